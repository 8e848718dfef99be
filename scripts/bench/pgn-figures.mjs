// Measures the time to read a file of games as trees, beside chess.js and chessops: the time of a half-move, of the
// same games in one run.

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readGames } from 'kingcraft/pgn';
import { takeTurns, timeOf } from './turns.mjs';

/** @import { Kingcraft } from 'kingcraft' */
/** @import { MoveTree } from 'kingcraft/pgn' */
/** @import { Figure } from './figure-tables.mjs' */
/** @typedef {new () => { loadPgn(pgn: string): void }} ChessJs */
/** @typedef {{ play(move: object): void, toSetup(): object }} ChessopsPosition */
/**
 * @typedef {object} Chessops what is used of it
 * @property {(pgn: string) => { headers: Map<string, string>, moves: { mainline(): Iterable<{ san: string }> } }[]}
 *   parsePgn
 * @property {(headers: Map<string, string>) => { unwrap(): ChessopsPosition }} startingPosition
 * @property {(position: ChessopsPosition, san: string) => object | undefined} parseSan
 * @property {(setup: object) => string} makeFen
 */

const pairs = 15;
/** Games of the engine against itself, with a score at each move: scripts/bench/run has had them played. */
const games = new URL('../../build/bench-games/chess/1-100.pgn.gz', import.meta.url);

/**
 * Reads all games with readGames().
 * @param {Kingcraft} kingcraft
 * @param {string} file
 * @param {(tree: MoveTree) => number} count the half-moves of a game
 */
async function readOurs(kingcraft, file, count) {
  let plies = 0;
  for await (const { game, error } of readGames(kingcraft, file)) {
    if (error) throw error;
    plies += count(game.tree);
  }
  return plies;
}

/** The half-moves of the main line, after which each was asked for its SAN and its position. @param {MoveTree} tree */
const askedFor = (tree) =>
  tree.mainLine().filter(({ move, fen }) => move && move.san !== '' && fen !== '').length;

/**
 * Reads all games as chessops reads them: each move is checked and played, and the position after it written as FEN.
 * @param {Chessops} chessops
 * @param {string} file
 */
function readChessops({ parsePgn, startingPosition, parseSan, makeFen }, file) {
  let plies = 0;
  for (const { headers, moves } of parsePgn(file)) {
    const position = startingPosition(headers).unwrap();
    for (const { san } of moves.mainline()) {
      const move = parseSan(position, san);
      if (!move) throw new Error(`chessops refuses ${san}`);
      position.play(move);
      if (makeFen(position.toSetup()) !== '') plies += 1;
    }
  }
  return plies;
}

/**
 * @param {Kingcraft} kingcraft
 * @param {ChessJs} Chess
 * @param {Chessops} chessops
 * @returns {Promise<Figure[]>}
 */
export async function measurePgn(kingcraft, Chess, chessops) {
  const file = gunzipSync(readFileSync(games)).toString();
  const texts = file.split(/\n(?=\[Event )/);
  const plies = await readOurs(kingcraft, file, askedFor);
  const read = readChessops(chessops, file);
  if (read !== plies) throw new Error(`chessops has read ${read} half-moves, not ${plies}`);
  const checked = () => readOurs(kingcraft, file, (tree) => tree.mainLine().length);
  const asked = () => readOurs(kingcraft, file, askedFor);
  // chess.js reads one game, and has to be given each.
  const byChessJs = () => {
    for (const text of texts) new Chess().loadPgn(text);
  };
  const byChessops = () => readChessops(chessops, file);
  return [
    {
      what: 'readGames() of kingcraft/pgn a half-move, against chess.js loadPgn()',
      unit: 'µs',
      // So often that both take about as long: the noise of a few milliseconds is not measured then.
      measured: await takeTurns(
        () => timeOf(checked, plies, 10),
        () => timeOf(byChessJs, plies, 1),
        pairs,
      ),
      target: { atMost: 0.1 },
    },
    {
      what: 'readGames() with SAN and FEN a half-move, against chessops parsePgn(), parseSan() and makeFen()',
      unit: 'µs',
      measured: await takeTurns(
        () => timeOf(asked, plies, 4),
        () => timeOf(byChessops, plies, 4),
        pairs,
      ),
      target: { atMost: 1 },
    },
  ];
}
