// A played game as PGN, written by the package.

/**
 * @import { Kingcraft } from '../../kingcraft/index.js'
 * @import { PgnResult } from '../../kingcraft/pgn/pgn.js'
 * @import { RefereedGame, PlayedMove } from './play-game.js'
 * @import { UciInfo } from './uci-text.js'
 */

import { createGame, playLine, writeGame } from '../../kingcraft/pgn/pgn.js';
import { terminationOf } from '../../kingcraft/pgn/pgn-words.js';

/** @type {Record<string, PgnResult>} */
const results = { white: '1-0', black: '0-1', null: '1/2-1/2' };

/** @param {UciInfo['score']} score */
function scoreText(score) {
  const value = 'mate' in score ? score.mate : score.cp;
  const size = Math.abs(value);
  return (value < 0 ? '-' : '+') + ('mate' in score ? `M${size}` : (size / 100).toFixed(2));
}

/**
 * What the player reported of the move: score from its own side, depth, and the seconds it took.
 * @param {PlayedMove} move
 */
function commentOf({ info, elapsed }) {
  if (elapsed === null) return 'book';
  const report = info ? `${scoreText(info.score)}/${info.depth} ` : '';
  return `${report}${(elapsed / 1000).toFixed(3)}s`;
}

/**
 * The game with the names of both sides and other tags.
 * @param {Kingcraft} kingcraft
 * @param {RefereedGame} played
 * @param {Record<string, string>} tags
 */
export function pgnOf(kingcraft, played, tags) {
  const { variant, line, winner, reason } = played;
  const all = { ...tags, Termination: terminationOf(reason) };
  const game = {
    ...createGame(kingcraft, variant),
    tags: Object.entries(all).map(([name, value]) => ({ name, value: String(value) })),
    result: results[String(winner)],
  };
  const { tree } = game;
  playLine(
    kingcraft,
    game,
    tree.root,
    line.map(({ id }) => id),
  );
  for (const [ply, node] of tree.mainLine().entries()) node.comment = commentOf(line[ply]);
  return writeGame(kingcraft, game);
}
