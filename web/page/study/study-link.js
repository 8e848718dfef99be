/**
 * A study as a link: `#analyse/tax?study=1.DATA`. DATA is the record of the study without what only its reader needs,
 * as JSON, compressed by the browser and written in the letters of base64url. The number says how it is written, so
 * that later pages can write it in another way.
 */
/** @import { Kingcraft } from '../../kingcraft/index.js' */
/** @import { SavedStudy } from './study-record.js' */
/** @import { Study } from './study.js' */
import { atOnce, inSlices } from '../base/sliced-work.js';
import { restoreInSteps, serializeInSteps } from './study-record.js';

/** The longest link in characters. Some programs cut longer ones. */
export const LONGEST_LINK = 16_000;

/** The most bytes of JSON that a link may hold: a few bytes of compressed data can become very many. */
const MOST_BYTES = 1_000_000;

const FORM = '1.';
const COMPRESSION = 'deflate-raw';

/** Why a link cannot be made or opened. */
export class StudyLinkError extends Error {
  /** @param {'tooLong' | 'broken' | 'newer' | 'notSupported'} reason by its name in the texts */
  constructor(reason) {
    super(`study link: ${reason}`);
    this.reason = reason;
  }
}

/**
 * The data of a study for the address.
 * @param {Study} study
 * @throws StudyLinkError where it is too long, or the browser cannot compress
 */
export async function writeStudyLink(study) {
  const { fen, tags, result, at, nodes } = /** @type {SavedStudy} */ (
    JSON.parse(atOnce(serializeInSteps(study)).text)
  );
  const shared = { fen, tags, result, at, nodes };
  const bytes = new TextEncoder().encode(JSON.stringify(shared));
  if (bytes.length > MOST_BYTES) throw new StudyLinkError('tooLong');
  const { readable, writable } = transform(() => new CompressionStream(COMPRESSION));
  const [compressed] = await Promise.all([collect(readable, MOST_BYTES), write(writable, bytes)]);
  const data = FORM + base64url(compressed);
  if (data.length > LONGEST_LINK) throw new StudyLinkError('tooLong');
  return data;
}

/**
 * The study of a link.
 * @param {Kingcraft} kingcraft
 * @param {string} variant
 * @param {string} data
 * @returns {Promise<Study>}
 * @throws StudyLinkError
 */
export async function readStudyLink(kingcraft, variant, data) {
  if (data.length > LONGEST_LINK) throw new StudyLinkError('tooLong');
  const [, form, letters] = /^(\d+)\.([\w-]*)$/.exec(data) ?? [];
  if (!letters) throw new StudyLinkError('broken');
  if (`${form}.` !== FORM) throw new StudyLinkError('newer');
  const { readable, writable } = transform(() => new DecompressionStream(COMPRESSION));
  try {
    const bytes = bytesOf(letters);
    const [json] = await Promise.all([collect(readable, MOST_BYTES), write(writable, bytes)]);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(json);
    const { fen, tags, result, at, nodes } = JSON.parse(text);
    const record = { variant, text: JSON.stringify({ fen, tags, result, at, nodes }) };
    return await inSlices(restoreInSteps(kingcraft, record));
  } catch (error) {
    throw error instanceof StudyLinkError ? error : new StudyLinkError('broken');
  }
}

/**
 * @template T
 * @param {() => T} create
 */
function transform(create) {
  try {
    return create();
  } catch {
    throw new StudyLinkError('notSupported');
  }
}

/**
 * @param {WritableStream<BufferSource>} stream
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
async function write(stream, bytes) {
  const writer = stream.getWriter();
  await writer.write(bytes);
  await writer.close();
}

/**
 * All that a stream has.
 * @param {ReadableStream<Uint8Array>} stream
 * @param {number} most bytes
 */
async function collect(stream, most) {
  const reader = stream.getReader();
  /** @type {Uint8Array[]} */
  const chunks = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      throw new StudyLinkError('tooLong');
    }
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/** @param {Uint8Array} bytes */
function base64url(bytes) {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @param {string} letters */
function bytesOf(letters) {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
