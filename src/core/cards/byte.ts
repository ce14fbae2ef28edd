/**
 * The byte at an index known to be inside: a typed array has no holes. Bytes only, so that the access
 * stays fast.
 */
export const at = (bytes: Uint8Array, index: number): number => bytes[index] as number;
