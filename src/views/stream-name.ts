/** The kind of a stream and whose it is: `season-2026` is of the kind `season`. */
export function splitStream(stream: string): readonly [kind: string, of: string] {
  const cut = stream.indexOf('-');
  return [stream.slice(0, cut), stream.slice(cut + 1)];
}
