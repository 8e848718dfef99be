// Bytes of PGN files as text: UTF-8, or the older alphabet that the standard of PGN names.

/** What windows-1252 has for the bytes 0x80 to 0x9F. Some versions of node decode these as control characters. */
const PRINTED = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';
const FIRST_PRINTED = 0x80;
const CONTROLS = /[\x80-\x9F]/g;

/** Any bytes as windows-1252. @param {BufferSource} bytes */
export function decodeOlder(bytes) {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return text.replaceAll(CONTROLS, (sign) => PRINTED[sign.charCodeAt(0) - FIRST_PRINTED]);
}

/** The bytes of a whole file. @param {BufferSource} bytes */
export function decode(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeOlder(bytes);
  }
}
