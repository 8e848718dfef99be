// @ts-nocheck
// A played game as PGN, written by the package.

import { createGame, playLine, writeGame } from '../kingcraft/pgn/pgn.js';
import { terminationOf } from '../kingcraft/pgn/pgn-words.js';

const results = { white: '1-0', black: '0-1', null: '1/2-1/2' };

function scoreText({ cp, mate }) {
  const sign = (cp ?? mate) < 0 ? '-' : '+';
  return sign + (mate === undefined ? (Math.abs(cp) / 100).toFixed(2) : `M${Math.abs(mate)}`);
}

/** What the player said of the move: score from its own side, depth, and the seconds it took. */
function commentOf({ info, elapsed }) {
  if (elapsed === null) return 'book';
  const said = info ? `${scoreText(info.score)}/${info.depth} ` : '';
  return `${said}${(elapsed / 1000).toFixed(3)}s`;
}

/**
 * The game with the names of both sides and other tags.
 * @param {object} kingcraft the loaded package
 * @param {import('./play-game.js').PlayedGame} played
 * @param {Record<string, string>} tags
 */
export function pgnOf(kingcraft, played, tags) {
  const { variant, line, winner, reason } = played;
  const all = { ...tags, Termination: terminationOf(reason) };
  const game = {
    ...createGame(kingcraft, variant),
    tags: Object.entries(all).map(([name, value]) => ({ name, value: String(value) })),
    result: results[winner],
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
