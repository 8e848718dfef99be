// Random numbers that a text repeats: the same seed, the same numbers, on every machine.

/**
 * The FNV-1a hash of a text, 32 bits (draft-eastlake-fnv), begun at the hash of another text.
 * @param {string} text
 * @param {number} [start]
 */
export function hash(text, start = 0x811c9dc5) {
  let value = start;
  for (let i = 0; i < text.length; ++i) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}

/**
 * A function that gives integers from 0 to `limit - 1`: Marsaglia's xorshift with 32 bits
 * ("Xorshift RNGs", 2003), begun at the hash of the seed.
 */
export function createRandom(/** @type {string} */ seed) {
  // Zero is the one state that xorshift never leaves.
  let state = hash(seed) || 1;
  return (/** @type {number} */ limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 2 ** 32) * limit);
  };
}
