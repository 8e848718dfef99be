/** Lists the games of a PGN for the study: what the reader of the package finds, with the faults in words. */

import { endsAt, readGame } from '../../../kingcraft/pgn-reader.js';
import { wholeNumber } from '../../formats.js';
import { texts } from '../../texts.js';
import { countLines, PgnFault } from './pgn-fault.js';

const MOST_GAMES = 100_000;

/**
 * Reads all games of a text, in slices: a generator that yields the offset up to which it has read. A game that cannot be read has a
 * `fault`, and the games behind it are read all the same. The moves are not kept, since a text may have millions: see readGame.
 * @param {string} text
 * @returns {Generator<number, { tags: { name, value, at }[], result: string | null, fault: PgnFault | null, start: { at, line } }[]>}
 */
export function* readGames(text) {
  const games = [];
  let start = { at: 0, line: 1 };
  while (!endsAt(text, start.at)) {
    const { tags, line, result, fault, end } = yield* readGame(text, start.at);
    // Comments behind a result are no game.
    if (tags.length > 0 || line.moves.length > 0 || result !== null || fault !== null)
      games.push({ tags, result, fault: fault && faultOf(fault, text, start), start });
    if (games.length > MOST_GAMES) return tooMany(games, text);
    start = { at: end, line: start.line + countLines(text, start.at, end) };
  }
  return games;
}

/** A fault of the reader in words. */
function faultOf({ key, at, value }, text, start) {
  const words = texts.pgn[key];
  const fault = new PgnFault(typeof words === 'function' ? words(value) : words, text, at);
  fault.countFrom(start);
  return fault;
}

/** The games as far as they are listed, and one that says so. */
function tooMany(games, text) {
  const { start } = games.pop();
  const message = texts.pgn.tooMany(wholeNumber(MOST_GAMES));
  const at = start.at + text.slice(start.at).search(/\S/);
  const fault = new PgnFault(message, text, at);
  fault.countFrom(start);
  return [...games, { tags: [], result: null, fault, start }];
}
