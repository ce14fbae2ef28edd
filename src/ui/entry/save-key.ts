import { useEffect, type RefObject } from 'react';

/** Ctrl + Enter (on a Mac also ⌘ + Enter) anywhere in the form sends it off. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const shown = form.current;
    const press = (event: KeyboardEvent) => void (isSaveKey(event) && shown?.requestSubmit());
    shown?.addEventListener('keydown', press);
    return () => shown?.removeEventListener('keydown', press);
  }, [form]);
}

const isSaveKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey);
