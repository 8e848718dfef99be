// Studies as PGN: trees that come back as they were, and long ones, which are read and written in steps.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from 'kingcraft';
import { MoveTree, openGameInSteps, playLine, writeGame, writeGameInSteps } from 'kingcraft/pgn';
import { createRandom } from '../../../../scripts/match/random.mjs';
import { createLayout } from '../../../../web/board/layout.js';
import { openOnly } from './pgn-support.js';

const kingcraft = await load();

/** All that a tree holds, as plain data. */
function plain(node) {
  const { move, fen, children, comment, opening, nags, shapes, evaluation, clock } = node;
  const said = { comment, opening, nags, shapes, evaluation, clock };
  return { id: move?.id, fen, ...said, children: children.map(plain) };
}

const SAYINGS = [
  '',
  '',
  '',
  'Well played.',
  'a } b',
  '% at first',
  '(1. e4) $1 ; {',
  '[Event "x"]',
  'Ärger “♞” \\',
];

/** Circles, then arrows, as they are written. */
function drawn({ squares }, random) {
  const square = () => squares[random(squares.length)];
  const color = ['green', 'red', 'yellow', 'blue'][random(4)];
  const [mark, from, to] = [square(), square(), square()];
  const shapes = [
    { from: mark, to: mark, color },
    { from, to, color: 'red' },
  ];
  return random(3) === 0 && from !== to ? shapes : [];
}

/** A tree of random moves with variations and remarks. */
function randomTree(variant, random, fen) {
  const tree = new MoveTree(fen);
  const layout = createLayout(kingcraft.variants.find(({ id }) => id === variant));
  const say = () => SAYINGS[random(SAYINGS.length)];
  tree.root.comment = say();
  let node = tree.root;
  for (let count = 0; count < 60; count++) {
    const ids = kingcraft.newGame(variant, node.fen).moveIds();
    if (ids.length > 0) {
      const before = tree.nodes().length;
      node = playLine(kingcraft, { variant, tree }, node, [ids[random(ids.length)]]);
      if (tree.nodes().length > before) {
        node.comment = say()
          .repeat(1 + random(5))
          .trim();
        node.shapes = drawn(layout, random);
        node.nags = [[], [], [1], [6, 14], [0, 255]][random(5)];
        node.evaluation = [null, { cp: -35 }, { mate: 3 }][random(3)];
        node.clock = [null, 0, 323, 3609.75][random(4)];
        if (node.isVariation) node.opening = say();
      }
    }
    if (random(4) === 0 || ids.length === 0) {
      const nodes = tree.nodes();
      node = nodes[random(nodes.length)];
    }
  }
  return tree;
}

for (const variant of kingcraft.variants) {
  test(`random trees of ${variant.name} come back as they were`, () => {
    for (let seed = 0; seed < 12; seed++) {
      const random = createRandom(`${variant.id} ${seed}`);
      const tree = randomTree(variant.id, random, variant.startFen);
      const deep = tree.nodes()[random(40)].fen;
      const study = {
        variant: variant.id,
        tags: [
          { name: 'White', value: 'A "B" \\' },
          { name: 'Opening', value: 'None' },
        ],
        result: ['*', '1-0', '1/2-1/2'][random(3)],
        tree: seed % 2 ? tree : randomTree(variant.id, random, deep),
      };
      const text = writeGame(kingcraft, study);
      const back = openOnly(kingcraft, text, variant.id);
      assert.deepEqual(plain(back.tree.root), plain(study.tree.root), text);
      assert.equal(back.variant, variant.id);
      assert.equal(back.result, study.result);
      assert.equal(writeGame(kingcraft, back), text);
      const tooLong = text.split('\n').filter((line) => line.length > 79 && !line.startsWith('['));
      assert.deepEqual(tooLong, []);
      kingcraft.newGame(variant.id).loadPgn(text);
    }
  });
}

test('a long study rests at every move while it is written, however deep its variations are', () => {
  const moves = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
  const game = kingcraft.newGame('chess');
  const tree = new MoveTree(game.fen());
  const plies = 4000;
  for (let ply = 0, node = tree.root; ply < plies; ply++) {
    const aside = game.move(ply % 2 ? 'a7a6' : 'a2a3');
    const asideFen = game.fen();
    game.undo();
    // Each move but the first is a variation, and the rest hangs on it.
    tree.add(node, aside, asideFen);
    node = tree.add(node, game.move(moves[ply % 4]), game.fen());
  }
  game.dispose();
  const steps = writeGameInSteps(kingcraft, { variant: 'chess', tags: [], result: '*', tree });
  let rests = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) rests++;
  assert.ok(rests >= 2 * plies, `${rests} rests`);
  assert.match(step.value, /^1\. a3 \(1\. Nf3 a6 \(1\.\.\. Nf6 2\. a3 \(2\. Ng1 /m);
  assert.ok(step.value.endsWith(`${')'.repeat(plies)}\n*\n`));
});

test('a huge comment is read in pieces, and whole', () => {
  const words = Array.from({ length: 100_000 }, (_, index) => `wörd${index}`);
  const text = `1. e4 {${words.join('\n \t')}} e5 *`;
  const steps = openGameInSteps(kingcraft, text);
  let rests = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) rests += 1;
  const { tree } = step.value;
  assert.ok(rests > 20, `${rests} rests`);
  assert.equal(tree.root.children[0].comment, words.join(' '));
});
