import { useRouter } from '@/i18n/navigation';

/**
 * For an element with many links that say `data-to`, an address below the language: one listener follows them
 * without loading the page anew, and opens the row that was pressed beside its links. Without a script they
 * are links like others, and rows are not pressed.
 */
export function useOpening(): (element: HTMLElement | null) => (() => void) | undefined {
  const router = useRouter();
  return (element) => {
    const open = (event: MouseEvent): void => {
      const to = toOpen(event);
      if (to === null) return;
      event.preventDefault();
      router.push(to);
    };
    element?.addEventListener('click', open);
    return () => element?.removeEventListener('click', open);
  };
}

function toOpen(event: MouseEvent): string | null {
  const { target } = event;
  if (event.metaKey || event.ctrlKey || event.shiftKey || !(target instanceof Element)) return null;
  if (target.closest('button, [data-note]')) return null;
  return target.closest<HTMLElement>('[data-to]')?.dataset.to ?? null;
}
