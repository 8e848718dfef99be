// Reads games one by one from a text or a stream. Only the unfinished game is in memory.

/**
 * @import { Kingcraft } from '../index.js'
 * @import { DividedGame } from './pgn-list.js'
 * @import { PgnStreamGame, ReadGamesOptions } from './pgn.js'
 */

import { checkText, kindError, readOptions } from '../arguments.js';
import { checkKingcraft } from '../part-arguments.js';
import { ArgumentError, KingcraftError, PgnError } from '../part-errors.js';
import { PgnDecoder } from './pgn-decoder.js';
import { placeOf } from './pgn-faults.js';
import { GameDivider } from './pgn-list.js';
import { buildGame } from './pgn-opener.js';
import { atOnce } from './pgn-reader.js';

/** A text is taken in pieces as well, so that what was read of it is not held twice. */
const PIECE = 2 ** 18;

/** No game is longer; what is, is no PGN. */
const LONGEST_GAME = 2 ** 22;

/** @param {ReadableStream} stream */
async function* chunksOf(stream) {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // A reader that stops early ends the stream; one that is at its end is not disturbed.
    await reader.cancel().catch(() => {});
    reader.releaseLock();
  }
}

/** @param {string} text */
function* slicesOf(text) {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

/** The chunks of what a caller gave. @param {any} source @returns {Iterable<unknown> | AsyncIterable<unknown>} */
function iterableOf(source) {
  if (typeof source === 'string') return slicesOf(source);
  if (ArrayBuffer.isView(source)) return [source];
  const iterate = source?.[Symbol.asyncIterator] ?? source?.[Symbol.iterator];
  if (typeof iterate === 'function') return source;
  if (typeof source?.getReader === 'function') return chunksOf(source);
  // A file of a form, or an answer of fetch().
  if (typeof source?.stream === 'function') return iterableOf(source.stream());
  if (source?.body) return iterableOf(source.body);
  throw kindError('source', 'pgn-source', source);
}

/** The chunks of a caller's source, whose code may throw. @param {unknown} source */
function chunksIn(source) {
  try {
    return iterableOf(source);
  } catch (cause) {
    if (cause instanceof KingcraftError) throw cause;
    throw new ArgumentError('argument-unreadable', { name: 'source' }, { cause });
  }
}

/** The text of chunks, which are texts or bytes. @param {Iterable<unknown> | AsyncIterable<unknown>} chunks */
async function* textsOf(chunks) {
  const decoder = new PgnDecoder(true);
  for await (const chunk of chunks) {
    if (typeof chunk === 'string') yield chunk;
    else if (ArrayBuffer.isView(chunk))
      yield decoder.decode(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    else throw kindError('chunk', 'pgn-chunk', chunk);
  }
  yield decoder.end();
}

/**
 * @param {Kingcraft} kingcraft
 * @param {DividedGame} found
 * @param {number} number
 * @param {string | undefined} variant
 * @returns {PgnStreamGame}
 */
function openFound(kingcraft, { text, tags, line, column, game, offset }, number, variant) {
  const placeAt = (/** @type {number} */ at) => {
    const place = placeOf(text, at - offset);
    return {
      line: line + place.line - 1,
      column: place.line === 1 ? column + place.column - 1 : place.column,
    };
  };
  const entry = {
    number,
    text,
    line,
    column,
    tags: tags.map(({ name, value }) => ({ name, value })),
  };
  try {
    const { fault } = game;
    if (fault) throw new PgnError(fault.key, fault.values ?? {}, placeAt(fault.at));
    const opened = atOnce(buildGame(kingcraft, { ...game, at: offset }, placeAt, variant));
    return { ...entry, game: opened, error: null };
  } catch (error) {
    if (!(error instanceof PgnError)) throw error;
    return { ...entry, game: null, error };
  }
}

/**
 * @param {Kingcraft} kingcraft
 * @param {unknown} source
 * @param {ReadGamesOptions} [options]
 * @returns {AsyncGenerator<PgnStreamGame, void>}
 */
export async function* readGames(kingcraft, source, options = {}) {
  checkKingcraft(kingcraft);
  const { variant, filter } = /** @type {ReadGamesOptions} */ (
    readOptions(options, 'readGames()', ['variant', 'filter'])
  );
  if (variant !== undefined) checkText(variant, 'variant');
  if (filter !== undefined && typeof filter !== 'function')
    throw kindError('filter', 'function', filter);
  const divider = new GameDivider();
  let number = 0;
  /** @param {Iterable<DividedGame>} games */
  function* opened(games) {
    for (const found of games) {
      number += 1;
      const tags = found.tags.map(({ name, value }) => ({ name, value }));
      if (!filter || filter(tags, number)) yield openFound(kingcraft, found, number, variant);
    }
  }
  for await (const text of textsOf(chunksIn(source))) {
    yield* opened(divider.take(text, false));
    if (divider.waiting > LONGEST_GAME)
      throw new PgnError('pgn-long', { most: LONGEST_GAME }, divider.place);
  }
  yield* opened(divider.take('', true));
}
