/** The review of a main line: the chances in each position, and the moves that cost most. */
/** @import { Color, Kingcraft, Variant } from '../../kingcraft/index.js' */
/** @import { MoveNode } from '../../kingcraft/pgn/pgn.js' */
/** @import { SearchReport } from '../../worker/client.js' */
/** @import { StudySearchPosition } from './latest-search.js' */
/** @import { Study } from './study.js' */

import { outcomeChance, winChance } from '../../game/win-chance.js';
import { LAST_JUDGEMENT } from '../../kingcraft/pgn/pgn-signs.js';
import { wholeNumber } from '../base/formats.js';
import { reasonText } from '../base/move-reasons.js';
import { texts } from '../base/page-texts.js';
import { describeLines } from './engine-lines.js';

/** White's chance where nothing is known. */
const EVEN = 0.5;

/** @typedef {'blunder' | 'mistake' | 'inaccuracy'} MistakeKind */

/**
 * The kinds of mistakes by what they cost at least of the chance to win.
 * @type {{ least: number, nag: number, kind: MistakeKind }[]}
 */
const KINDS = [
  { least: 0.2, nag: 4, kind: 'blunder' },
  { least: 0.1, nag: 2, kind: 'mistake' },
  { least: 0.05, nag: 6, kind: 'inaccuracy' },
];

/**
 * The best move, and the ids of the line that begins with it.
 * @typedef {{ id: string, san: string, line: string[] }} BestMove
 */

/**
 * A position of the line, White's chance to win there, and the best move where it is known.
 * @typedef {object} ReviewPoint
 * @property {MoveNode} node
 * @property {number} chance
 * @property {BestMove | null} best
 * @property {number | null} kingIn after how many moves the side to move captures the king, below 0 its opponent; null
 *   where nobody does, and in games where no king may be captured
 */

/**
 * A move that cost a part of the chance to win, and in SAN the move that was better, or nothing.
 * @typedef {{ node: MoveNode, nag: number, kind: MistakeKind, loss: number, better: string }} Mistake
 */

/** So many moves of a line are stored: enough to say why it is good. */
const LINE_LENGTH = 9;

/**
 * @param {Kingcraft} kingcraft
 * @param {Study} study
 * @param {(position: StudySearchPosition) => Promise<Pick<SearchReport, 'lines'> | null>} search
 * @param {(done: number, all: number) => void} onProgress
 * @returns {Promise<ReviewPoint[] | null>} a point for each position, the root's first; null when the search was
 *   cancelled
 */
export async function reviewMainLine(kingcraft, study, search, onProgress) {
  const { tree, variant } = study;
  const nodes = [tree.root, ...tree.mainLine()];
  const points = [];
  for (const [index, node] of nodes.entries()) {
    onProgress(index, nodes.length);
    const outcome = study.outcomeAt(node);
    if (outcome) {
      points.push({ node, chance: outcomeChance(outcome), best: null, kingIn: null });
      continue;
    }
    const moves = tree.lineTo(node).flatMap(({ move }) => move?.id ?? []);
    const report = await search({ variant: variant.id, fen: tree.root.fen, moves });
    if (!report) return null;
    points.push(pointOf(kingcraft, variant, node, report));
  }
  onProgress(nodes.length, nodes.length);
  return points;
}

/**
 * Points from the evaluations that came with the game. A position without one has the chance of the previous one.
 * @param {Study} study
 * @returns {ReviewPoint[]} none where the game has no evaluations
 */
export function pointsFromEvaluations({ tree }) {
  const line = tree.mainLine();
  if (line.every(({ evaluation }) => evaluation === null)) return [];
  let chance = EVEN;
  return [tree.root, ...line].map((node) => {
    if (node.evaluation) chance = winChance(node.evaluation, 'white');
    return { node, chance, best: null, kingIn: null };
  });
}

/**
 * @param {Kingcraft} kingcraft
 * @param {Variant} variant
 * @param {MoveNode} node
 * @param {Pick<SearchReport, 'lines'>} report
 * @returns {ReviewPoint}
 */
function pointOf(kingcraft, variant, node, { lines }) {
  const [line] = describeLines(kingcraft, variant, node, lines.slice(0, 1));
  const best = { id: line.ids[0], san: line.sans[0], line: line.ids.slice(0, LINE_LENGTH) };
  const kingIn = variant.kingMayBeCaptured && 'mate' in line.score ? line.score.mate : null;
  return { node, chance: winChance(line.score, node.turn), best, kingIn };
}

/**
 * The moves that cost most, in the order of the game. A king that is left to be captured is a blunder, also in a game
 * that is lost.
 * @param {ReviewPoint[]} points
 * @returns {Mistake[]}
 */
export function findMistakes(points) {
  return points.slice(1).flatMap((point, index) => {
    const { node } = point;
    const loss = lossOf(points[index], point);
    const [blunder] = KINDS;
    const isLeft = point.kingIn === 1 && points[index].kingIn !== -1;
    const found = isLeft ? blunder : KINDS.find(({ least }) => loss >= least);
    if (!found) return [];
    const { nag, kind } = found;
    return [{ node, nag, kind, loss, better: points[index].best?.san ?? '' }];
  });
}

/**
 * The chance to win that a move cost its side; below 0 if the chance grew.
 * @param {ReviewPoint} previous the position before the move
 * @param {ReviewPoint} point the position after it
 */
export function lossOf(previous, { node: { move }, chance }) {
  if (previous.best && previous.best.id === move?.id) return 0;
  return move?.color === 'white' ? previous.chance - chance : chance - previous.chance;
}

/**
 * Why a move is a mistake: what the reply to it does, and why another move was better.
 * @param {Study} study
 * @param {ReviewPoint[]} points
 * @param {Mistake} mistake
 */
export function whyOf(study, points, { node }) {
  const index = points.findIndex((point) => point.node === node);
  const [before, after] = [points[index - 1], points[index]];
  const say = (/** @type {ReviewPoint} */ { node: asked, best }) =>
    reasonText(
      study.variant,
      best ? study.reasonsAt(asked, best.line).reasons : [],
      texts.message,
      1,
    );
  const [better, reply] = [say(before), say(after)];
  return [
    reply && texts.review.reply(after.best?.san ?? '', reply),
    better && texts.review.why(before.best?.san ?? '', better),
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * How many mistakes of each kind a color made: "1 blunder, 2 inaccuracies", or "no faults".
 * @param {Mistake[]} mistakes
 * @param {Color} color
 */
export function countMistakes(mistakes, color) {
  const own = mistakes.filter(({ node }) => node.move?.color === color);
  const words = KINDS.map(({ kind }) => {
    const count = own.filter((mistake) => mistake.kind === kind).length;
    return count === 0 ? '' : texts.review.count(kind, count, wholeNumber(count));
  });
  return words.filter(Boolean).join(', ') || texts.review.noFaults;
}

/**
 * Writes mistakes into the study as NAGs and comments; other comments stay.
 * @param {Study} study
 * @param {(Mistake & { why?: string })[]} mistakes
 */
export function annotate(study, mistakes) {
  for (const { node, nag, kind, better, why = '' } of mistakes) {
    const others = node.nags.filter((other) => other > LAST_JUDGEMENT);
    const remark = `${texts.review.remark(kind, better)} ${why}`.trim();
    node.nags = [nag, ...others];
    if (!node.comment.includes(remark))
      node.comment = [node.comment, remark].filter(Boolean).join(' ');
  }
  study.isChanged = true;
}
