/** Of whom a list is. */
export const kinds = ['persons', 'clubs', 'teams', 'compass'] as const;
export type Kind = (typeof kinds)[number];

/**
 * What the address of a list asks for. `round`: as it stood after it; `only`: that round alone; `show`: the
 * same as it stands in the address; `counting`: how many of a club count, null: all.
 */
export type Asked = {
  readonly kind: Kind;
  readonly show: string;
  readonly round: number | null;
  readonly only: number | null;
  readonly counting: number | null;
};

type Said = string | readonly string[] | undefined;

/** Reads an address; what it does not understand is left out. */
export function askedIn(search: Readonly<Record<string, Said>>): Asked {
  const show = textOf(search['show']);
  const [, way, round] = /^(after|only)-([1-9]\d{0,2})$/.exec(show) ?? [];
  const number = round === undefined ? null : Number(round);
  const counting = /^[1-9]\d?$/.exec(textOf(search['counting']));
  return {
    kind: kinds.find((one) => one === search['list']) ?? 'persons',
    show: number === null ? '' : show,
    round: way === 'after' ? number : null,
    only: way === 'only' ? number : null,
    counting: counting ? Number(counting[0]) : null,
  };
}

const textOf = (said: Said): string => (typeof said === 'string' ? said : '');
