import * as z from 'zod/mini';
import type { OptionShape, OptionValue } from './game';

/**
 * The options of a game, read off its rules' schema: an object whose every field has a default.
 *
 * @throws Error for a field that is no whole number, list of whole numbers, closed set or flag.
 */
export function optionShapes(schema: z.ZodMiniType): readonly OptionShape[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([key, shape]) =>
    optionShape(key, typeof shape === 'object' ? shape : {}),
  );
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

function optionShape(key: string, schema: JsonSchema): OptionShape {
  const standard = standardOf(schema.default);
  if (schema.type === 'boolean') return { key, kind: 'flag', standard };
  if (schema.enum) return { key, kind: 'choice', standard, values: schema.enum.map(String) };
  if (schema.type === 'integer') return { key, kind: 'number', standard, ...bounds(schema) };
  if (schema.type === 'array') return { key, kind: 'list', standard, ...bounds(itemsOf(schema)) };
  throw new Error(`the option ${key} is of no kind that a club can be asked for`);
}

const itemsOf = ({ items }: JsonSchema): JsonSchema =>
  typeof items === 'object' && !Array.isArray(items) ? items : {};

const bounds = ({ minimum, maximum }: JsonSchema) => ({ least: Number(minimum), most: Number(maximum) });

/** Defaults are values of their own schema. */
const standardOf = (value: unknown) => value as OptionValue;

/** The values an option may have, for a sentence: `0 … 1000000`, `rounded, exact, off`. */
export function allowedValues(shape: OptionShape): string {
  switch (shape.kind) {
    case 'flag':
      return 'true, false';
    case 'choice':
      return shape.values.join(', ');
    case 'number':
      return `${shape.least} … ${shape.most}`;
    case 'list':
      return `[${shape.least} … ${shape.most}, …]`;
  }
}
