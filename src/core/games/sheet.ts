import type { Phrase } from '@/kernel/phrase';
import type { Seat } from '@/kernel/seat';
import type { Table } from './table';

/**
 * The score sheet of a game as data: what a scorer is asked, in the order in which it happens at the table.
 * The one form of the product is drawn from it. A draft is what has been filled in so far, flat: key of a
 * field → value.
 */
export interface Sheet<Rules, Result> {
  /** What to ask now: depends on the rules, on who sits where, and on what is filled in already. */
  sections(rules: Rules, table: Table, draft: Draft): readonly Section[];
  /** The draft as a record's `result`, as far as it is filled in. */
  read(rules: Rules, table: Table, draft: Draft): unknown;
  /**
   * A result as a draft, to correct it. `read` of it gives the same result up to the order within its
   * lists.
   */
  write(rules: Rules, table: Table, result: Result): Draft;
}

export type DraftValue = string | number | boolean;

/** Keys are dotted (`taroks.2` = the taroks declared by seat 2). A field that is not filled in is absent. */
export type Draft = Readonly<Record<string, DraftValue>>;

export type Section = {
  /** Stable: names the section in tests and addresses. */
  readonly id: string;
  readonly title: Phrase;
  /** A sentence that explains what is asked, where a newcomer would wonder. */
  readonly hint?: Phrase;
  readonly fields: readonly Field[];
  /** Seldom needed (fines, adjustments …): drawn closed until opened or filled. */
  readonly seldom?: boolean;
};

/** `seat` says whose field it is; the form shows the name beside `label`. */
type FieldBase = { readonly key: string; readonly label: Phrase; readonly seat?: Seat };

export type Field =
  | (FieldBase & { readonly kind: 'choice'; readonly options: readonly Option[] })
  | (FieldBase & {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly note?: Phrase;
    })
  | (FieldBase & { readonly kind: 'toggle' })
  | (FieldBase & { readonly kind: 'text'; readonly max: number });

/**
 * A choice that is impossible beside what is filled in has the reason in `barred`. Tap again to unset is
 * the form's.
 */
export type Option = { readonly value: string; readonly label: Phrase; readonly barred?: Phrase };
