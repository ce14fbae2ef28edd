import type { Problem } from '@/kernel/problem';
import { below, wrong } from '@/kernel/problem';
import type { Fields } from '../games/faults';
import type { AnyGame, DealContext, Difference } from '../games/game';
import { playBack } from './playback';

type Context = DealContext<unknown, unknown>;

/** What a deal's record says: its result, that it stops early, or its faults (paths from the deal). */
export type ReadRecord =
  | { readonly type: 'read'; readonly result: unknown; readonly differences: readonly Difference[] }
  | { readonly type: 'unfinished' }
  | { readonly type: 'faulty'; readonly problems: readonly Problem[] };

/**
 * A result alone is checked in full. Beside cards and actions the replay counts: of the claim only the form
 * is asked, and it may not stand beside actions that stop early.
 */
export function readRecord(game: AnyGame, deal: Fields, at: Context): ReadRecord {
  const played = 'cards' in deal && 'actions' in deal;
  if (played) return 'result' in deal ? readBoth(game, deal, at) : readPlayed(game, deal, at);
  return 'result' in deal ? readClaim(game, deal.result, at) : { type: 'faulty', problems: [] };
}

function readClaim(game: AnyGame, claim: unknown, at: Context): ReadRecord {
  const { result, problems } = game.scoring.check(claim, at);
  if (problems.length > 0) return faulty(below('result', problems));
  return { type: 'read', result, differences: [] };
}

function readPlayed(game: AnyGame, { cards, actions }: Fields, at: Context): ReadRecord {
  const played = playBack(game, { cards, actions }, at);
  if (!played.ok) return faulty(played.refusal);
  const { result } = played.value;
  return result === null ? { type: 'unfinished' } : { type: 'read', result, differences: [] };
}

function readBoth(game: AnyGame, deal: Fields, at: Context): ReadRecord {
  const played = readPlayed(game, deal, at);
  const form = below('result', formProblems(game, deal.result, at));
  if (played.type === 'faulty') return faulty([...form, ...played.problems]);
  if (played.type === 'unfinished') return faulty([...form, wrong('unfinished-deal', 'actions')]);
  if (form.length > 0) return faulty(form);
  const { result, differences, problems } = game.scoring.reconcile(deal.result, played.result, at);
  return problems.length > 0 ? faulty(below('result', problems)) : { type: 'read', result, differences };
}

/** A claim has a result exactly if its form is sound. */
function formProblems(game: AnyGame, claim: unknown, at: Context): readonly Problem[] {
  const { result, problems } = game.scoring.check(claim, at);
  return result === null ? problems : [];
}

const faulty = (problems: readonly Problem[]): ReadRecord => ({ type: 'faulty', problems });
