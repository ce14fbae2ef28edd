import type { CardPlayed, PlayView } from '@/core/games/play';
import type { DealReplay } from '@/core/replay/deal-replay';
import type { Voice } from '@/i18n/say';
import { sayName } from '@/i18n/say';

/**
 * The table seen from above, in letters: the first seat at the bottom, the others as they sit around it. In
 * front of each what lies there of the trick, or of the last one; `▸` is to act, the number is how many
 * cards are in hand.
 */
export function tablePicture(voice: Voice, { game, table, playback }: DealReplay): string {
  const view = game.play.view(playback.state);
  const [own = 0, ...round] = [...table.active].sort((a, b) => a - b);
  const far = game.seating.anticlockwise ? round.reverse() : round;
  const places = far.map((seat) => placeOf(voice, view, seat));
  const width = Math.max(...[...places, placeOf(voice, view, own)].flat().map((line) => line.length)) + 4;
  const top = [0, 1, 2].map((row) => places.map((place) => centred(place[row] ?? '', width)).join(''));
  const across = width * places.length;
  const bottom = [...placeOf(voice, view, own)].reverse().map((line) => centred(line, across));
  return [
    `┌${'─'.repeat(across)}┐`,
    ...[...top, ' '.repeat(across), ...bottom].map((line) => `│${line}│`),
    `└${'─'.repeat(across)}┘`,
  ].join('\n');
}

/** Name, cards in hand, the card in front: from the edge of the table to its middle. */
function placeOf(voice: Voice, view: PlayView, seat: number): readonly [string, string, string] {
  const mark = view.turn === seat ? '▸ ' : '';
  const laid = onTable(view).find((played) => played.seat === seat);
  return [`${mark}${sayName(voice, seat)}`, `(${view.hands[seat]?.length ?? 0})`, laid?.card ?? '·'];
}

/** The trick on the table; before its first card the one that was won last. */
const onTable = ({ trick, tricks }: PlayView): readonly CardPlayed[] =>
  trick.length > 0 ? trick : (tricks.at(-1)?.cards ?? []);

function centred(text: string, width: number): string {
  const left = Math.floor((width - text.length) / 2);
  return `${' '.repeat(left)}${text}`.padEnd(width);
}
