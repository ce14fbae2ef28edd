/** A new id for one intention. `randomUUID` is missing where a club serves plain http in its own house. */
export function newCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The id under which this content is sent from this tab: the same for every attempt, after a reload too,
 * until it is answered; another one as soon as the content is another.
 */
export function commandIdFor(place: string, content: string, storage: Storage = sessionStorage): string {
  const [id, kept] = readPair(storage.getItem(keyOf(place)));
  if (id !== undefined && kept === content) return id;
  const fresh = newCommandId();
  storage.setItem(keyOf(place), JSON.stringify([fresh, content]));
  return fresh;
}

export const forgetCommand = (place: string, storage: Storage = sessionStorage): void =>
  storage.removeItem(keyOf(place));

const keyOf = (place: string): string => `ultimo-command:${place}`;

function readPair(text: string | null): readonly string[] {
  const value: unknown = text === null ? null : JSON.parse(text);
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : [];
}
