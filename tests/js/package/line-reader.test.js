// How kingcraft/pgn reads the moves of a game: many with one call of the engine, and read as moves when they are asked
// for.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { listGames, openGame, openGameInSteps, writeGame } from 'kingcraft/pgn';
import { kingcraft, variantIds, withGame } from './support.js';

const knights = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
const long = Array.from({ length: 1000 }, (_, ply) => knights[ply % 4]);
const deep = long.reduceRight(
  (rest, san, ply) => (ply % 5 ? `${san} ${rest}` : `${san} (${ply % 2 ? 'a6' : 'a3'}) ${rest}`),
  '*',
);

/** [what is refused where, moves, line, column, key, the move that the message names] */
const faults = [
  ['the first move', 'e5 e4 *', 1, 1, 'move-illegal', 'e5'],
  ['a move in the middle', 'e4 e5 Nf3\nNc6 Ke3 a6 *', 2, 5, 'move-illegal', 'Ke3'],
  ['a word that is no move', 'e4 e5 hello *', 1, 7, 'move-unreadable', 'hello'],
  ['a move that may mean two', 'Nf3 a6 d3 b6 Nd2 *', 1, 14, 'move-ambiguous', 'Nd2'],
  ['the first move of a variation', 'e4 e5 (d6 d4)\n(Ke7 d4) Nf3 *', 2, 2, 'move-illegal', 'Ke7'],
  ['a move in a variation', 'e4 e5 (c5 Nf3 Ke7) Nf3 *', 1, 15, 'move-illegal', 'Ke7'],
  [
    'a move in a variation of a variation',
    'e4 (d4 d5 (Nf6 c4 Kd6)) e5 *',
    1,
    19,
    'move-illegal',
    'Kd6',
  ],
  ['the move after a variation', 'e4 (d4 d5) d4 *', 1, 12, 'move-illegal', 'd4'],
  ['a move of a long game', `${long.join('\n')}\nKe2 *`, 1001, 1, 'move-illegal', 'Ke2'],
  ['a very long word', `e4 ${'e'.repeat(100)} *`, 1, 4, 'move-unreadable', `${'e'.repeat(60)}…`],
  ['a move after the mate', 'f3 e5 g4 Qh4# a3 *', 1, 15, 'move-game-over', 'a3'],
];
for (const [what, text, line, column, key, move] of faults)
  test(`${what} is refused at its place`, () => {
    const [error] = [() => openGame(kingcraft, text)].map((open) => {
      try {
        return open();
      } catch (thrown) {
        return thrown;
      }
    });
    assert.deepEqual([error.code, error.line, error.column, error.key], ['pgn', line, column, key]);
    if (key !== 'move-game-over') assert.equal(error.values.move, move);
  });

test('what the engine says of a refused move is the cause', () => {
  assert.throws(
    () => openGame(kingcraft, 'e4 e5 e2e4 *'),
    ({ cause }) => cause.code === 'illegal-move' && cause.explanation.legal === false,
  );
  assert.throws(
    () => openGame(kingcraft, 'Nf3 a6 d3 b6 Nd2 *'),
    ({ cause }) => cause.candidates.map(({ san }) => san).join(' ') === 'Nbd2 Nfd2',
  );
});

for (const id of variantIds)
  test(`the moves of ${id} are those of a game, read once, in any order`, () => {
    withGame(id, undefined, (game) => {
      for (let ply = 0; ply < 40 && !game.isGameOver(); ply++) {
        const ids = game.moveIds();
        game.move(ids[(7 * ply + 3) % ids.length]);
      }
      const line = openGame(kingcraft, game.pgn()).tree.mainLine();
      const moves = new Map();
      for (const index of [30, 2, 17]) moves.set(index, line[index]?.move);
      assert.deepEqual(
        line.map(({ move }) => move),
        game.history(),
      );
      for (const [index, move] of moves) assert.equal(line[index]?.move, move);
      assert.ok(line.every(({ move }) => Object.isFrozen(move)));
    });
  });

test('variations in variations are played from their own positions', () => {
  const text =
    '1. e4 {a} (1. d4 d5 (1... Nf6 2. c4 (2. Nf3 g6 (2... e6) 3. c4) 2... e6) (1... f5) 2. c4) (1. c4) 1... e5 (1... c5 2. Nf3) 2. Nf3 *';
  const { tree } = openGame(kingcraft, text);
  const nodes = tree.nodes().slice(1);
  assert.equal(nodes.length, 17);
  for (const node of nodes)
    withGame('chess', undefined, (game) => {
      const played = tree.lineTo(node).map(({ move }) => game.move(move.id));
      assert.deepEqual(node.move, played.at(-1));
      assert.equal(node.fen, game.fen());
    });
  assert.deepEqual(
    nodes.filter(({ isVariation }) => isVariation).map(({ move }) => move.san),
    ['d4', 'c4', 'c5', 'Nf6', 'f5', 'Nf3', 'e6'],
  );
});

test('a long game is opened in steps of some hundred moves, variations too', () => {
  const text = `1. e4 *\n\n${deep}`;
  const [, entry] = listGames(text);
  const steps = openGameInSteps(kingcraft, text, { entry });
  let rests = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) rests += 1;
  assert.ok(rests >= 400, `${rests} rests`);
  const { tree } = step.value;
  assert.deepEqual(
    tree.mainLine().map(({ move }) => move.san),
    long,
  );
  assert.equal(tree.nodes().length, 1 + 1000 + 200);
});

test('a move that is played twice has the comments and signs of both', () => {
  const { tree } = openGame(
    kingcraft,
    '1. e4! {[%clk 0:00:01] one} ({before} 1. e4!$10 {two [%clk 0:00:02]} e5) 1... e5 *',
  );
  const [e4] = tree.mainLine();
  assert.deepEqual([e4.comment, e4.clock, e4.nags], ['one two [%clk 0:00:02]', 1, [1, 10]]);
  assert.deepEqual([e4.opening, tree.nodes().length], ['before', 3]);
});

test('what is said about a move may be changed before it is read', () => {
  const game = openGame(kingcraft, '1. e4 {[%clk 0:00:01][%csl Ge4] first} e5 d4 *');
  const [e4, e5, d4] = game.tree.mainLine();
  e4.comment = 'second';
  e5.shapes.push({ from: 'a1', to: 'a2', color: 'red' });
  e5.nags.push(3);
  d4.clock = 7;
  d4.evaluation = { cp: 10 };
  assert.deepEqual([e5.nags, d4.nags, d4.shapes, game.tree.root.nags], [[3], [], [], []]);
  assert.match(
    writeGame(kingcraft, game),
    /1\. e4 \{\[%csl Ge4\] \[%clk 0:00:01\] second\} 1\.\.\. e5 \$3 \{\[%cal Ra1a2\]\}\n?.*2\. d4\s\{\[%eval 0\.10\]\s\[%clk 0:00:07\]\}/s,
  );
});

test('kingcraft/pgn in a bundle of its own reads games with the engine of another one', async () => {
  const { outputFiles } = await build({
    bundle: true,
    entryPoints: [fileURLToPath(new URL('../../../web/kingcraft/pgn/pgn.js', import.meta.url))],
    format: 'esm',
    write: false,
  });
  const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`;
  const other = await import(url);
  const [node] = other.openGame(kingcraft, '1. e4 e5 *').tree.mainLine();
  assert.deepEqual(
    [node.move.piece, node.fen.slice(0, 30)],
    ['pawn', 'rnbqkbnr/pppppppp/8/8/4P3/8/PP'],
  );
});
