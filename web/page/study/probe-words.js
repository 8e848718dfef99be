// @ts-nocheck
/** What endgame tables say, in the player's terms. */
import { countPieces } from '../../kingcraft/fen.js';
import { shownSan } from '../../scene/check-words.js';
import { texts } from '../texts.js';
import { describeScore, movesOf } from '../words.js';
import { shortScore } from './score.js';

/** What a win or a loss is in the score of a search: the winner's moves, negative for a loss. */
function scoreOf({ result, plies }) {
  return { mate: result === 'win' ? movesOf(plies) : -movesOf(plies) };
}

/** The side with fewer men; null when there is none. */
function weakerSide(fen) {
  const { white, black } = countPieces(fen);
  if (white === black) return null;
  return white < black ? 'white' : 'black';
}

/** The result by force as a sentence: "White mates in 12", "Black holds the draw". */
export function describeProbe(probe, turn, fen, variant) {
  if (probe.result !== 'draw') return describeScore(scoreOf(probe), turn, variant);
  const holder = weakerSide(fen);
  return holder ? texts.endgame.holds(holder) : texts.endgame.drawn;
}

/**
 * Every move with what it comes to, the best first.
 * @param {{ moves: { id, result, plies }[] }} probe
 * @param {string} turn who moves
 * @param {Move[]} moves of the package
 * @param variant of the package
 * @returns {{ id: string, san: string, short: string, title: string }[]} `short` from White's side, as of a line of the search
 */
export function listProbe(probe, turn, moves, variant) {
  const sans = new Map(moves.map((move) => [move.id, shownSan(variant, move)]));
  return probe.moves.map((move) => {
    const isDraw = move.result === 'draw';
    const short = isDraw ? '=' : shortScore(scoreOf(move), turn, variant);
    const title = isDraw ? texts.endgame.drawn : describeScore(scoreOf(move), turn, variant);
    return { id: move.id, san: sans.get(move.id), short, title };
  });
}
