/** Which club, tournament, sitting … a stream is of, if it is of this kind; null otherwise. */
export const idIn = (stream: string, kind: string): string | null =>
  stream.startsWith(`${kind}-`) ? stream.slice(kind.length + 1) : null;
