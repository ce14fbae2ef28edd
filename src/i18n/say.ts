import type { Params, Phrase } from '@/kernel/phrase';
import type { Problem } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';
import { signed } from './sign';
import type { Translator } from './translation';

/** Who speaks: the words of a language, the game they are about (its id), and the names by seat. */
export type Voice = {
  readonly t: Translator;
  readonly game: string;
  readonly names: readonly string[];
};

/** A key of the game's words, from the catalogue's top. */
export const gameKey = ({ game }: Voice, key: string): string => `games.${game}.${key}`;

/** The name of who sits there; "seat 3" where nobody is named. */
export const sayName = ({ t, names }: Voice, seat: Seat): string =>
  names[seat] ?? t('seat', { number: seat + 1 });

/** A sentence of the game's words. */
export const sayPhrase = (voice: Voice, { key, params = {} }: Phrase): string =>
  voice.t(gameKey(voice, key), sayParams(voice, params));

/** `HQ` as "queen of hearts". A code that is no card stays as it is written. */
export function sayCard(voice: Voice, code: string): string {
  const parts = /^([SHDCTX])([KQNJA]|\d*)$/.exec(code);
  if (!parts) return code;
  const [, suit = '', rank = ''] = parts;
  const named = gameKey(voice, `cards.${code}`);
  if (voice.t.has(named)) return voice.t(named);
  const ranked = gameKey(voice, `cards.ranks.${suit === 'T' ? 'tarok' : rank}`);
  const key = voice.t.has(ranked) ? ranked : gameKey(voice, 'cards.ranks.pip');
  return voice.t(key, { suit: saySuit(voice, suit), rank });
}

/** `H` as "hearts", `T` as "taroks". */
export function saySuit(voice: Voice, letter: string): string {
  const key = gameKey(voice, `suits.${letter}`);
  return voice.t.has(key) ? voice.t(key) : letter;
}

/** A code of `entries` as a short label: "king bagud". */
export const sayReason = (voice: Voice, reason: string): string => sayOwn(voice, `reasons.${reason}`, {});

/**
 * What is wrong and what would be right. Of a rule of play that would be broken (`params.rule`) the rule is
 * said: "trick 7: must follow hearts". The game's sentence comes before the product's.
 */
export function sayProblem(voice: Voice, { code, path, params = {} }: Problem): string {
  const rule = gameKey(voice, `breaches.${code}.${params['rule']}`);
  const said = sayParams(voice, params);
  if (voice.t.has(rule)) return voice.t(rule, said);
  return sayOwn(voice, `problems.${code}`, { ...unsaid, ...placeOf(path), ...said });
}

/** Where it is, for sentences that say so: the last name of the path, with a number that follows it. */
function placeOf(path: string): Params {
  const [place = '', name = '', number] = /([^.]+?)(?:\.(\d+))?$/.exec(path) ?? [];
  if (place === '') return { place, part: 'top' };
  return { place, part: number === undefined && ['hands', 'talon'].includes(name) ? name : 'other' };
}

/** The forms in which one code may come: what a check did not say, a sentence passes over. */
const unsaid = { rule: 'other', expected: 'other', kind: 'other', about: 'other' };

/** The game's words under this key, else the product's, else the code itself, so that nothing is hidden. */
function sayOwn(voice: Voice, key: string, params: Params): string {
  const { t } = voice;
  if (t.has(gameKey(voice, key))) return t(gameKey(voice, key), params);
  return t.has(key) ? t(key, params) : t('unknown', { code: key.slice(key.indexOf('.') + 1) });
}

/** Why a write was refused, in a sentence; its problems are said one by one with `sayProblem`. */
export const sayRefusal = (voice: Voice, refusal: Refused): string =>
  sayOwn(voice, `refusals.${refusal.code}`, sayParams(voice, refusal.params ?? {}));

type Refused = { readonly code: string; readonly params?: Params };

/** Values that choose a branch of a sentence: ICU allows no hyphen in a branch's name. */
const choosers: readonly string[] = ['about', 'expected', 'reason', 'kind'];

/** Seats, cards and suits become words, amounts below zero get a true minus; all else stays. */
const sayParams = (voice: Voice, params: Params): Params =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, sayParam(voice, name, value)]));

function sayParam(voice: Voice, name: string, value: string | number): string | number {
  if ((name === 'seat' || name === 'other') && typeof value === 'number') return sayName(voice, value);
  if (name === 'card') return sayCard(voice, String(value));
  if (name === 'suit') return saySuit(voice, String(value));
  if (choosers.includes(name)) return String(value).replaceAll('-', '_');
  return typeof value === 'number' && value < 0 ? signed(value) : value;
}
