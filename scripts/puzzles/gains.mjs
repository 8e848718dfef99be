// The moves after the solution of a puzzle that bring its gain onto the board, as the search expects them.

import { winOf } from '../../web/kingcraft/reasons/line-material.js';
import { playLine } from '../../web/kingcraft/reasons/played-line.js';
import { withGame } from '../../web/kingcraft/with-game.js';
import { Analyst } from './analyst.mjs';
import { worthOf } from './obvious-moves.mjs';
import { PuzzleFile } from './puzzle-file.mjs';

/**
 * @import { Kingcraft, Role, Variant } from 'kingcraft'
 * @import { Puzzle } from '../../web/variants/puzzles.js'
 * @import { PuzzleOptions } from './puzzle-options.mjs'
 */

/** So many moves of both sides are shown at most, and so often is the line searched on from its end. */
const movesMost = 9;
const searchesMost = 3;
/** The share of the nodes of the longest first search that each search has. */
const share = 0.2;

/**
 * The result of a line of the solver, and the position after it.
 * @param {Kingcraft} kingcraft
 * @param {Variant} variant
 * @param {Puzzle} puzzle
 * @param {string[]} more moves after the solution
 */
function outlook(kingcraft, variant, { fen, moves: [mistake, ...solution] }, more) {
  const worth = (/** @type {Role} */ role) => worthOf(variant, role);
  return withGame(kingcraft, variant.id, fen, (game) => {
    game.move(mistake);
    const line = playLine(game, [...solution, ...more]);
    const last = line.games[line.games.length - 1];
    try {
      const isOver = last.isGameOver();
      return { isOver, isWin: !isOver && winOf(line, { worth }) !== null, fen: last.fen() };
    } finally {
      line.dispose();
    }
  });
}

/**
 * The shortest series of moves after the solution, ending with the solver's, with which the gain is on the board; none
 * where it is there already, or where the search shows none.
 * @param {Kingcraft} kingcraft
 * @param {Variant} variant
 * @param {Puzzle} puzzle
 * @param {Analyst} analyst
 * @param {number} nodes of each search
 */
export async function gainOf(kingcraft, variant, puzzle, analyst, nodes) {
  /** @type {string[]} */
  const more = [];
  for (let searches = 0; searches < searchesMost && more.length < movesMost; searches++) {
    const { isOver, isWin, fen } = outlook(kingcraft, variant, puzzle, more);
    if (isOver || isWin) break;
    const [best] = await analyst.search(fen, { nodes });
    if (!best) break;
    more.push(...best.pv);
  }
  for (let length = 0; length <= Math.min(more.length, movesMost); length += 2)
    if (outlook(kingcraft, variant, puzzle, more.slice(0, length)).isWin)
      return more.slice(0, length);
  return [];
}

/** Adds these moves to the puzzles that win something and have none, and prints for how many of them it did. */
export async function addGains(
  /** @type {Kingcraft} */ kingcraft,
  /** @type {PuzzleOptions} */ { games, fileOf, program, nodes },
) {
  for (const variant of kingcraft.variants.filter(({ id }) => games.includes(id))) {
    const analyst = new Analyst([program], variant.id);
    try {
      const file = new PuzzleFile(fileOf(variant.id));
      const open = file.puzzles.filter(({ themes, gain }) => themes[0] === 'advantage' && !gain);
      let found = 0;
      for (const puzzle of open) {
        const gain = await gainOf(kingcraft, variant, puzzle, analyst, nodes * share);
        if (gain.length === 0) continue;
        file.setGain(puzzle.id, gain);
        found += 1;
      }
      console.log(`${variant.id}: ${found} of ${open.length} solutions play on to their gain`);
    } finally {
      analyst.dispose();
    }
  }
}
