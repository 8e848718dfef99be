/** What a fallen flag means: FIDE 6.9. The package has no call for it, but the PGN that it reads does. */
import { TIME_FORFEIT, tagLine } from '../pgn-tag.js';

const STAR = /\*\s*$/;
const OPEN_RESULT = /^\[Result "\*"\]$/m;
const FORFEIT = new RegExp(`^\\[Result "(1-0|0-1)"\\]\\n\\[Termination "${TIME_FORFEIT}"\\]$`, 'm');
const LOSSES = { white: '0-1', black: '1-0' };

/** Games where a king alone may still win: whoever comes near enough to a king that flies is captured by it. */
const WON_BY_BARE_KINGS = ['levitating'];

/**
 * Whether a player could still win by any moves, so that the other one's fallen flag loses. A single king without men cannot.
 * Any man more counts as enough: with the opponent's help it nearly always is.
 * @param {string} variant its id
 * @param {{ piece: string, color: string }[]} board
 */
export function couldWin(variant, board, color) {
  const own = board.filter((man) => man.color === color);
  return own.length > 1 || (own.length === 1 && WON_BY_BARE_KINGS.includes(variant));
}

/** Ends a game that still goes on: this color has lost on time. */
export function loseOnTime(game, color) {
  const tags = [tagLine('Result', LOSSES[color]), tagLine('Termination', TIME_FORFEIT)].join('\n');
  game.loadPgn(game.pgn().replace(OPEN_RESULT, tags).replace(STAR, LOSSES[color]));
}

/** Takes `loseOnTime` back. */
export function giveTimeBack(game) {
  const pgn = game.pgn();
  const [tags, result] = FORFEIT.exec(pgn);
  const text = pgn.trimEnd();
  game.loadPgn(`${text.slice(0, -result.length).replace(tags, tagLine('Result', '*'))}*`);
}
