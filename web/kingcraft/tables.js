// @ts-nocheck
// Endgame tables: from where they are said to be to the shelves of an instance. A file has those of one game, as gzip: a line
// of JSON, [[men, bytes]…], and behind it the bytes of one table after the other. scripts/pack-tables.mjs writes it.

import { checkText, isOfClass, kindError, quotable, readOptions } from './arguments.js';
import { LoadError, VariantError } from './errors.js';
import { tableUrls } from './own-tables.js';
import { Because, bytesOf, fetchFile, isNode, orBecause } from './platform.js';
import { unwrap } from './records.js';

const gzipMagic = [0x1f, 0x8b];
const lineFeed = 10;

/** The bytes of a buffer of any realm as an array of this one, which embind wants. */
const bytesIn = (source) =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);

/** The bytes at a source. */
async function readSource(source) {
  if (source === null) throw new Because('reason-tables-missing');
  return bytesIn(isOfClass(source, 'URL') ? await bytesOf(await fetchFile(source)) : source);
}

/** Not every environment of a test runner in node has the streams of browsers. */
async function gunzip(bytes) {
  if (isNode) {
    const { gunzipBytes } = await import('./node-file.js');
    return gunzipBytes(bytes);
  }
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

/** A server may have undone the gzip on the way. */
const unpack = async (bytes) =>
  gzipMagic.every((byte, index) => bytes[index] === byte) ? bytesIn(await gunzip(bytes)) : bytes;

/** `[[men, bytes]…]` */
function parse(bytes) {
  const head = bytes.subarray(0, bytes.indexOf(lineFeed));
  const text = head.reduce((start, byte) => start + String.fromCharCode(byte), '');
  let start = head.length + 1;
  return JSON.parse(text).map(([men, size]) => {
    start += size;
    return [String(men), bytes.subarray(start - size, start)];
  });
}

const sourceClasses = ['URL', 'ArrayBuffer'];

function checkSource(source) {
  if (source === undefined || ArrayBuffer.isView(source)) return source;
  if (sourceClasses.some((name) => isOfClass(source, name))) return source;
  throw kindError('source', 'source', source);
}

/** What `work` returns; what it throws becomes a LoadError, except that of a broken engine or of a variant that is not there. */
async function attempt(variant, work) {
  try {
    return await work();
  } catch (error) {
    if (['engine', 'variant'].includes(error.code)) throw error;
    const { key, values, cause } = error;
    throw new LoadError('load-tables', { variant, reason: { key, values } }, { cause });
  }
}

/** Whether this build has tables of its own. */
export const hasTables = tableUrls !== null;

/** The package's own tables of a game; null where this build has none. Error: VariantError. */
function ownSource(variant) {
  if (!hasTables) return null;
  if (Object.hasOwn(tableUrls, variant)) return tableUrls[variant]();
  throw new VariantError('variant-unknown', { variant: quotable(variant) });
}

/** The file of a game's tables, the package's own without a source. Errors: LoadError, VariantError. */
const readTables = (variant, source) =>
  attempt(variant, () => readSource(source ?? ownSource(variant)));

/**
 * Adds the tables in the bytes of such a file. Error: LoadError; the tables before the one that is wrong are right, and stay.
 */
export const addTables = (instance, variant, file) =>
  attempt(variant, async () => {
    const read = unpack(file).then(parse);
    for (const [men, bytes] of await orBecause('reason-no-tables', read))
      unwrap(instance.call((engine) => engine.addTable(variant, men, bytes)));
  });

/** What is asked for in this way, done once for each game; a failure is forgotten, so that the next call tries again. */
function onceEach(work) {
  const begun = new Map();
  return (variant) => {
    if (!begun.has(variant)) {
      const done = work(variant);
      begun.set(variant, done);
      done.catch(() => begun.delete(variant));
    }
    return begun.get(variant);
  };
}

/**
 * loadTables(): reads the file that is asked for, and hands it to `add(variant, file)`; the package's own only once.
 * `checkVariant(variant)` may refuse the game before anything is read. Errors: ArgumentError, LoadError, VariantError.
 */
export function tableLoader(add, checkVariant = () => {}) {
  const addFrom = async (variant, source) => add(variant, await readTables(variant, source));
  const addOwn = onceEach((variant) => addFrom(variant));
  return async (variant, options = {}) => {
    const id = checkText(variant, 'variant');
    const fields = readOptions(options, 'loadTables()', ['source']);
    const source = checkSource(fields.source);
    checkVariant(id);
    return source === undefined ? addOwn(id) : addFrom(id, source);
  };
}
