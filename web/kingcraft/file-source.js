// Files of data that a caller may name or hand over: endgame tables and nets.

import { isOfClass, kindError } from './arguments.js';
import { KingcraftError } from './errors.js';
import { bytesOf, fetchFile, loadErrorOf } from './platform.js';

/** @typedef {URL | BufferSource} FileSource */

/**
 * The bytes of a buffer of any realm as an array of this one, which embind wants.
 * @param {ArrayBuffer | ArrayBufferView<ArrayBuffer>} source
 */
export const bytesIn = (source) =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);

/**
 * @param {any} source from the caller
 * @returns {FileSource | undefined}
 */
export function checkSource(source) {
  if (source === undefined || ArrayBuffer.isView(source)) return source;
  if (isOfClass(source, 'URL') || isOfClass(source, 'ArrayBuffer')) return source;
  throw kindError('source', 'source', source);
}

/** The bytes of a source. @param {FileSource} source */
export const readSource = async (source) =>
  bytesIn(isOfClass(source, 'URL') ? await bytesOf(await fetchFile(source)) : source);

/**
 * Returns the result of `work`. Its errors become a LoadError with this key, except those of a broken engine or of an
 * unknown variant.
 * @template T
 * @param {string} key
 * @param {string} variant
 * @param {() => Promise<T>} work
 */
export async function orLoadErrorOf(key, variant, work) {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof KingcraftError ? error.code : '';
    if (code === 'engine' || code === 'variant') throw error;
    throw loadErrorOf(key, { variant }, error);
  }
}
