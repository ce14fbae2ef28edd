import type * as z from 'zod/mini';
import type { JsonObject } from '@/kernel/event';

/**
 * The definition of an event: its type, the version of its shape, and the schema of its data in that version.
 */
export type Fact<Type extends string, Data> = {
  readonly type: Type;
  readonly schema: number;
  readonly data: z.ZodMiniType<Data>;
};

/** An event of this definition, as `evolve` takes it and a decision makes it. */
export type EventOf<F> = F extends Fact<infer Type, infer Data>
  ? { readonly type: Type; readonly schema: number; readonly data: Readonly<Data> & JsonObject }
  : never;

export const fact = <const Type extends string, Data>(
  type: Type,
  schema: number,
  data: z.ZodMiniType<Data>,
): Fact<Type, Data> => ({ type, schema, data });

/**
 * A new event. Its data is parsed, so that nothing can be appended that could not be read again. The fact
 * alone says of what type the data is: a word of a closed set would else be taken for any text.
 */
export function happened<Type extends string, Data>(
  { type, schema, data: shape }: Fact<Type, Data>,
  data: NoInfer<Data>,
): EventOf<Fact<Type, Data>> {
  return asEvent({ type, schema, data: shape.parse(data) });
}

const asEvent = <Type extends string, Data>(event: object) => event as EventOf<Fact<Type, Data>>;
