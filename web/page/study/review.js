// @ts-nocheck
/** Looks at a whole line, position by position, and says which of its moves cost most. */
import { wholeNumber } from '../formats.js';
import { texts } from '../page-texts.js';
import { describeLines, outcomeChance, winChance } from './engine-lines.js';

const EVEN = 0.5;

/** From so much of the mover's chances on a move is called so. */
const FAULTS = [
  { least: 0.2, nag: 4, name: 'blunder' },
  { least: 0.1, nag: 2, name: 'mistake' },
  { least: 0.05, nag: 6, name: 'inaccuracy' },
];

/**
 * @param kingcraft the loaded package
 * @param study whose main line is looked at
 * @param {(position) => Promise<SearchReport | null>} search
 * @param {(done: number, all: number) => void} onProgress
 * @returns {Promise<object[] | null>} a point for each position, the root's first: `{ node, chance, short, best }` with White's chance, the score
 *   in a few signs, and the best move `{ id, san }` or null; null when the search was called off
 */
export async function lookThrough(kingcraft, study, search, onProgress) {
  const { tree, variant } = study;
  const nodes = [tree.root, ...tree.mainLine()];
  const points = [];
  for (const [index, node] of nodes.entries()) {
    onProgress(index, nodes.length);
    const outcome = study.outcomeAt(node);
    if (outcome) {
      points.push({ node, chance: outcomeChance(outcome), short: '', best: null });
      continue;
    }
    const moves = tree.lineTo(node).map(({ move }) => move.id);
    const report = await search({ variant: variant.id, fen: tree.root.fen, moves });
    if (!report) return null;
    points.push(pointOf(kingcraft, variant, node, report));
  }
  onProgress(nodes.length, nodes.length);
  return points;
}

/**
 * What a machine thought while the game was played, as points of lookThrough; where it did not think, nothing has changed.
 * @returns {object[]} none where it thought of no move
 */
export function pointsKept({ tree }) {
  const line = tree.mainLine();
  if (line.every(({ evaluation }) => evaluation === null)) return [];
  let chance = EVEN;
  return [tree.root, ...line].map((node) => {
    if (node.evaluation) chance = winChance(node.evaluation, 'white');
    return { node, chance, short: '', best: null };
  });
}

function pointOf(kingcraft, variant, node, { lines }) {
  const [line] = describeLines(kingcraft, variant, node, lines.slice(0, 1));
  const best = { id: line.ids[0], san: line.text.split(' ')[1] };
  return { node, chance: winChance(line.score, node.turn), short: line.short, best };
}

/**
 * The moves that cost most.
 * @param points of lookThrough
 * @returns {{ node, nag: number, name: string, loss: number, better: string }[]} in the order of the game
 */
export function faultsOf(points) {
  return points.slice(1).flatMap(({ node, chance }, index) => {
    const before = points[index];
    const sign = node.move.color === 'white' ? 1 : -1;
    const loss = sign * (before.chance - chance);
    const fault = FAULTS.find(({ least }) => loss >= least);
    if (!fault || before.best?.id === node.move.id) return [];
    const { nag, name } = fault;
    return [{ node, nag, name, loss, better: before.best?.san ?? '' }];
  });
}

/** How many faults of each kind a color made: "1 blunder, 2 inaccuracies", or "no faults". */
export function countFaults(faults, color) {
  const own = faults.filter(({ node }) => node.move.color === color);
  const words = FAULTS.map(({ name }) => {
    const count = own.filter((fault) => fault.name === name).length;
    return count === 0 ? '' : texts.review.count(name, count, wholeNumber(count));
  });
  return words.filter(Boolean).join(', ') || texts.review.noFaults;
}

/** Writes the faults into the study as signs and remarks; what was said before stays. */
export function annotate(study, faults) {
  for (const { node, nag, name, better } of faults) {
    const kept = node.nags.filter((other) => other > 6);
    const remark = texts.review.remark(name, better);
    node.nags = [nag, ...kept];
    if (!node.comment.includes(remark))
      node.comment = [node.comment, remark].filter(Boolean).join(' ');
  }
  study.isChanged = true;
}
