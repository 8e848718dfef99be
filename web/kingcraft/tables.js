// Endgame tables: from where they are said to be to the shelves of an instance. A file has those of one game, as gzip: a line
// of JSON, [[men, bytes]…], and behind it the bytes of one table after the other. scripts/pack-tables.mjs writes it.

import { checkText, readFields, showValue } from './arguments.js';
import { ArgumentError, LoadError } from './errors.js';
import { fetchFile } from './fetch-file.js';
import { ownTables } from './own-tables.js';
import { unwrap } from './records.js';

const gzipMagic = [0x1f, 0x8b];
const lineFeed = 10;

/** The bytes at a source. */
async function readSource(source) {
  if (source === null) throw new Error('this build has none');
  if (source instanceof URL) return new Uint8Array(await (await fetchFile(source)).arrayBuffer());
  return source instanceof ArrayBuffer
    ? new Uint8Array(source)
    : new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
}

/** A server may have undone the gzip on the way. */
async function unpack(bytes) {
  if (!gzipMagic.every((byte, index) => bytes[index] === byte)) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** `[[men, bytes]…]` */
function parse(bytes) {
  const head = bytes.indexOf(lineFeed);
  let start = head + 1;
  return JSON.parse(new TextDecoder().decode(bytes.subarray(0, head))).map(([men, size]) => {
    start += size;
    return [String(men), bytes.subarray(start - size, start)];
  });
}

function checkSource(source) {
  if (source === undefined || source instanceof URL || source instanceof ArrayBuffer) return source;
  if (ArrayBuffer.isView(source)) return source;
  throw new ArgumentError(`source must be a URL or a buffer, not ${showValue(source)}.`);
}

/** What `work` returns; what it throws becomes a LoadError, but for that of a broken engine. */
async function attempt(variant, work) {
  try {
    return await work();
  } catch (cause) {
    if (cause.code === 'engine') throw cause;
    const reason = cause.message.replace(/\.$/, '');
    throw new LoadError(`The endgame tables of ${variant} cannot be loaded: ${reason}.`, { cause });
  }
}

/** The file of a game's tables, the package's own without a source. Error: LoadError. */
const readTables = (variant, source = ownTables(variant)) =>
  attempt(variant, () => readSource(source));

/**
 * Adds the tables in the bytes of such a file. Error: LoadError; the tables before the one that is wrong are right, and stay.
 */
export const addTables = (instance, variant, file) =>
  attempt(variant, async () => {
    for (const [men, bytes] of parse(await unpack(file)))
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
 * `checkVariant(variant)` may refuse the game before anything is read. Errors: ArgumentError, LoadError.
 */
export function tableLoader(add, checkVariant = () => {}) {
  const addFrom = async (variant, source) => add(variant, await readTables(variant, source));
  const addOwn = onceEach((variant) => addFrom(variant));
  return async (variant, options = {}) => {
    const id = checkText(variant, 'variant');
    const fields = readFields(options, 'The option of loadTables()', ['source']);
    const source = checkSource(fields.source);
    checkVariant(id);
    return source === undefined ? addOwn(id) : addFrom(id, source);
  };
}
