// The PGN files that the commands read: their text in pieces, and their games, opened one after the other by loadPgn().

/**
 * @import { Game, Kingcraft } from '../kingcraft/index.js'
 * @typedef {{ line: number, column: number, message: string }} Place a fault or a note with its place
 * @typedef {{ text: string, tags: { name: string, value: string, at: number }[], line: number, column: number }}
 *   FoundGame
 */

import { createReadStream, fstatSync } from 'node:fs';
import { ArgumentError, PgnError } from '../kingcraft/errors.js';
import { PgnDecoder } from '../kingcraft/pgn/pgn-decoder.js';
import { placeOf } from '../kingcraft/pgn/pgn-faults.js';
import { GameDivider } from '../kingcraft/pgn/pgn-list.js';
import { variantNamed } from '../kingcraft/pgn/pgn-opener.js';
import { findTag } from '../kingcraft/pgn/pgn-words.js';

/** So many bytes are read at once. */
const PIECE = 2 ** 18;

/** Input cannot be read. */
export class InputError extends Error {}

/**
 * The text of a file in pieces; `-` is what comes in. A file is UTF-8 when all of it is, else windows-1252. A pipe is
 * read only once: it is UTF-8 up to the piece with the first bytes that are none.
 * @param {string} file
 * @returns {AsyncGenerator<string>}
 * @throws InputError
 */
export async function* readPieces(file) {
  try {
    const decoder = new PgnDecoder(!isSeekable(file) || (await isUtf8(file)));
    for await (const bytes of open(file)) yield decoder.decode(bytes);
    yield decoder.end();
  } catch (cause) {
    // Errors of the caller are not errors of the file.
    const { syscall, message } = /** @type {NodeJS.ErrnoException} */ (cause);
    if (syscall === undefined) throw cause;
    throw new InputError(`'${file}' cannot be read: ${message}`, { cause });
  }
}

/** Whether it can be read twice. @param {string} file */
const isSeekable = (file) => file !== '-' || fstatSync(0).isFile();

/** @param {string} file @returns {AsyncIterable<Buffer>} */
function open(file) {
  if (file !== '-') return createReadStream(file, { highWaterMark: PIECE });
  // At its own offset, so that the second reading begins where the first one did.
  if (isSeekable(file)) return createReadStream('', { fd: 0, start: 0, autoClose: false });
  return process.stdin;
}

/** @param {string} file */
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

/**
 * Where a place of a game's own text is in the whole text; both count from 1.
 * @param {FoundGame} game @param {{ line: number, column: number }} place
 */
function placeIn(game, { line, column }) {
  return {
    line: game.line + line - 1,
    column: line === 1 ? game.column + column - 1 : column,
  };
}

/**
 * Does the work with a game of a text.
 * @template T
 * @param {Kingcraft} kingcraft
 * @param {FoundGame} found
 * @param {(game: Game) => T} work
 * @returns {{ value?: T, notes?: Place[], fault?: Place }} as openGames() yields it
 */
function openGame(kingcraft, found, work) {
  const { text, tags } = found;
  const tag = findTag(tags, 'Variant');
  const variant = tag ? variantNamed(kingcraft, tag.value) : kingcraft.variants[0];
  if (!variant) {
    const place = placeIn(found, placeOf(text, tag?.at ?? 0));
    return { fault: { ...place, message: 'There is no such variant.' } };
  }
  const game = kingcraft.newGame(variant.id);
  try {
    const notes = game.loadPgn(text).map((note) => ({ ...note, ...placeIn(found, note) }));
    return { value: work(game), notes };
  } catch (error) {
    // An error without a place, such as a text that is too long, belongs to the whole game.
    const isOfGame = error instanceof ArgumentError || error instanceof InputError;
    if (!isOfGame && !(error instanceof PgnError)) throw error;
    const place = placeIn(found, isOfGame ? { line: 1, column: 1 } : error);
    return { fault: { ...place, message: error.message } };
  } finally {
    game.dispose();
  }
}

/**
 * Opens each game of a text, one after the other.
 * @template T
 * @param {Kingcraft} kingcraft
 * @param {Iterable<string> | AsyncIterable<string>} pieces of PGN
 * @param {(game: Game) => T} work is done with each that can be read; an InputError of it is a fault of the game
 * @returns {AsyncGenerator<{ value?: T, notes?: Place[], fault?: Place }>} a fault, or the value with notes
 */
export async function* openGames(kingcraft, pieces, work) {
  const divider = new GameDivider();
  for await (const piece of pieces) {
    for (const game of divider.take(piece, false)) yield openGame(kingcraft, game, work);
  }
  for (const game of divider.take('', true)) yield openGame(kingcraft, game, work);
}
