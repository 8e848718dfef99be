// Loads endgame tables from their file into an instance of the engine. A file has those of one game, as gzip: a line of
// JSON, [[material, bytes]…], and after it the bytes of one table after the other. scripts/tables/pack-tables.mjs
// writes it.

/** @import { TableSource } from './index.js' */
/** @import { Instance } from './instance.js' */
/** @import { TableUser } from './table-host.js' */

import { checkText, isOfClass, quotable, readOptions } from './arguments.js';
import { VariantError } from './errors.js';
import { readPlacement } from './fen.js';
import { bytesIn, checkSource, orLoadErrorOf, readSource } from './file-source.js';
import { gunzipStream } from './gunzip-stream.js';
import { onceEach } from './once.js';
import { tableUrls } from './own-tables.js';
import { Because, isNode, orBecause } from './platform.js';
import { unwrap } from './records.js';

const gzipMagic = [0x1f, 0x8b];
const lineFeed = 10;
/** In bytes: more than the line of a file with all tables of a game. */
const headMax = 2 ** 16;

/** How many pieces the package's own tables have. */
export const OWN_PIECES = 3;

/** In bytes: endgame tables that are larger do not fit into the engine's memory. */
const unpackedMax = 2 ** 28;

/**
 * Makes no more bytes than the file says at its end, and not very many: a small file can unpack to gigabytes.
 * Not every environment of a test runner in node has the streams of browsers.
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
async function gunzip(bytes) {
  const said = new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 4, true);
  const most = Math.min(said, unpackedMax);
  if (!isNode) return gunzipStream(bytes, most);
  const { gunzipBytes } = await import('./node-file.js');
  return gunzipBytes(bytes, most);
}

/** A server may have undone the gzip. @param {Uint8Array<ArrayBuffer>} bytes */
const unpack = async (bytes) =>
  gzipMagic.every((byte, index) => bytes[index] === byte) ? bytesIn(await gunzip(bytes)) : bytes;

/**
 * The tables by their material.
 * @param {Uint8Array} bytes
 * @returns {[string, Uint8Array][]}
 * @throws where the first line is no list, or its sizes are not those of what follows
 */
function parse(bytes) {
  const end = bytes.subarray(0, headMax).indexOf(lineFeed);
  if (end === -1) throw new RangeError('no line');
  const head = bytes.subarray(0, end);
  const text = head.reduce((start, byte) => start + String.fromCharCode(byte), '');
  let start = head.length + 1;
  /** @type {[string, Uint8Array][]} */
  const tables = JSON.parse(text).map((/** @type {[string, number]} */ [material, size]) => {
    if (!Number.isInteger(size) || size < 0) throw new RangeError('no size');
    start += size;
    return [String(material), bytes.subarray(start - size, start)];
  });
  if (start !== bytes.length) throw new RangeError('other sizes');
  return tables;
}

/**
 * Returns the result of `work`. Its errors become a LoadError, except those of a broken engine or an unknown variant.
 * @template T
 * @param {string} variant
 * @param {() => Promise<T>} work
 */
export const orLoadError = (variant, work) => orLoadErrorOf('load-tables', variant, work);

/** @type {Record<string, () => URL> | null} */
const ownUrls = tableUrls;

/** Whether this build has tables of its own. */
export const hasTables = ownUrls !== null;

/**
 * The package's own tables of a game.
 * @param {string} variant
 * @throws VariantError
 */
function ownSource(variant) {
  if (ownUrls === null) throw new Because('reason-tables-missing');
  if (Object.hasOwn(ownUrls, variant)) return ownUrls[variant]();
  throw new VariantError('variant-unknown', { variant: quotable(variant) });
}

/**
 * The file of a game's tables, without a source the package's own.
 * @param {string} variant
 * @param {TableSource} [source]
 * @throws LoadError, VariantError
 */
const readTables = (variant, source) =>
  orLoadError(variant, async () => readSource(source ?? ownSource(variant)));

/**
 * Adds the tables in the bytes of such a file. The tables before one that is wrong stay.
 * @param {Instance} instance
 * @param {string} variant
 * @param {Uint8Array<ArrayBuffer>} file
 * @throws LoadError
 */
export const addTables = (instance, variant, file) =>
  orLoadError(variant, async () => {
    const read = unpack(file).then(parse);
    for (const [material, bytes] of await orBecause('reason-no-tables', read))
      unwrap(instance.call((engine) => engine.addTable(variant, material, bytes)));
  });

/**
 * loadTables(): reads the file that is asked for and adds it; the package's own, and one with an address, only once.
 * @param {(variant: string, file: Uint8Array<ArrayBuffer>) => Promise<void>} add
 * @param {(variant: string) => void} [checkVariant] may refuse the game before anything is read
 * @returns {import('./index.js').Kingcraft['loadTables']}
 */
export function tableLoader(add, checkVariant = () => {}) {
  /** @type {ReturnType<typeof onceEach<void>>} */
  const once = onceEach();
  return async (variant, options = {}) => {
    const id = checkText(variant, 'variant');
    const fields = readOptions(options, 'loadTables()', ['source']);
    const source = checkSource(fields.source);
    checkVariant(id);
    const addFile = async () => add(id, await readTables(id, source));
    if (source !== undefined && !isOfClass(source, 'URL')) return addFile();
    return once(`${id} ${source?.href}`, addFile);
  };
}

/**
 * Loads the package's own tables where a search of a position may come to them: two captures in front of them, as in
 * the native program. Without them the search does what it can: they may be out of reach, or the build have none.
 * @param {TableUser} user
 * @param {string} variant
 * @param {string} fen
 */
export async function loadTablesFor(user, variant, fen) {
  if (readPlacement(fen).length <= OWN_PIECES + 2) await user.loadTables(variant).catch(() => {});
}
