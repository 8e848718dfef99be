/**
 * Lines and scores of the engine as a reader expects them: moves with numbers, scores from White's side, chances,
 * arrows.
 */
/** @import { Color, Kingcraft, Outcome, Variant } from '../../kingcraft/index.js' */
/** @import { Score } from '../../game/win-chance.js' */
/** @import { SearchLine } from '../../worker/client.js' */

import { shownSan } from '../../game/game-facts.js';
import { whiteScore } from '../../game/win-chance.js';
import { squaresIn } from '../../kingcraft/square.js';
import { withGame } from '../../kingcraft/with-game.js';
import { pawns } from '../base/formats.js';

/**
 * A line of the engine: its score as the search gives it and in a few signs, the ids of its moves, and these in SAN,
 * with numbers where a book has them.
 * @typedef {{ score: Score, short: string, ids: string[], sans: string[], moves: string[] }} EngineLine
 */

/**
 * A move to point at; it is a circle where both squares are the same. The arrow of rank 0 is the boldest.
 * @typedef {{ from: string, to: string, color: 'best' | 'threat', rank?: number }} EngineArrow
 */

/** How many moves of a line are shown at most. */
const LINE_LENGTH = 60;

/**
 * @param {Kingcraft} kingcraft
 * @param {Variant} variant
 * @param {{ fen: string, turn: Color, moveNumber: number }} node the position that was searched
 * @param {Pick<SearchLine, 'score' | 'pv'>[]} lines
 * @returns {EngineLine[]}
 */
export function describeLines(kingcraft, variant, node, lines) {
  return withGame(kingcraft, variant.id, node.fen, (game) =>
    lines.map(({ score, pv }) => {
      const ids = pv.slice(0, LINE_LENGTH);
      const sans = ids.map((id) => shownSan(variant, game.move(id)));
      for (const _ of ids) game.undo();
      return {
        score,
        short: shortScore(score, node.turn, variant),
        ids,
        sans,
        moves: withNumbers(node, sans),
      };
    }),
  );
}

/**
 * SAN with move numbers: "3. Nf3", "Nc6", "4. Bb5", or "3… Nc6", "4. Bb5".
 * @param {{ turn: Color, moveNumber: number }} node
 * @param {string[]} sans
 */
function withNumbers({ turn, moveNumber }, sans) {
  const offset = turn === 'white' ? 0 : 1;
  return sans.map((san, index) => {
    const half = index + offset;
    const number = moveNumber + Math.floor(half / 2);
    if (half % 2 === 0) return `${number}. ${san}`;
    return index === 0 ? `${number}… ${san}` : san;
  });
}

/**
 * The first move of each line as an arrow.
 * @param {Pick<EngineLine, 'ids'>[]} lines the best one first
 * @returns {EngineArrow[]}
 */
export function arrowsOf(lines) {
  return lines
    .filter(({ ids }) => ids.length > 0)
    .map(({ ids }, index) => ({ ...arrowOf(ids[0], 'best'), rank: index }));
}

/**
 * @param {string} id of a move
 * @param {EngineArrow['color']} color
 * @returns {EngineArrow}
 * @throws where the text is no id of a move
 */
export function arrowOf(id, color) {
  const squares = squaresIn(id);
  if (!squares) throw new Error(`No move: ${id}`);
  return { from: squares.from, to: squares.to, color };
}

/**
 * A score from White's side in a few signs: "+0.4", "−1.2", "#3" (White mates), "−#2".
 * @param {Score} score
 * @param {Color} turn
 * @param {Pick<Variant, 'kingMayBeCaptured'>} variant where the king may be captured, "K×3" instead
 */
export function shortScore(score, turn, { kingMayBeCaptured }) {
  const lead = whiteScore(score, turn);
  if ('mate' in score)
    return `${lead < 0 ? '−' : ''}${kingMayBeCaptured ? 'K×' : '#'}${Math.abs(score.mate)}`;
  const text = pawns(lead);
  if (text === pawns(0)) return text;
  return `${lead < 0 ? '−' : '+'}${text}`;
}
