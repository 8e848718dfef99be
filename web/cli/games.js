// @ts-nocheck
// The games of PGN files, each with its place, opened one after the other by loadPgn().

import { placeOf } from '../kingcraft/pgn/pgn-faults.js';
import { GameDivider } from '../kingcraft/pgn/pgn-list.js';
import { variantNamed } from '../kingcraft/pgn/pgn-opener.js';
import { findTag } from '../kingcraft/pgn/pgn-words.js';
import { InputError } from './input.js';

/** Where a place of a game's own text is in the whole text; both count from 1. */
function placeIn(game, { line, column }) {
  return {
    line: game.line + line - 1,
    column: line === 1 ? game.column + column - 1 : column,
  };
}

/** Does the work with a game of a text; the answer is as openGames yields it. */
function open(kingcraft, found, work) {
  const { text, tags } = found;
  const tag = findTag(tags, 'Variant');
  const variant = tag ? variantNamed(kingcraft, tag.value) : kingcraft.variants[0];
  if (!variant) {
    const place = placeIn(found, placeOf(text, tag.at));
    return { fault: { ...place, message: 'There is no such variant.' } };
  }
  const game = kingcraft.newGame(variant.id);
  try {
    const notes = game.loadPgn(text).map((note) => ({ ...note, ...placeIn(found, note) }));
    return { value: work(game), notes };
  } catch (error) {
    // What has no place of its own, such as a text that is too long, is of the whole game.
    const isOfGame = error.code === 'argument' || error instanceof InputError;
    if (error.code !== 'pgn' && !isOfGame) throw error;
    const place = placeIn(found, isOfGame ? { line: 1, column: 1 } : error);
    return { fault: { ...place, message: error.message } };
  } finally {
    game.dispose();
  }
}

/**
 * Opens each game of a text, one after the other.
 * @template T
 * @param {import('../kingcraft/index.js').Kingcraft} kingcraft
 * @param {Iterable<string> | AsyncIterable<string>} pieces of PGN
 * @param {(game: import('../kingcraft/index.js').Game) => T} work is done with each that can be read; an InputError of it is a fault of the game
 * @returns {AsyncGenerator<{ value: T, notes: Note[] } | { fault: Note }>} a note is `{ line, column, message }`
 */
export async function* openGames(kingcraft, pieces, work) {
  const divider = new GameDivider();
  for await (const piece of pieces) {
    for (const game of divider.take(piece, false)) yield open(kingcraft, game, work);
  }
  for (const game of divider.take('', true)) yield open(kingcraft, game, work);
}
