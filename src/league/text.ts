import * as z from 'zod/mini';

/**
 * Where a text that a person typed is kept: `text:<id>:<sha256 of salt and text, hex>`. The text itself lives beside the
 * people, never in the log.
 */
export const TextRef = z.string().check(z.regex(/^text:[A-Za-z0-9_-]{1,64}:[0-9a-f]{64}$/, 'not a text reference'));
export type TextRef = z.infer<typeof TextRef>;

export const isTextRef = (value: string): boolean => TextRef.safeParse(value).success;
