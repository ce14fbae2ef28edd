/**
 * The byte at an index known to be inside: a typed array has no holes. Bytes only, so that the access
 * stays fast.
 */
export const at = (bytes: Uint8Array, index: number): number => bytes[index] as number;

/** The same of 32-bit numbers. */
export const wordAt = (words: Int32Array, index: number): number => words[index] as number;

/** 1 if two bytes are the same, else 0: without a branch, since of cards nobody can foretell it. */
export const same = (byte: number, other: number): number => ((byte ^ other) - 1) >>> 31;
