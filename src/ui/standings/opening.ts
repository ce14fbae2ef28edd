import { useRouter } from '@/i18n/navigation';

/**
 * For an element with many plain links: one listener follows them without loading the page anew, and opens
 * the row that was pressed beside its links, if it says with `data-to` what it opens, below the language.
 * Without a script they are links like others, and rows are not pressed.
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
  if (target.closest('button')) return null;
  const link = target.closest('a')?.getAttribute('href');
  if (link !== undefined && link !== null) return belowLanguage(link);
  return target.closest<HTMLElement>('[data-to]')?.dataset.to ?? null;
}

/** `/da/tables/a` as `/tables/a`; null for what is no address of the product: a note on this page. */
const belowLanguage = (href: string): string | null => /^\/[a-z]{2}(\/.*)$/.exec(href)?.[1] ?? null;
