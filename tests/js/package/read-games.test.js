// readGames() of kingcraft/pgn: games of texts and streams, one after the other.

import assert from 'node:assert/strict';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { openGame, readGames, writeGame } from 'kingcraft/pgn';
import { kingcraft, variantIds, withGame } from './support.js';

const three = `[White "Ada"]

1. e4 {[%clk 0:05:23] Best.} (1. d4 d5) 1... e5 $1 *

[White "Bo"]

1. e4 e5 2. Ke3 *

[White "Cléo"]
[Variant "Tax Chess"]

1. e4 {[%cal Ge2e4][%eval 0.35]} *
`;

const all = async (source, options) => {
  const found = [];
  for await (const each of readGames(kingcraft, source, options)) found.push(each);
  return found;
};

/** The facts about a game, to compare. */
const shown = ({ number, line, column, tags, game, error }) => [
  number,
  line,
  column,
  tags[0]?.value,
  game && writeGame(kingcraft, game),
  error && [error.line, error.column, error.key],
];

const bytes = new TextEncoder().encode(three);
const cut = (size) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.subarray(i * size, (i + 1) * size),
  );

test('a text, bytes and streams of every kind have the same games', async (t) => {
  const expected = (await all(three)).map(shown);
  assert.deepEqual(
    expected.map(([number, line]) => [number, line]),
    [
      [1, 1],
      [2, 5],
      [3, 9],
    ],
  );
  assert.deepEqual(expected[1][5], [7, 13, 'move-illegal']);
  const folder = await mkdtemp(path.join(tmpdir(), 'kingcraft-pgn-'));
  t.after(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'games.pgn');
  await writeFile(file, three);
  const pull = () => {
    const chunks = cut(7);
    return {
      getReader: () => ({
        read: async () => ({ done: chunks.length === 0, value: chunks.shift() }),
        cancel: async () => {},
        releaseLock() {},
      }),
    };
  };
  const sources = {
    bytes,
    'a list of texts': [...three],
    'bytes cut within a letter': cut(1),
    'a stream of node': createReadStream(file, { highWaterMark: 11 }),
    'a stream of the web': Readable.toWeb(createReadStream(file, { highWaterMark: 13 })),
    'a stream without an iterator': pull(),
    'a file': new Blob([three]),
    'an answer': new Response(three),
    'a generator': (async function* () {
      yield three.slice(0, 30);
      yield new TextEncoder().encode(three.slice(30));
    })(),
  };
  for (const [name, source] of Object.entries(sources))
    assert.deepEqual((await all(source)).map(shown), expected, name);
});

test('a game of a stream is the tree that openGame() makes, positions of variations too', async () => {
  const [{ game, text }] = await all(three);
  const other = openGame(kingcraft, text);
  const fens = ({ tree }) =>
    tree.nodes().map(({ fen, turn, moveNumber, clock }) => [fen, turn, moveNumber, clock]);
  assert.deepEqual(fens(game), fens(other));
  const [e4, e5] = game.tree.mainLine();
  assert.deepEqual([e4.clock, e4.comment, e5.nags], [323, 'Best.', [1]]);
});

for (const id of variantIds)
  test(`the position of every node of ${id} is found when it is asked for, in any order`, () => {
    withGame(id, undefined, (game) => {
      const fens = [game.fen()];
      for (let ply = 0; ply < 12; ply++) {
        const ids = game.moveIds();
        game.move(ids[(5 * ply + 1) % ids.length]);
        fens.push(game.fen());
      }
      const nodes = openGame(kingcraft, game.pgn()).tree.nodes();
      for (const index of [12, 3, 7, 0, 11, 1]) assert.equal(nodes[index].fen, fens[index]);
      for (const [index, node] of nodes.entries()) {
        const [, turn, , , , number] = fens[index].split(' ');
        assert.deepEqual([node.turn[0], String(node.moveNumber)], [turn, number]);
      }
    });
  });

test('filter decides by the tags which games are opened', async () => {
  const asked = [];
  const filter = (tags, number) => asked.push([tags[0].value, number]) && number === 3;
  const found = await all(three, { filter });
  assert.deepEqual(
    found.map(({ number }) => number),
    [3],
  );
  assert.deepEqual(asked, [
    ['Ada', 1],
    ['Bo', 2],
    ['Cléo', 3],
  ]);
});

test('a stream is read no further than it is asked for, and ended when the loop is left', async () => {
  let given = 0;
  let isEnded = false;
  const endless = async function* () {
    try {
      for (;;) {
        given += 1;
        yield '[White "Ada"]\n\n1. e4 *\n\n';
      }
    } finally {
      isEnded = true;
    }
  };
  for await (const { number } of readGames(kingcraft, endless())) if (number === 20) break;
  assert.ok(given < 50, `${given} pieces`);
  assert.ok(isEnded);
  let isCanceled = false;
  const stream = new ReadableStream({
    pull: (controller) => controller.enqueue('[White "Ada"]\n\n1. e4 *\n\n'),
    cancel: () => {
      isCanceled = true;
    },
  });
  for await (const _ of readGames(kingcraft, stream)) break;
  assert.ok(isCanceled);
});

test('where a game begins and is wrong, on a line with the game before it', async () => {
  const games = await all('1. e4 e5 * 1. e4 Ke3 *', { variant: 'chess' });
  assert.deepEqual(
    games.map(({ line, column, error }) => [line, column, error?.line, error?.column]),
    [
      [1, 1, undefined, undefined],
      [1, 12, 1, 18],
    ],
  );
});

test('what is no PGN and never ends is refused before memory is full', async () => {
  const endless = function* () {
    yield '1. e4 *\n\n[White "Ada"]\n\n1. e4 {';
    for (;;) yield 'x'.repeat(2 ** 20);
  };
  await assert.rejects(all(endless()), { code: 'pgn', key: 'pgn-long', line: 3, column: 1 });
});

test('games without tags have the variant that is asked for', async () => {
  const [{ game }] = await all('1. e4 *', { variant: 'tax' });
  assert.equal(game.variant, 'tax');
});

for (const [source, options] of [
  [undefined],
  [7],
  [null],
  [[7]],
  [three, { filtre: 1 }],
  [three, { filter: 'x' }],
  [three, null],
])
  test(`readGames(${JSON.stringify(source)?.slice(0, 9)}, ${JSON.stringify(options)}) is refused`, async () => {
    await assert.rejects(all(source, options), { code: 'argument' });
  });
