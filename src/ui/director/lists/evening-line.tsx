import { Link } from '@/i18n/navigation';
import { Amount } from '../../amount/amount';
import { markKey } from '../../standings/mark';
import { figureAddress } from '../../standings/packed-list';
import type { Tournament } from '../../tournament/answers';
import { useTranslations } from '../../words/translations';
import type { EveningLine as Line, EveningList } from '../answers';
import { BackToList } from './back-to-list';
import styles from './lists.module.css';

type Props = {
  readonly tournament: Tournament['id'];
  readonly list: EveningList;
  readonly line: Line;
};

/** What one person's figure is made of: rounds, tables, penalties. A table opens its deals and bookings. */
export function EveningLine({ tournament, list, line }: Props) {
  const t = useTranslations('eveningList');
  const inCells = new Set(line.cells.flatMap(({ penalties }) => penalties));
  const outside = list.penalties.filter(({ id, person }) => person === line.key && !inCells.has(id));
  return (
    <section className={styles.page}>
      <div>
        <h2>{t('person', { name: line.name })}</h2>
        <p className="soft">
          <Rank line={line} /> · {t('made')}
        </p>
      </div>
      <ul className={`sheet ${styles.line}`}>
        {line.cells.map((cell) => (
          <RoundPart key={cell.key} cell={cell} list={list} />
        ))}
        {outside.map((penalty) => (
          <li key={penalty.id}>
            <PenaltyWords penalty={penalty} />
            <Amount points={penalty.points} plus />
          </li>
        ))}
        <li className={styles.sum}>
          <strong>{t('sum')}</strong>
          <Amount points={line.points} plus />
        </li>
      </ul>
      <BackToList tournament={tournament} />
    </section>
  );
}

function Rank({ line: { rank, shared } }: Pick<Props, 'line'>) {
  const t = useTranslations('eveningList');
  if (rank === null) return t('under');
  return t(shared ? 'sharedPlace' : 'place', { rank });
}

type Cell = Line['cells'][number];

function RoundPart({ cell, list }: { readonly cell: Cell; readonly list: EveningList }) {
  const listing = useTranslations('listing');
  const penalties = list.penalties.filter(({ id }) => cell.penalties.includes(id));
  return (
    <li>
      <div className={styles.part}>
        <strong>{listing('roundTitle', { round: cell.key })}</strong>
        {cell.state !== 'played' && <span className="soft">{listing(`states.${markKey(cell.state)}`)}</span>}
        <Tables cell={cell} />
        <Substitute cell={cell} />
        {penalties.map((penalty) => (
          <span key={penalty.id}>
            <PenaltyWords penalty={penalty} /> <Amount points={penalty.points} plus />
          </span>
        ))}
      </div>
      <Amount points={cell.points} plus />
    </li>
  );
}

function Tables({ cell: { tables, deals } }: { readonly cell: Cell }) {
  const t = useTranslations('eveningList');
  return tables.map((at) => (
    <Link key={at.sitting} className={styles.link} href={figureAddress(at)}>
      <span>{t('table', { table: at.table })}</span>
      <span className="soft">{t('deals', { count: deals })}</span>
      <Amount points={at.points} plus />
    </Link>
  ));
}

function Substitute({ cell: { substitute, state } }: { readonly cell: Cell }) {
  const t = useTranslations('eveningList');
  if (!substitute) return null;
  const words = state === 'given' ? 'playedFor' : 'substitutedBy';
  return <span>{t(words, { name: substitute.name, points: substitute.points })}</span>;
}

type PenaltyProps = { readonly penalty: EveningList['penalties'][number] };

function PenaltyWords({ penalty: { why } }: PenaltyProps) {
  const t = useTranslations('eveningList');
  const penalty = useTranslations('penalty');
  return <span>{t('penaltyLine', { why: why ?? penalty('noReason') })}</span>;
}
