/** What a fallen flag means: FIDE 6.9. The package has no call for it, but the PGN that it reads does. */
import { TIME_FORFEIT, tagLine } from '../../kingcraft/pgn-tag.js';

const STAR = /\*\s*$/;
const OPEN_RESULT = /^\[Result "\*"\]$/m;
const FORFEIT = new RegExp(
  `^\\[Result "(1-0|0-1|1/2-1/2)"\\]\\n\\[Termination "${TIME_FORFEIT}"\\]$`,
  'm',
);
const DRAW = '1/2-1/2';
const LOSSES = { white: '0-1', black: '1-0' };

/** Ends a game that still goes on: this color's time has run out, which is no loss against a side that cannot win. */
export function fallFlag(game, color, couldWin) {
  const result = couldWin ? LOSSES[color] : DRAW;
  const tags = [tagLine('Result', result), tagLine('Termination', TIME_FORFEIT)].join('\n');
  game.loadPgn(game.pgn().replace(OPEN_RESULT, tags).replace(STAR, result));
}

/** Takes `fallFlag` back. */
export function giveTimeBack(game) {
  const pgn = game.pgn();
  const [tags, result] = FORFEIT.exec(pgn);
  const text = pgn.trimEnd();
  game.loadPgn(`${text.slice(0, -result.length).replace(tags, tagLine('Result', '*'))}*`);
}
