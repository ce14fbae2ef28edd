import type { FigureLabel, FigureRow, FigureTable, PotFigure } from '@/core/games/figure-table';
import { isBracket } from '@/core/games/figure-table';
import { sayPhrase, type Voice } from '@/i18n/say';
import { signed } from '@/i18n/sign';
import { type Pot, pots } from '@/kernel/booking';
import { Amount } from '../amount/amount';
import styles from './rules.module.css';

type Props = { readonly tables: readonly FigureTable[]; readonly voice: Voice };

/** What the rules pay, table by table. */
export function FigureTables({ tables, voice }: Props) {
  return (
    <div className={styles.figures}>
      {tables.map((table) => (
        <Figures key={table.id} table={table} voice={voice} />
      ))}
    </div>
  );
}

function Figures({ table, voice }: { readonly table: FigureTable; readonly voice: Voice }) {
  const { t } = voice;
  const cups = pots.filter((pot) => table.rows.some((row) => row.pots[pot] !== undefined));
  const each = table.rows.some((row) => row.each !== null);
  return (
    <table className={styles.figure} data-table={table.id}>
      <caption>{sayPhrase(voice, table.title)}</caption>
      <thead>
        <tr>
          <th scope="col">
            {t(table.rows.some(({ label }) => isBracket(label)) ? 'rules.points' : 'rules.event')}
          </th>
          {each && <th scope="col">{t('rules.each')}</th>}
          {cups.map((pot) => (
            <th key={pot} scope="col">
              {t(`rules.pots.${pot}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, at) => (
          <Row key={at} row={row} voice={voice} columns={{ each, cups }} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = {
  readonly row: FigureRow;
  readonly voice: Voice;
  readonly columns: { readonly each: boolean; readonly cups: readonly Pot[] };
};

function Row({ row, voice, columns: { each, cups } }: RowProps) {
  return (
    <tr>
      <th scope="row">{sayLabel(voice, row.label)}</th>
      {each && (
        <td>{(row.each !== null || isBracket(row.label)) && <Amount points={row.each ?? 0} plus />}</td>
      )}
      {cups.map((pot) => (
        <td key={pot}>{sayPot(voice, row.pots[pot])}</td>
      ))}
    </tr>
  );
}

function sayLabel(voice: Voice, label: FigureLabel): string {
  if (!isBracket(label)) return capital(sayPhrase(voice, label));
  return label.from === label.to ? String(label.from) : voice.t('rules.bracket', label);
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function sayPot(voice: Voice, figure: PotFigure | undefined): string {
  if (figure === undefined) return '';
  return typeof figure === 'number' ? signed(figure, true) : voice.t(`rules.${figure}`);
}
