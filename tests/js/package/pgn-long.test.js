// Long PGN, which is read in pieces and found in steps: what comes out is what a short one would give.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, listGames, openGame, playLine, writeGame } from 'kingcraft/pgn';
import { openGameInSteps } from '../../../web/kingcraft/pgn/pgn-opener.js';
import { atOnce } from '../../../web/kingcraft/pgn/pgn-reader.js';
import { kingcraft, withGame } from './support.js';

const words = (text) => text.split(/\s+/).filter(Boolean).join(' ');

const long = 120_000;
/** [what, comment of more than two pieces] */
const comments = [
  ['words', 'abc '.repeat(long / 4)],
  ['words on lines', 'two words\n'.repeat(long / 10)],
  ['one word', 'x'.repeat(long)],
  ['a word after many spaces', `${' '.repeat(long)}end`],
  ['spaces', ' '.repeat(long)],
  [
    'a word over the end of a piece',
    `${'y'.repeat(49_990)} ${'z'.repeat(20_000)} ${'w'.repeat(long)}`,
  ],
];

for (const [what, comment] of comments)
  test(`a long comment of ${what} is one comment, wherever it is`, () => {
    const said = `{first} {${comment}}`;
    const { tree } = openGame(kingcraft, `${said} 1. e4 ${said} (${said} 1. d4 ${said}) e5 *`);
    const [e4, d4] = tree.root.children;
    const expected = words(`first ${comment}`);
    const found = [tree.root.comment, e4.comment, d4.opening, d4.comment];
    for (const text of found) assert.equal(text.length, expected.length);
    assert.ok(found.every((text) => text === expected));
  });

test('a long comment is read in more than one step, and the last one gives the game', () => {
  const text = `{${'abc '.repeat(long / 4)}} 1. e4 *`;
  const steps = [...openGameInSteps(kingcraft, text)];
  assert.ok(steps.length > 2, `${steps.length} steps`);
  assert.ok(steps.every((at) => at >= 0 && at <= text.length));
  const { tree } = atOnce(openGameInSteps(kingcraft, text));
  assert.equal(tree.root.children[0].move.san, 'e4');
});

/** A game of this many half-moves in which knights go out and back. */
const shuffle = (plies) =>
  Array.from({ length: plies }, (_, ply) => ['Nf3', 'Nf6', 'Ng1', 'Ng8'][ply % 4]);

/** In which order the positions of a line are asked for. */
const orders = [
  ['from the first on', (plies) => plies],
  ['from the last back', (plies) => [...plies].reverse()],
  ['from the middle', (plies) => [100, 37, 199, 0, 101, 63, 64, 65, 128].concat(plies)],
];

for (const [what, order] of orders)
  test(`the positions of a long line, ${what}`, () => {
    const moves = shuffle(200);
    const { tree } = openGame(kingcraft, `${moves.join(' ')} *`);
    const nodes = [];
    for (let [node] = tree.root.children; node; [node] = node.children) nodes.push(node);
    const fens = withGame('chess', undefined, (game) =>
      moves.map((san) => {
        game.move(san);
        return game.fen();
      }),
    );
    for (const ply of order([...nodes.keys()]))
      assert.equal(nodes[ply].fen, fens[ply], `ply ${ply}`);
  });

test('more names of variants than are remembered', () => {
  const game = (name) => `[Variant "${name}"]\n\n*\n\n`;
  const names = Array.from({ length: 110 }, (_, number) => `nobody's ${number}`);
  const text = names.map((name) => game(name) + game('Tax Chess')).join('');
  const results = listGames(text).map((entry) => {
    try {
      return openGame(kingcraft, text, { entry }).variant;
    } catch ({ key, values }) {
      return `${key} ${values.variant}`;
    }
  });
  assert.deepEqual(
    results,
    names.flatMap((name) => [`pgn-unknown-variant ${name}`, 'tax']),
  );
});

test('a name that no variant can have is not looked up', () => {
  const text = `[Variant "${'chess '.repeat(50)}"]\n\n*`;
  assert.throws(() => openGame(kingcraft, text), { key: 'pgn-unknown-variant' });
});

/** [what, comment] Comments that are written after semicolons, since they hold a brace. */
const braced = [
  ['short', 'a } b'],
  ['longer than a line', `} ${'word '.repeat(60)}end`],
  ['with a word longer than a line', `a } ${'w'.repeat(200)} b`],
];

for (const [what, comment] of braced)
  test(`a comment with a brace is written to the end of its lines: ${what}`, () => {
    const game = createGame(kingcraft, 'chess');
    playLine(kingcraft, game, game.tree.root, ['e4', 'e5']);
    game.tree.root.comment = comment;
    game.tree.root.children[0].comment = comment;
    const text = writeGame(kingcraft, game);
    const tooLong = text.split('\n').filter((line) => line.length > 80 && !line.includes('www'));
    assert.deepEqual(tooLong, []);
    const { tree } = openGame(kingcraft, text);
    const [e4] = tree.root.children;
    assert.deepEqual([tree.root.comment, e4.comment], [comment, comment]);
    assert.equal(e4.children[0].move.san, 'e5');
  });

test('of a text with more than 100,000 games those are listed, and an entry says that more follow', () => {
  const most = 100_000;
  const text = `${'1. e4 *\n'.repeat(most)}\n1. d4 *\n1. c4 *`;
  const games = listGames(text);
  assert.equal(games.length, most + 1);
  assert.ok(games.slice(0, most).every(({ error }) => error === null));
  const { error } = games[most];
  assert.deepEqual([error.key, error.values, error.line], ['pgn-too-many', { most }, most + 2]);
  assert.throws(() => openGame(kingcraft, text, { entry: games[most] }), { key: 'pgn-too-many' });
});
