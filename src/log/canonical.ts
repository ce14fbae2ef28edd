/**
 * The one text of a value: keys in order of their UTF-16 units, no white space, text in Unicode's
 * composed form (NFC), so that what looks alike hashes alike. Amounts are integers; anything JSON would
 * bend silently is refused.
 *
 * @throws Error that names the place, for a float, an unsafe integer, undefined, a date or any object
 * but a plain one.
 */
export function canonical(value: unknown, place = 'value'): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.normalize('NFC'));
    case 'number':
      return integerText(value, place);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      return value === null ? 'null' : compoundText(value, place);
    default:
      throw new Error(`${place} is ${typeof value}, which cannot stand in an event`);
  }
}

function integerText(value: number, place: string): string {
  if (!Number.isSafeInteger(value)) {
    throw new Error(`${place} is ${value}; only whole numbers that JSON keeps exactly can stand in an event`);
  }
  return String(value);
}

function compoundText(value: object, place: string): string {
  if (Array.isArray(value)) return arrayText(value, place);
  if (!isPlain(value)) {
    throw new Error(`${place} is a ${value.constructor.name}; only plain objects can stand in an event`);
  }
  return recordText(value, place);
}

function arrayText(items: readonly unknown[], place: string): string {
  let text = '[';
  for (let i = 0; i < items.length; i += 1) {
    if (i > 0) text += ',';
    text += canonical(items[i], `${place}.${i}`);
  }
  return `${text}]`;
}

function recordText(record: object, place: string): string {
  const fields = new Map(Object.entries(record).map(([key, field]) => [key.normalize('NFC'), field]));
  if (fields.size !== Object.keys(record).length) {
    throw new Error(`${place} has two keys that are written alike`);
  }
  const parts = [...fields.keys()].sort().map((key) => fieldText(key, fields.get(key), place));
  return `{${parts.join(',')}}`;
}

const fieldText = (key: string, field: unknown, place: string): string =>
  `${JSON.stringify(key)}:${canonical(field, `${place}.${key}`)}`;

/** Plain in any realm: the prototype is nobody's child. A date's or a map's is. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
