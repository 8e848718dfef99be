// A played game as PGN, written by the package.

import { TIME_FORFEIT, tagLine } from '../kingcraft/pgn-tag.js';
import { withGame } from '../kingcraft/with-game.js';

/** Reason → what PGN's tag Termination says; the rest is 'normal'. */
const terminations = {
  time: TIME_FORFEIT,
  'illegal-move': 'rules infraction',
  crash: 'abandoned',
  'move-limit': 'adjudication',
};

const resultOf = { white: '1-0', black: '0-1', null: '1/2-1/2' };

function scoreText({ cp, mate }) {
  const sign = (cp ?? mate) < 0 ? '-' : '+';
  return sign + (mate === undefined ? (Math.abs(cp) / 100).toFixed(2) : `M${Math.abs(mate)}`);
}

/** What the player said of the move: score from its own side, depth, and the seconds it took. */
function comment({ info, elapsed }) {
  if (elapsed === null) return '{book}';
  const said = info ? `${scoreText(info.score)}/${info.depth} ` : '';
  return `{${said}${(elapsed / 1000).toFixed(3)}s}`;
}

/**
 * The game with the names of both sides and other tags.
 * @param {object} kingcraft the loaded package
 * @param {import('./play-game.js').PlayedGame} played
 * @param {Record<string, string>} tags
 */
export function pgnOf(kingcraft, played, tags) {
  const result = resultOf[played.winner];
  const all = { ...tags, Result: result, Termination: terminations[played.reason] ?? 'normal' };
  const header = Object.entries(all).map(([name, value]) => tagLine(name, String(value)));
  const moves = played.line.map((move) => `${move.san} ${comment(move)}`);
  return withGame(kingcraft, played.variant, undefined, (game) => {
    game.loadPgn(`${header.join('\n')}\n\n${moves.join('\n')}\n${result}\n`);
    return game.pgn();
  });
}
