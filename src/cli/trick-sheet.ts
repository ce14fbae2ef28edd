import Table from 'cli-table3';
import type { Action } from '@/core/games/play';
import type { DealReplay } from '@/core/replay/deal-replay';
import type { Voice } from '@/i18n/say';
import { sayName } from '@/i18n/say';

/** A row a trick: who led, what was laid in order of turn, who won it. */
export function tellTricks(voice: Voice, { game, playback }: DealReplay): string {
  const { tricks, trick, skat } = game.play.view(playback.state);
  const head = [voice.t('cli.trick'), voice.t('cli.led'), voice.t('cli.cards'), voice.t('cli.won')];
  const table = new Table({ head, style: { head: [], border: [], compact: true } });
  for (const [index, { cards, winner }] of tricks.entries()) {
    table.push([String(index + 1), nameOf(voice, cards[0]?.seat), cardsOf(cards), sayName(voice, winner)]);
  }
  if (trick.length > 0)
    table.push([String(tricks.length + 1), nameOf(voice, trick[0]?.seat), cardsOf(trick), '…']);
  const laid = skat.length > 0 ? [`${voice.t('cli.skat')}: ${skat.join(' ')}`] : [];
  return [...laid, table.toString()].join('\n');
}

const nameOf = (voice: Voice, seat: number | undefined): string =>
  seat === undefined ? '' : sayName(voice, seat);

const cardsOf = (cards: readonly { readonly card: string }[]): string =>
  cards.map(({ card }) => card).join('  ');

/** Where the deal stands: phase, hands, who is to act, and every action the rules allow. */
export function tellState(
  voice: Voice,
  { game, playback }: DealReplay,
  legal: readonly Action[],
): readonly string[] {
  const { phase, turn, hands } = game.play.view(playback.state);
  const phaseName = voice.t(`games.${game.id}.phases.${phase}`);
  return [
    voice.t('cli.after', { count: playback.done }),
    `${phaseName}${turn === null ? '' : ` · ${voice.t('cli.to-act', { name: sayName(voice, turn) })}`}`,
    ...hands.flatMap((hand, seat) => (hand === null ? [] : [`  ${sayName(voice, seat)}: ${hand.join(' ')}`])),
    voice.t('cli.legal', { count: legal.length }),
    ...legal.slice(0, mostShown).map((action) => `  ${JSON.stringify(action)}`),
    ...(legal.length > mostShown ? [`  ${voice.t('cli.more', { count: legal.length - mostShown })}`] : []),
  ];
}

/** A discard may have thousands of choices; `--json` gives them all. */
const mostShown = 40;
