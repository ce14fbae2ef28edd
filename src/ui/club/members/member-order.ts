import type { MemberListed } from '../../remote/answers';

/** Which of them a list shows. */
export const circles = ['member', 'guest', 'former', 'all'] as const;
export type Circle = (typeof circles)[number];

export const orders = ['name', 'number', 'joined', 'seen'] as const;
export type Order = (typeof orders)[number];

/** What a reader wants to see; it stands in the page's address, so that a list can be sent to somebody. */
export type Wanted = { readonly q: string; readonly circle: Circle; readonly order: Order };

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

export const wantedIn = ({ q, circle, order }: Query): Wanted => ({
  q: typeof q === 'string' ? q : '',
  circle: circles.find((one) => one === circle) ?? 'member',
  order: orders.find((one) => one === order) ?? 'name',
});

/** The members that fit, in order. `q` is looked for in name, number, address and telephone. */
export const fitting = (members: readonly MemberListed[], { q, circle, order }: Wanted) =>
  members
    .filter((member) => (circle === 'all' || member.kind === circle) && isFound(member, q))
    .toSorted((a, b) => byOrder[order](a, b) || byName(a, b));

function isFound({ name, number, email, phone }: MemberListed, q: string): boolean {
  const words = plain(q).split(/\s+/);
  const text = plain([name, number, email, phone].join(' '));
  return words.every((word) => text.includes(word));
}

const plain = (text: string): string => text.normalize('NFC').toLocaleLowerCase('da').trim();

type Compare = (a: MemberListed, b: MemberListed) => number;

const byName: Compare = (a, b) => a.name.localeCompare(b.name, 'da');
const last = Number.MAX_SAFE_INTEGER;

/** Who has no number, no date, comes last. */
const byOrder: Readonly<Record<Order, Compare>> = {
  name: byName,
  number: (a, b) => (a.number ?? last) - (b.number ?? last),
  joined: (a, b) => (joinedOf(a) ?? '~').localeCompare(joinedOf(b) ?? '~'),
  seen: (a, b) => (b.lastSeen ?? '').localeCompare(a.lastSeen ?? ''),
};

type Stays = Pick<MemberListed, 'stays'>;

/** Since when somebody is a member, or was the last time. */
export const joinedOf = ({ stays }: Stays): string | null => stays.at(-1)?.joined ?? null;

/** When he left, if he did. */
export const leftOf = ({ stays }: Stays): string | null => stays.at(-1)?.left ?? null;
