import { isFields } from '@/core/games/faults';
import type { Action } from '@/core/games/play';
import type { DealAsked, DealReplay } from '@/core/replay/deal-replay';
import { isPlayed, replayDeal } from '@/core/replay/deal-replay';
import { scoreRecord } from '@/core/replay/record';
import type { Voice } from '@/i18n/say';
import type { Locale } from '@/kernel/locale';
import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import { faultsOf } from './faults';
import type { Input } from './input';
import { readInputs } from './input';
import type { Exit, Output } from './output';
import { exits } from './output';
import { eachWithProgress } from './progress';
import { ofRecord, sayFaults } from './score';
import { scoreSheet } from './score-sheet';
import { tablePicture } from './table-picture';
import { tellState, tellTricks } from './trick-sheet';
import { voiceOf } from './voice';

export type ReplayOptions = {
  readonly json: boolean;
  readonly lang: Locale;
  /** Stop after so many actions and show the state and what may be done next. */
  readonly at?: number;
  /** The same once so many tricks lie. */
  readonly trick?: number;
  /** Which deal of a sitting, from 1; where absent every deal card by card, with `at` the last of them. */
  readonly deal?: number;
};

type Context = { readonly options: ReplayOptions; readonly voice: Voice; readonly output: Output };

/**
 * `ultimo replay FILE`: deals card by card, with every trick, and their scores; or one of them up to an
 * action.
 */
export async function replay(file: string, options: ReplayOptions, output: Output): Promise<Exit> {
  let exit: Exit = exits.done;
  await eachWithProgress(readInputs(file), (input) => {
    const voice = voiceOf(options.lang, 'value' in input ? input.value : null);
    if (!replayOne(input, { options, voice, output })) exit = exits.refused;
  });
  return exit;
}

function replayOne(input: Input, context: Context): boolean {
  const told = ofRecord(input, (record) => replayRecord(record, context));
  const { options, voice, output } = context;
  if (told.ok) output.out(told.value);
  else if (options.json) output.out(JSON.stringify({ errors: faultsOf(voice, told.refusal) }));
  else sayFaults(input, told.refusal, context);
  return told.ok;
}

type Telling = Outcome<string, readonly Problem[]>;

function replayRecord(record: unknown, context: Context): Telling {
  const { at, trick, deal } = context.options;
  const asked = deal === undefined ? playedIn(record) : [deal - 1];
  const last = asked.at(-1);
  if (last === undefined) return withoutCards(record);
  if (at === undefined && trick === undefined) return replayWhole(record, asked, context);
  const stop = { ...(at !== undefined && { until: at }), ...(trick !== undefined && { tricks: trick }) };
  return stopAt(record, { index: last, ...stop }, context);
}

/** What is wrong with the record comes first; a sound one has no deal to play back. */
function withoutCards(record: unknown): Outcome<never, readonly Problem[]> {
  const scored = scoreRecord(record);
  return scored.ok ? refuse([wrong('no-cards', 'actions')]) : scored;
}

function playedIn(record: unknown): readonly number[] {
  const deals: readonly unknown[] =
    isFields(record) && Array.isArray(record['deals']) ? record['deals'] : [record];
  return deals.flatMap((deal, index) => (isPlayed(deal) ? [index] : []));
}

/** The scores of the whole record; before them, for people, the tricks of the deals asked for. */
function replayWhole(record: unknown, asked: readonly number[], { options, voice }: Context): Telling {
  const scored = scoreRecord(record);
  if (!scored.ok) return scored;
  if (options.json) return { ok: true, value: JSON.stringify(scored.value) };
  const told: string[] = [];
  for (const index of asked) {
    const played = replayDeal(record, { index });
    if (!played.ok) return played;
    told.push(voice.t('cli.deal-number', { number: index + 1 }), tellTricks(voice, played.value));
  }
  return {
    ok: true,
    value: [...told, scoreSheet(voice, { record, derived: scored.value, bookings: false })].join('\n'),
  };
}

function stopAt(record: unknown, asked: DealAsked, { options, voice }: Context): Telling {
  const played = replayDeal(record, asked);
  if (!played.ok) return played;
  const legal = legalIn(played.value);
  if (options.json) return accept(JSON.stringify({ state: stateOf(played.value), legal }));
  const told = [tellTricks(voice, played.value), tablePicture(voice, played.value)];
  return accept([...told, ...tellState(voice, played.value, legal)].join('\n'));
}

const stateOf = ({ game, playback }: DealReplay) => game.play.view(playback.state);

const legalIn = ({ game, playback }: DealReplay): readonly Action[] => game.play.legal(playback.state);
