import CliTable from 'cli-table3';
import { signed } from '@/i18n/sign';
import { translatorFor } from '@/i18n/translator';
import type { Locale } from '@/kernel/locale';
import type { Line } from '@/league/standings/ranking';
import type { Table } from '@/league/standings/table';
import { printable } from './voice';

type Asked = { readonly lang: Locale };

/** A list for a terminal: rank, name, points, evenings; dropped results in brackets behind. */
export function standingsPicture(
  { lines, open }: Table,
  names: ReadonlyMap<string, string>,
  { lang }: Asked,
): string {
  const t = translatorFor(lang);
  const head = ['rank', 'name', 'points', 'evenings', 'dropped'].map((key) => t(`cli.standings.${key}`));
  const table = new CliTable({ head, style: { head: [], border: [], compact: true } });
  for (const line of lines) table.push(row(line, printable(names.get(line.key) ?? ''), lang));
  const note = open.length > 0 ? [t('cli.standings.provisional', { count: open.length })] : [];
  return [table.toString(), ...note].join('\n');
}

const right = (content: string) => ({ content, hAlign: 'right' }) as const;

function row({ rank, points, of, parts }: Line, name: string, lang: Locale) {
  const dropped = parts.filter(({ counted }) => !counted).map((part) => signed(part.points));
  return [
    right(rank === null ? '–' : String(rank)),
    name,
    right(of === 1 ? signed(points) : mean(points / of, lang)),
    right(String(parts.filter(({ played }) => played).length)),
    dropped.join(' '),
  ];
}

const mean = (value: number, lang: Locale): string =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
