/**
 * A study as it is saved. The nodes are in reading order: each stands after its parent, whose number is `up`; the first
 * one is the root.
 * A record may hold anything when it is read.
 */
/** @import { Color, Kingcraft } from '../../kingcraft/index.js' */
/** @import { MoveNode, PgnResult, PgnShape, PgnTag } from '../../kingcraft/pgn/pgn.js' */
import { createLayout } from '../../board/layout.js';
import { MoveTree } from '../../kingcraft/pgn/pgn.js';
import { isClock, isEvaluation } from '../../kingcraft/pgn/pgn-commands.js';
import { isTagName, LAST_NAG, RESULTS } from '../../kingcraft/pgn/pgn-words.js';
import { SHAPE_COLORS } from '../../kingcraft/pgn/shapes.js';
import { readReview, writeReview } from './review-record.js';
import { Study } from './study.js';

/**
 * The entry of a study in a list, and its text, which is JSON.
 * @typedef {{ variant: string, summary: { white?: string, black?: string, plies: number }, text: string }} WrittenStudy
 */

/** `changed` is the time in milliseconds. @typedef {WrittenStudy & { id: string, changed: number }} StudyRecord */

/**
 * The annotations of a position.
 * @typedef {Pick<MoveNode, 'comment' | 'opening' | 'nags' | 'shapes' | 'evaluation' | 'clock'>} NodeNotes
 */

/** @typedef {Partial<NodeNotes> & { up?: number, move?: string }} SavedNode */

/**
 * @typedef {{ fen: string, tags: PgnTag[], result: PgnResult, isChanged?: boolean, taken?: string, player?: Color |
 *   null, review?: unknown, at: number, nodes: SavedNode[] }} SavedStudy
 */

/** Notes where there are none. @type {NodeNotes} */
const NO_NOTES = {
  comment: '',
  opening: '',
  nags: [],
  shapes: [],
  evaluation: null,
  clock: null,
};

const NOTE_NAMES = /** @type {(keyof NodeNotes)[]} */ (Object.keys(NO_NOTES));

/**
 * Writes a study, which must not change in between. Yields the number of nodes that are written.
 * @param {Study} study
 * @returns {Generator<number, WrittenStudy>}
 */
export function* serializeInSteps(study) {
  const { variant, tree, tags, result, isChanged, player, importedGame } = study;
  /** @type {string[]} */
  const nodes = [];
  /** @type {Map<MoveNode | null, number>} */
  const numbers = new Map();
  const ahead = [tree.root];
  for (let node = ahead.pop(); node; node = ahead.pop()) {
    const up = numbers.get(node.parent);
    numbers.set(node, nodes.length);
    nodes.push(JSON.stringify({ up, move: node.move?.id, ...notesOf(node) }));
    ahead.push(...[...node.children].reverse());
    yield nodes.length;
  }
  const at = numbers.get(tree.current);
  const taken = importedGame;
  const { fen } = tree.root;
  const review = writeReview(study);
  const head = JSON.stringify({ fen, tags, result, isChanged, taken, player, review, at });
  return {
    variant: variant.id,
    summary: {
      white: study.tag('White'),
      black: study.tag('Black'),
      plies: tree.mainLine().length,
    },
    text: `${head.slice(0, -1)},"nodes":[${nodes}]}`,
  };
}

/**
 * The notes of a node that are not empty.
 * @param {MoveNode} node
 * @returns {Partial<NodeNotes>}
 */
function notesOf(node) {
  const names = NOTE_NAMES.filter((name) => {
    const value = node[name];
    return value !== null && !(Array.isArray(value) && value.length === 0) && value !== '';
  });
  return Object.fromEntries(names.map((name) => [name, node[name]]));
}

/**
 * Reads the study of a record. Yields the number of nodes that are read.
 * @param {Kingcraft} kingcraft
 * @param {Pick<WrittenStudy, 'variant' | 'text'>} record
 * @returns {Generator<number, Study>}
 * @throws where the record is no study
 */
export function* restoreInSteps(kingcraft, { variant, text }) {
  const {
    fen,
    tags,
    result: saved,
    isChanged,
    taken,
    player,
    review,
    at,
    nodes,
  } = /** @type {SavedStudy} */ (JSON.parse(text));
  const game = kingcraft.newGame(variant, fen);
  try {
    const tree = new MoveTree(game.fen());
    const result = RESULTS.find((known) => known === saved) ?? '*';
    const study = new Study(kingcraft, { variant, tree, tags: readTags(tags), result });
    const layout = createLayout(study.variant);
    /** @type {MoveNode[]} */
    const restored = [];
    let here = tree.root;
    for (const { up, move, ...notes } of nodes) {
      if (restored.length > 0) {
        for (; here !== restored[up ?? -1]; here = parentOf(here)) game.undo();
        const played = game.move(move ?? '');
        here = tree.add(here, played, game.fen());
      }
      Object.assign(here, readNotes(notes, layout));
      restored.push(here);
      yield restored.length;
    }
    tree.goTo(restored[at] ?? tree.root);
    study.isChanged = Boolean(isChanged);
    study.importedGame = String(taken ?? '');
    study.player = player === 'white' || player === 'black' ? player : null;
    study.review = readReview(kingcraft, study, review);
    return study;
  } finally {
    game.dispose();
  }
}

/** @param {MoveNode} node */
function parentOf({ parent }) {
  if (!parent) throw new Error('A node stands before its parent.');
  return parent;
}

/** @param {PgnTag[]} tags */
function readTags(tags) {
  return tags
    .map(({ name, value }) => ({ name: String(name), value: String(value) }))
    .filter(({ name }) => isTagName(name));
}

/**
 * Leaves out what is broken.
 * @param {Partial<NodeNotes>} notes
 * @param {ReturnType<typeof createLayout>} layout
 * @returns {NodeNotes}
 */
function readNotes(notes, layout) {
  const { comment, opening, nags, shapes, evaluation, clock } = { ...NO_NOTES, ...notes };
  const isShape = (/** @type {PgnShape} */ { from, to, color }) =>
    layout.has(from) && layout.has(to) && SHAPE_COLORS.includes(color);
  return {
    comment: String(comment),
    opening: String(opening),
    nags: nags.filter((nag) => Number.isInteger(nag) && nag >= 0 && nag <= LAST_NAG),
    shapes: shapes.filter(isShape).map(({ from, to, color }) => ({ from, to, color })),
    evaluation: isEvaluation(evaluation ?? {}) ? evaluation : null,
    clock: isClock(clock) ? clock : null,
  };
}
