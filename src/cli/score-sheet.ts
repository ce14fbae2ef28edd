import Table from 'cli-table3';
import { isFields } from '@/core/games/faults';
import type { Pots } from '@/core/games/game';
import type { Derived, DerivedChange, DerivedDeal } from '@/core/replay/derived';
import type { Voice } from '@/i18n/say';
import { sayName } from '@/i18n/say';
import { sayMovement } from '@/i18n/say-movement';
import { signed } from '@/i18n/sign';
import type { Booking } from '@/kernel/booking';
import { movementsOf } from '@/kernel/movement';

/** What is told: the record, what it derives, and whether every deal's bookings are told too. */
export type Told = { readonly record: unknown; readonly derived: Derived; readonly bookings: boolean };

/**
 * A readable score sheet: a row a deal, what people won and lost, what the cups hold, totals at the bottom.
 */
export function scoreSheet(voice: Voice, told: Told): string {
  const rows = rowsOf(voice, told);
  // The last column holds notes; most sheets have none.
  const width = rows.some((row) => row.at(-1) !== '') ? undefined : -1;
  const head = headOf(voice, told).slice(0, width);
  const table = new Table({ head, style: { head: [], border: [], compact: true } });
  table.push(...rows.map((row) => row.slice(0, width)));
  return [titleOf(voice, told.record), table.toString(), ...tellBookings(voice, told)].join('\n');
}

function titleOf(voice: Voice, record: unknown): string {
  const { rules } = isFields(record) ? record : {};
  const preset = isFields(rules) ? rules['preset'] : rules;
  const name = voice.t(`games.${voice.game}.name`);
  const key = `games.${voice.game}.presets.${String(preset)}`;
  const rulesName = voice.t.has(key) ? voice.t(key) : '';
  const changed = isFields(rules) && Object.keys(rules).some((option) => option !== 'preset');
  return [name, rulesName, changed ? voice.t('cli.changed-rules') : '']
    .filter((part) => part !== '')
    .join(' · ');
}

const cupsOf = ({ derived }: Told): readonly ('king' | 'pagat')[] =>
  (['king', 'pagat'] as const).filter((pot) => pot in derived.pots);

const headOf = (voice: Voice, told: Told): string[] => [
  voice.t('cli.deal'),
  voice.t('cli.dealer'),
  ...told.derived.totals.map((_, seat) => sayName(voice, seat)),
  ...cupsOf(told).map((pot) => voice.t(`accounts.${pot}`)),
  '',
];

type Cell = string | { readonly content: string; readonly hAlign: 'right' };
type Row = readonly Cell[];

function rowsOf(voice: Voice, told: Told): readonly Row[] {
  const { derived } = told;
  const { deals, changes = [], closing } = derived;
  const rows = deals.flatMap((deal, index) => [
    ...changes.filter(({ before }) => before === index).map((change) => changeRow(voice, told, change)),
    dealRow(voice, told, { deal, index }),
  ]);
  const late = changes
    .filter(({ before }) => before >= deals.length)
    .map((change) => changeRow(voice, told, change));
  const closed = closing
    ? [amountsRow(told, { label: voice.t('cli.closing'), net: closing.net, pots: derived.pots })]
    : [];
  const totals = amountsRow(told, { label: voice.t('cli.total'), net: derived.totals, pots: derived.pots });
  return [...rows, ...late, ...closed, totals];
}

const changeRow = (voice: Voice, told: Told, { net, pots }: DerivedChange): Row =>
  amountsRow(told, { label: voice.t('cli.change'), net, pots });

type Line = {
  readonly label: string;
  readonly dealer?: string;
  readonly net: readonly number[];
  readonly pots: Pots;
  readonly note?: string;
};

function amountsRow(told: Told, { label, dealer = '', net, pots, note = '' }: Line): Row {
  const amounts = net.map((amount) => right(signed(amount, true)));
  return [label, dealer, ...amounts, ...cupsOf(told).map((pot) => right(String(pots[pot] ?? ''))), note];
}

const right = (content: string): Cell => ({ content, hAlign: 'right' });

type NumberedDeal = { readonly deal: DerivedDeal; readonly index: number };

function dealRow(voice: Voice, told: Told, { deal, index }: NumberedDeal): Row {
  const dealer = dealerOf(voice, told.record, index);
  const label = String(index + 1);
  if ('unfinished' in deal)
    return amountsRow(told, { label, dealer, net: [], pots: {}, note: voice.t('cli.unfinished') });
  return amountsRow(told, { label, dealer, net: deal.net, pots: deal.pots, note: noteOf(voice, deal) });
}

function dealerOf(voice: Voice, record: unknown, index: number): string {
  const deals: readonly unknown[] =
    isFields(record) && Array.isArray(record['deals']) ? record['deals'] : [record];
  const deal = deals[index];
  return isFields(deal) && typeof deal['dealer'] === 'number' ? sayName(voice, deal['dealer']) : '';
}

function noteOf(voice: Voice, deal: Exclude<DerivedDeal, { unfinished: true }>): string {
  if ('struck' in deal) return voice.t('cli.struck');
  if ('amounts' in deal) return voice.t('cli.amounts');
  return deal.differences.length > 0 ? voice.t('cli.differences', { count: deal.differences.length }) : '';
}

/** A lone deal tells its bookings unasked: there is nothing else to see. */
function tellBookings(voice: Voice, { record, derived, bookings }: Told): readonly string[] {
  const lone = !(isFields(record) && 'players' in record);
  if (!bookings && !lone)
    return derived.deals.flatMap((deal, index) => tellDifferences(voice, { deal, index }));
  const deals = derived.deals.flatMap((deal, index) => [
    ...('unfinished' in deal
      ? []
      : tellEntries(voice, voice.t('cli.deal-number', { number: index + 1 }), deal.entries)),
    ...tellDifferences(voice, { deal, index }),
  ]);
  const closing = derived.closing ? tellEntries(voice, voice.t('cli.closing'), derived.closing.entries) : [];
  return [...deals, ...closing];
}

function tellEntries(voice: Voice, title: string, entries: readonly Booking[]): readonly string[] {
  const lines = movementsOf(entries).map((movement) => {
    const { who, sentence } = sayMovement(voice, movement);
    return `  ${who === null ? '' : `${who}: `}${sentence}`;
  });
  return [title, ...lines];
}

function tellDifferences(voice: Voice, { deal, index }: NumberedDeal): readonly string[] {
  if (!('differences' in deal)) return [];
  return deal.differences.map(({ path, claimed, replayed }) =>
    voice.t('cli.difference', {
      number: index + 1,
      path,
      claimed: JSON.stringify(claimed),
      replayed: JSON.stringify(replayed),
    }),
  );
}
