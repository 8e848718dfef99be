// The bytes of PGN as text: UTF-8, or windows-1252 where they are not valid UTF-8.

/**
 * The characters of windows-1252 for the bytes 0x80 to 0x9F. Some versions of node decode these as control characters.
 */
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

/** Bytes that come in pieces as text; what ends within a character waits for the next piece. */
export class PgnDecoder {
  #isUtf8;
  #isFirst = true;
  /** The beginning of a character whose end comes with the next piece. */
  #left = new Uint8Array();

  /** @param {boolean} isUtf8 */
  constructor(isUtf8) {
    this.#isUtf8 = isUtf8;
  }

  /** @param {Uint8Array} bytes */
  decode(bytes) {
    const all = new Uint8Array(this.#left.length + bytes.length);
    all.set(this.#left);
    all.set(bytes, this.#left.length);
    const end = this.#isUtf8 ? endOfCharacters(all) : all.length;
    this.#left = all.subarray(end);
    return this.#read(all.subarray(0, end));
  }

  /** The rest of the text, at the end of the input. */
  end() {
    return this.#read(this.#left);
  }

  /** @param {Uint8Array<ArrayBuffer>} bytes */
  #read(bytes) {
    if (this.#isUtf8) {
      try {
        const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: !this.#isFirst }).decode(
          bytes,
        );
        this.#isFirst = false;
        return text;
      } catch {
        this.#isUtf8 = false;
      }
    }
    return decodeOlder(bytes);
  }
}

/** The offset after the last character that is whole, in UTF-8. @param {Uint8Array} bytes */
function endOfCharacters(bytes) {
  const longest = 4;
  for (let at = bytes.length - 1; at >= 0 && at > bytes.length - longest; at--) {
    // The byte that a character begins with has its length in its first bits.
    if (bytes[at] < 0x80) break;
    if (bytes[at] < 0xc0) continue;
    const length = bytes[at] >= 0xf0 ? 4 : bytes[at] >= 0xe0 ? 3 : 2;
    return at + length > bytes.length ? at : bytes.length;
  }
  return bytes.length;
}
