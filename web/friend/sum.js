/**
 * A sum of a text that finds what was cut off or changed on its way (FNV-1a of 32 bits); it proves nothing about who
 * wrote it.
 * @param {string} text
 * @returns {string} at most seven letters and digits
 */
export function sumOf(text) {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum >>> 0).toString(36);
}
