/** Files as text: UTF-8, or the older alphabet that the standard of PGN names. */

/** @param {ArrayBuffer} bytes */
export function decode(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
