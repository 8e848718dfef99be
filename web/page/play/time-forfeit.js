/** What a fallen flag means: FIDE 6.9. The package has no call for it, but the PGN that it reads does. */
import { TIME_FORFEIT, tagLine } from '../../kingcraft/pgn-tag.js';

const STAR = /\*\s*$/;
const OPEN_RESULT = /^\[Result "\*"\]$/m;
const FORFEIT = new RegExp(`^\\[Result "(1-0|0-1)"\\]\\n\\[Termination "${TIME_FORFEIT}"\\]$`, 'm');
const LOSSES = { white: '0-1', black: '1-0' };

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
