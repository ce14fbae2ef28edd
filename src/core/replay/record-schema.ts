import * as z from 'zod/mini';
import type { AnyGame } from '../games/game';

const seat = z.int().check(z.minimum(0));
const text = z.string();

const Booking = z.strictObject({
  from: text,
  to: text,
  amount: z.int().check(z.minimum(1)),
});

const Cards = z.strictObject({
  hands: z.array(z.nullable(z.array(text))),
  talon: z.array(text),
});

/** An action of any game; which fields it has, its game says. */
const Action = z.looseObject({ type: text, seat: z.optional(seat) });

const Change = z.strictObject({
  before: z.int().check(z.minimum(0)),
  type: z.enum(['join', 'leave']),
  seat,
});

/** The ways to write a deal down: a claim, card by card, both, struck, sums only. */
const dealForms = (result: z.ZodMiniType) => {
  const played = { cards: Cards, actions: z.array(Action) };
  return [
    { dealer: seat, result },
    { dealer: seat, ...played },
    { dealer: seat, result, ...played },
    { dealer: seat, struck: z.literal(true), why: z.optional(text), again: z.optional(z.boolean()) },
    { dealer: seat, amounts: z.array(Booking) },
  ];
};

/** Everything that may stand in a file as a record of this game: a lone deal, or a sitting. */
function recordForm(game: AnyGame, rules: z.ZodMiniType): z.ZodMiniType {
  const deals = dealForms(game.scoring.form);
  const head = { game: z.literal(game.id), rules: z.optional(rules) };
  const sitting = z.strictObject({
    format: z.literal('tarok-sitting/1'),
    ...head,
    players: z.array(text),
    deals: z.optional(z.array(z.union(deals.map((fields) => z.strictObject(fields))))),
    ...(game.seating.changes && { changes: z.optional(z.array(Change)) }),
    closed: z.optional(z.boolean()),
  });
  return z.union([sitting, ...deals.map((fields) => z.strictObject({ ...head, seats: seat, ...fields }))]);
}

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * The records of a game as JSON Schema, for programs that write them. It says the form; what the rules ask
 * beyond it (who may deal, points that add up …) is said when a record is read.
 */
export function recordSchema(game: AnyGame): JsonSchema {
  const rules = z.unknown();
  const schema = z.toJSONSchema(recordForm(game, rules), {
    io: 'input',
    reused: 'ref',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === rules) Object.assign(jsonSchema, rulesSchema(game));
    },
  });
  return { title: `Records of ${game.id}`, ...schema };
}

/** A preset's name, or options that are changed, beside the preset they are changed in. */
function rulesSchema({ rules }: AnyGame): JsonSchema {
  const preset = { type: 'string', enum: rules.presets.map(({ id }) => id) } as const;
  const { properties, additionalProperties } = z.toJSONSchema(rules.form, { io: 'input' });
  return { anyOf: [preset, { type: 'object', properties: { preset, ...properties }, additionalProperties }] };
}
