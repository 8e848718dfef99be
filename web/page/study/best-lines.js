// @ts-nocheck
/** The machine's lines as a reader wants them: moves with numbers, a score from White's side, and an arrow. */
import { squaresIn } from '../../kingcraft/square.js';
import { withGame } from '../../kingcraft/with-game.js';
import { shownSan } from '../../scene/check-words.js';
import { shortScore } from './score.js';

/** So many moves of a line are shown. */
const LONGEST = 12;

/**
 * @param kingcraft the loaded package
 * @param variant of the package
 * @param node where the search began
 * @param lines of a report
 * @returns {{ score: object, short: string, ids: string[], text: string }[]}
 */
export function describeLines(kingcraft, variant, node, lines) {
  return withGame(kingcraft, variant.id, node.fen, (game) =>
    lines.map(({ score, pv }) => {
      const ids = pv.slice(0, LONGEST);
      const sans = ids.map((id) => shownSan(variant, game.move(id)));
      for (const _ of ids) game.undo();
      return {
        score,
        short: shortScore(score, node.turn, variant),
        ids,
        text: numbered(node, sans),
      };
    }),
  );
}

/** SAN with move numbers: "3. Nf3 Nc6 4. Bb5", "3… Nc6 4. Bb5". */
function numbered({ turn, moveNumber }, sans) {
  const offset = turn === 'white' ? 0 : 1;
  const words = sans.map((san, index) => {
    const half = index + offset;
    const number = moveNumber + Math.floor(half / 2);
    if (half % 2 === 0) return `${number}. ${san}`;
    return index === 0 ? `${number}… ${san}` : san;
  });
  return words.join(' ');
}

/** The first move of each line as an arrow, the better the bolder. */
export function arrowsOf(lines) {
  return lines
    .filter(({ ids }) => ids.length > 0)
    .map(({ ids }, index) => ({ ...arrowOf(ids[0], 'best'), rank: index }));
}

/** A move by its id as an arrow; what stays where it stands is a circle. */
export function arrowOf(id, color) {
  const { from, to } = squaresIn(id);
  return { from, to, color };
}
