import type { Draft } from '@/core/games/sheet';
import type { Table } from '@/core/games/table';
import { previewDeal } from '@/core/replay/preview';
import { openSitting, type SittingFold } from '@/core/replay/sitting-fold';
import { applyChange, applyDeal } from '@/core/replay/sitting-step';
import type { Outcome } from '@/kernel/outcome';
import type { Seat } from '@/kernel/seat';
import type { Foreseen } from '../entry/sheet-form';
import type { TableView } from '../remote/answers';
import type { Played } from './deal-sheet';

type Asked = {
  readonly view: TableView;
  readonly played: Played;
  readonly table: Table;
  /** From 1: the next deal, or one that is corrected. */
  readonly number: number;
};

/**
 * What a draft would come to as deal `number` of this table: by the engine itself, over the table's own
 * record. The deals before it are replayed once.
 */
export function foresight({ view, played, table, number }: Asked): (draft: Draft) => Foreseen {
  const fold = foldBefore(view, number);
  return (draft) => {
    const claim = played.game.sheet.read(played.rules, table, draft);
    const { problems, ...forecast } = previewDeal(fold, table.dealer, claim);
    return { forecast, problems };
  };
}

/**
 * The sitting as deal `number` finds it. Its record has been replayed on the server: a fault in it is a bug.
 */
function foldBefore({ record }: TableView, number: number): SittingFold {
  const { game, rules, players, changes = [] } = record;
  let fold = sound(openSitting({ game, rules, seats: players.length, present: presentAtFirst(record) }));
  for (let index = 0; index < number; index++) {
    for (const { before, ...change } of changes)
      if (before === index) fold = sound(applyChange(fold, change)).fold;
    if (index < number - 1) fold = sound(applyDeal(fold, record.deals[index])).fold;
  }
  return fold;
}

/** Everybody but those whose first change is that they join. */
function presentAtFirst({ players, changes = [] }: TableView['record']): readonly Seat[] {
  const late = (seat: Seat) => changes.find((change) => change.seat === seat)?.type === 'join';
  return players.map((_, seat) => seat).filter((seat) => !late(seat));
}

function sound<Value>(outcome: Outcome<Value, unknown>): Value {
  if (!outcome.ok) throw new Error(`a record does not replay: ${JSON.stringify(outcome.refusal)}`);
  return outcome.value;
}
