/**
 * The lot of one who takes part, a whole number from 0: drawn from the seed and his own id only, so that it
 * is the same for ever, whoever else is equal. FNV-1a over the id, then Murmur's finish, which lets every bit
 * move all others.
 */
export function lot(seed: number, key: string): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let i = 0; i < key.length; i += 1) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0;
  return (hash ^ (hash >>> 16)) >>> 0;
}
