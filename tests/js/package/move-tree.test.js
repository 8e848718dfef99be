// The tree of moves of a game.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from 'kingcraft';
import { MoveTree, playLine } from 'kingcraft/pgn';

const kingcraft = await load();
const { startFen } = kingcraft.variants.find(({ id }) => id === 'chess');

/** Plays a line of SAN from a node on. */
const play = (tree, node, line) =>
  playLine(kingcraft, { variant: 'chess', tree }, node, line.split(' '));

/** A tree grown from lines of SAN, each from the start. */
function grow(...lines) {
  const tree = new MoveTree(startFen);
  for (const line of lines) {
    tree.goTo(play(tree, tree.root, line));
  }
  return tree;
}

const sans = (nodes) => nodes.map(({ move }) => move.san).join(' ');

/** The tree as text: variations in parentheses behind the move that they replace. */
function show(node) {
  const [main, ...others] = node.children;
  if (!main) return '';
  const variations = others.map((other) => ` (${other.move.san}${show(other)})`).join('');
  return ` ${main.move.san}${variations}${show(main)}`;
}

test('a move that was played before is found again, another one begins a variation', () => {
  const tree = grow('e4 e5 Nf3', 'e4 c5', 'e4 e5 Nf3 Nc6');
  assert.equal(show(tree.root), ' e4 e5 (c5) Nf3 Nc6');
  assert.equal(sans(tree.mainLine()), 'e4 e5 Nf3 Nc6');
  assert.equal(sans(tree.lineTo(tree.current)), 'e4 e5 Nf3 Nc6');
  assert.equal(tree.nodes().length, 6);
});

test('a node knows its position, whose turn it is and the number of the next move', () => {
  const { current, root } = grow('e4 e5 Nf3');
  assert.match(current.fen, /5N2/);
  assert.equal(current.turn, 'black');
  assert.equal(current.moveNumber, 2);
  assert.deepEqual([root.move, root.turn, root.moveNumber], [null, 'white', 1]);
});

const promotions = [
  [
    'a variation changes places with the main line',
    ['e4 e5 Nf3', 'e4 c5 Nc3'],
    'e4 c5 (e5 Nf3) Nc3',
  ],
  [
    'only the innermost variation',
    ['e4 e5 Nf3', 'e4 c5 Nc3', 'e4 c5 d4'],
    'e4 e5 (c5 d4 (Nc3)) Nf3',
  ],
  ['the third way comes first', ['e4', 'd4', 'c4'], 'c4 (e4) (d4)'],
  ['the main line stays', ['d4', 'e4 e5', 'd4 d5'], 'd4 (e4 e5) d5'],
];
for (const [what, lines, expected] of promotions) {
  test(`promoting: ${what}`, () => {
    const tree = grow(...lines);
    tree.promote(tree.current);
    assert.equal(show(tree.root).trim(), expected);
  });
}

const demotions = [
  ['the main line becomes the first variation', ['d4 d5', 'e4 e5'], ['d4', 'd5'], 'e4 (d4 d5) e5'],
  ['a variation changes places with the next', ['e4', 'd4', 'c4'], ['d4'], 'e4 (c4) (d4)'],
  [
    'the last branching decides',
    ['e4 e5 Nf3', 'e4 c5', 'd4'],
    ['e4', 'e5', 'Nf3'],
    'e4 (d4) c5 (e5 Nf3)',
  ],
  [
    'what is the last already goes down before it',
    ['e4 e5', 'e4 c5', 'd4'],
    ['e4', 'c5'],
    'd4 (e4 e5 (c5))',
  ],
  ['where there is nothing below, all stays', ['e4 e5', 'd4 d5'], ['d4', 'd5'], 'e4 (d4 d5) e5'],
];
for (const [what, lines, moves, expected] of demotions) {
  test(`demoting: ${what}`, () => {
    const tree = grow(...lines);
    const step = (node, san) => node.children.find(({ move }) => move.san === san);
    tree.demote(moves.reduce(step, tree.root));
    assert.equal(show(tree.root).trim(), expected);
  });
}

/** [toggled one after the other, NAGs then] */
const nags = [
  [[1], [1]],
  [[1, 4], [4]],
  [
    [13, 1, 16],
    [16, 1, 13],
  ],
  [[3, 3], []],
];
for (const [toggled, expected] of nags) {
  test(`NAGs ${toggled} are put on and taken off: ${expected}`, () => {
    const { current } = grow('e4');
    for (const nag of toggled) current.toggleNag(nag);
    assert.deepEqual(current.nags, expected);
  });
}

test('a shape is drawn, changes its color, and goes', () => {
  const { root } = grow('e4');
  const arrow = { from: 'e2', to: 'e4', color: 'green' };
  root.toggleShape(arrow);
  root.toggleShape({ from: 'd5', to: 'd5', color: 'red' });
  root.toggleShape({ ...arrow, color: 'blue' });
  assert.deepEqual(
    root.shapes.map(({ to, color }) => to + color),
    ['d5red', 'e4blue'],
  );
  root.toggleShape({ ...arrow, color: 'blue' });
  assert.equal(root.shapes.length, 1);
});

test('deleting takes what follows along, and who looked at it stands before it', () => {
  const tree = grow('e4 e5 Nf3', 'e4 c5 Nf3 d6');
  tree.remove(tree.root.children[0].children[1]);
  assert.equal(show(tree.root), ' e4 e5 Nf3');
  assert.equal(tree.current.move.san, 'e4');
});

test('deleting what is not looked at leaves the reader where he is', () => {
  const tree = grow('e4 e5', 'd4 d5');
  tree.remove(tree.root.children[0]);
  assert.equal(show(tree.root), ' d4 d5');
  assert.equal(tree.current.move.san, 'd5');
});

test('the root is not deleted', () => {
  const tree = grow('e4');
  tree.remove(tree.root);
  assert.equal(show(tree.root), ' e4');
});

test('a node is found by its id until it is deleted', () => {
  const tree = grow('e4 e5', 'd4');
  const node = tree.root.children[0].children[0];
  assert.equal(tree.find(node.id), node);
  tree.remove(node.parent);
  assert.equal(tree.find(node.id), undefined);
  assert.notEqual(tree.add(tree.root, node.move, node.fen).id, node.id);
});

test('an illegal move changes nothing', () => {
  const tree = grow('e4');
  assert.throws(() => play(tree, tree.current, 'e4'), { code: 'illegal-move' });
  assert.equal(show(tree.root), ' e4');
});
