// @ts-nocheck
/**
 * A study as it is kept: `{ id, variant, changed, summary, text }`, where the summary is what a list says of it, and the text is JSON. Its nodes stand in the order in which a reader meets them,
 * each behind the one that it follows, whose number it has as `up`; the first one is the root. A record can be anything when it is read.
 */
import { createLayout } from '../../board/layout.js';
import { MoveTree } from '../../kingcraft/pgn/move-tree.js';
import { LAST_NAG } from '../../kingcraft/pgn/pgn-words.js';
import { COLORS } from './drawing-colors.js';
import { Study } from './study.js';

/** What is said about a position, by name, with what it is when nothing is said. */
const REMARKS = {
  comment: '',
  opening: '',
  nags: [],
  shapes: [],
  evaluation: null,
  clock: null,
};

/**
 * A study as `restoring` takes it, with what a list says of it; a generator that yields how many moves are written. The study must not change
 * in between.
 * @returns {Generator<number, { variant: string, summary: { white?: string, black?: string, plies: number }, text: string }>}
 */
export function* saving(study) {
  const { variant, tree, tags, result, isChanged, taken } = study;
  const nodes = [];
  const numbers = new Map();
  // Every node behind its parent and all that hangs on the siblings before it.
  for (const ahead = [tree.root]; ahead.length > 0; ) {
    const node = ahead.pop();
    const up = numbers.get(node.parent);
    numbers.set(node, nodes.length);
    nodes.push(JSON.stringify({ up, move: node.move?.id, ...remarksOf(node) }));
    ahead.push(...[...node.children].reverse());
    yield nodes.length;
  }
  const at = numbers.get(tree.current);
  const head = JSON.stringify({ fen: tree.root.fen, tags, result, isChanged, taken, at });
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

/** What there is to say about a node; the rest is as it is everywhere. */
function remarksOf(node) {
  const isSaid = (value) => value !== null && value.length !== 0;
  const said = Object.keys(REMARKS).filter((name) => isSaid(node[name]));
  return Object.fromEntries(said.map((name) => [name, node[name]]));
}

/**
 * The study of a record; a generator that yields how many moves are there again.
 * @param kingcraft the loaded package
 * @param {{ variant: string, text: string }} record
 * @returns {Generator<number, Study>}
 * @throws where the record makes no study
 */
export function* restoring(kingcraft, { variant, text }) {
  const { fen, tags, result, isChanged, taken, at, nodes } = JSON.parse(text);
  const layout = createLayout(kingcraft.variants.find(({ id }) => id === variant));
  const game = kingcraft.newGame(variant, fen);
  try {
    const tree = new MoveTree(game.fen());
    const restored = [];
    let here = tree.root;
    for (const { up, move, ...remarks } of nodes) {
      if (restored.length > 0) {
        for (; here !== restored[up]; here = here.parent) game.undo();
        const played = game.move(move);
        here = tree.add(here, played, game.fen());
      }
      Object.assign(here, readRemarks(remarks, layout));
      restored.push(here);
      yield restored.length;
    }
    tree.goTo(restored[at] ?? tree.root);
    const study = new Study(kingcraft, { variant, tree, tags: readTags(tags), result });
    study.isChanged = Boolean(isChanged);
    study.taken = String(taken ?? '');
    return study;
  } finally {
    game.dispose();
  }
}

function readTags(tags) {
  return tags.map(({ name, value }) => ({ name: String(name), value: String(value) }));
}

/** What is broken in a remark is left out. */
function readRemarks(remarks, layout) {
  const { comment, opening, nags, shapes, evaluation, clock } = { ...REMARKS, ...remarks };
  const isShape = ({ from, to, color }) =>
    layout.place(from) && layout.place(to) && COLORS.includes(color);
  return {
    comment: String(comment),
    opening: String(opening),
    nags: nags.filter((nag) => Number.isInteger(nag) && nag >= 0 && nag <= LAST_NAG),
    shapes: shapes.filter(isShape).map(({ from, to, color }) => ({ from, to, color })),
    evaluation: Number.isFinite(evaluation?.cp ?? evaluation?.mate) ? evaluation : null,
    clock: Number.isFinite(clock) && clock >= 0 ? clock : null,
  };
}
