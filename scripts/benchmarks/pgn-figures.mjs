// How long a file of games takes as trees, beside chess.js: the time of a half-move, of the same games in one run.

import { readGames } from 'kingcraft/pgn';
import { createRandom } from '../arena/random.mjs';
import { takeTurns, timeOf } from './turns.mjs';

/** @import { Kingcraft } from 'kingcraft' */
/** @import { Figure } from './figure-tables.mjs' */
/** @typedef {new () => { loadPgn(pgn: string): void }} ChessJs */

const pairs = 15;
const games = 100;
const longest = 100;
/** So often we read the file in one turn, so that both take about as long: the noise of a few milliseconds is not measured then. */
const rounds = 10;

/**
 * Games of moves by chance, each move with the clock and the score that servers write.
 * @param {Kingcraft} kingcraft
 * @returns {{ texts: string[], plies: number }}
 */
function makeGames(kingcraft) {
  const random = createRandom('pgn');
  const texts = [];
  let plies = 0;
  for (let index = 0; index < games; index++) {
    const game = kingcraft.newGame('chess');
    const words = [];
    for (let ply = 0; ply < longest && !game.isGameOver(); ply++) {
      const ids = game.moveIds();
      const { san } = game.move(ids[random(ids.length)]);
      const number = ply % 2 === 0 ? `${ply / 2 + 1}.` : `${(ply + 1) / 2}...`;
      words.push(`${number} ${san} { [%eval 0.${ply % 90}] [%clk 0:03:${10 + (ply % 50)}] }`);
    }
    plies += words.length;
    texts.push(
      `[Event "Rated game"]\n[White "Ada"]\n[Black "Grace"]\n[Result "*"]\n\n${words.join(' ')} *\n`,
    );
    game.dispose();
  }
  return { texts, plies };
}

/**
 * @param {Kingcraft} kingcraft
 * @param {ChessJs} Chess
 * @returns {Promise<Figure>}
 */
export async function measurePgn(kingcraft, Chess) {
  const { texts, plies } = makeGames(kingcraft);
  const file = texts.join('\n');
  const ours = async () => {
    let moves = 0;
    for await (const { game } of readGames(kingcraft, file))
      moves += game?.tree.mainLine().length ?? 0;
    if (moves !== plies) throw new Error(`${moves} half-moves were read, not ${plies}`);
  };
  // chess.js reads one game, and has to be given each.
  const theirs = () => {
    for (const text of texts) new Chess().loadPgn(text);
  };
  await ours();
  const measured = await takeTurns(
    () => timeOf(ours, plies, rounds),
    () => timeOf(theirs, plies, 1),
    pairs,
  );
  const what = 'readGames() of kingcraft/pgn a half-move, against chess.js loadPgn()';
  return { what, unit: 'µs', measured, target: { atMost: 0.1 } };
}
