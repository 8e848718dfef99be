// @ts-nocheck
// What the commands read: files and what comes in, as text in pieces.

import { createReadStream, fstatSync } from 'node:fs';
import { decodeOlder } from '../kingcraft/decode.js';

/** So many bytes are read at once. */
const PIECE = 2 ** 18;

/** What was to be read cannot be. */
export class InputError extends Error {}

/**
 * The text of a file in pieces; `-` is what comes in. A file is UTF-8 when all of it is, else windows-1252. A pipe is read only once: it
 * is UTF-8 up to the piece with the first bytes that are none.
 * @param {string} file
 * @returns {AsyncGenerator<string>}
 * @throws InputError
 */
export async function* readPieces(file) {
  try {
    const decoder = new Decoder(!isSeekable(file) || (await isUtf8(file)));
    for await (const bytes of open(file)) yield decoder.decode(bytes);
    yield decoder.end();
  } catch (cause) {
    // What is wrong with the work that the text is for is not of the file.
    if (cause.syscall === undefined) throw cause;
    throw new InputError(`'${file}' cannot be read: ${cause.message}`, { cause });
  }
}

/** Whether it can be read twice. */
const isSeekable = (file) => file !== '-' || fstatSync(0).isFile();

function open(file) {
  if (file !== '-') return createReadStream(file, { highWaterMark: PIECE });
  // At an offset of its own, so that the second reading begins where the first one did.
  if (isSeekable(file)) return createReadStream('', { fd: 0, start: 0, autoClose: false });
  return process.stdin;
}

async function isUtf8(file) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of open(file)) decoder.decode(bytes, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Bytes that come in pieces as text; what ends within a character waits for the next piece. */
export class Decoder {
  #isUtf8;
  #isFirst = true;
  /** The beginning of a character whose end comes with the next piece. */
  #left = new Uint8Array();

  constructor(isUtf8) {
    this.#isUtf8 = isUtf8;
  }

  decode(bytes) {
    const all = Buffer.concat([this.#left, bytes]);
    const end = this.#isUtf8 ? endOfCharacters(all) : all.length;
    this.#left = all.subarray(end);
    return this.#read(all.subarray(0, end));
  }

  /** What is left when nothing follows. */
  end() {
    return this.#read(this.#left);
  }

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

/** The offset behind the last character that is whole, in UTF-8. */
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
