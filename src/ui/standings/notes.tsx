import { useTranslations } from '../words/translations';

/** Numbers of footnotes, each a link down to it. */
export function Notes({ notes }: { readonly notes: readonly number[] }) {
  const t = useTranslations('listing');
  return notes.map((number) => (
    <sup key={number}>
      <a href={`#note-${number}`} aria-label={t('footnote', { number })}>
        {number}
      </a>
    </sup>
  ));
}
