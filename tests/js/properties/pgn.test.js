// PGN in any state: it is refused with its place, or what is read is written so that it reads the same.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createGame, listGames, openGame, playLine, readGames, writeGame } from 'kingcraft/pgn';
import { kingcraft } from '../package/support.js';
import { anything, assertOurs, check, mutated, ordinary, variants } from './property.js';

const text = fc.string({ unit: 'binary', maxLength: 30 });
const tags = fc.array(fc.record({ name: fc.stringMatching(/^[A-Za-z]\w{0,8}$/), value: text }), {
  maxLength: 3,
});
/** A change of a tree at a random node: another move, an annotation, or a change of order. */
const change = fc.record({
  at: fc.nat(),
  move: fc.option(fc.nat(), { nil: undefined }),
  comment: fc.option(text, { nil: undefined }),
  opening: fc.option(text, { nil: undefined }),
  nag: fc.option(fc.integer({ min: 0, max: 255 }), { nil: undefined }),
  order: fc.option(fc.constantFrom('promote', 'demote', 'remove'), { nil: undefined }),
  clock: fc.option(
    fc.integer({ min: 0, max: 400_000 }).map((ms) => ms / 1000),
    { nil: undefined },
  ),
  evaluation: fc.option(
    fc.oneof(
      fc.record({ cp: fc.integer({ min: -99_999, max: 99_999 }) }),
      fc.record({
        mate: fc.integer({ min: -999, max: 999 }).filter((mate) => mate !== 0),
        depth: fc.nat({ max: 999 }),
      }),
    ),
    { nil: undefined },
  ),
});

function alter(game, { at, move, comment, opening, nag, order, clock, evaluation }) {
  const { variant, tree } = game;
  const nodes = tree.nodes();
  const node = nodes[at % nodes.length];
  if (comment !== undefined) node.comment = comment;
  if (node.move && opening !== undefined) node.opening = opening;
  if (node.move && nag !== undefined) node.toggleNag(nag);
  if (node.move && clock !== undefined) node.clock = clock;
  if (node.move && evaluation !== undefined) node.evaluation = { ...evaluation };
  if (node.move && order !== undefined) tree[order](node);
  if (move === undefined || (order === 'remove' && node.move)) return;
  const position = kingcraft.newGame(variant, node.fen);
  const ids = position.moveIds();
  if (ids.length > 0 && !position.isGameOver())
    playLine(kingcraft, game, node, [ids[move % ids.length]]);
  position.dispose();
}

const games = fc
  .tuple(variants, tags, fc.array(change, { maxLength: 25 }))
  .map(([{ id }, ownTags, changes]) => {
    const game = createGame(kingcraft, id);
    game.tags = ownTags;
    for (const each of changes) alter(game, each);
    return game;
  });

test('a tree that is written reads the same', () =>
  check(
    fc.property(games, (game) => {
      const read = openGame(kingcraft, writeGame(kingcraft, game));
      assert.deepEqual(read.notes, []);
      // Two comments in a row become one comment.
      const written = writeGame(kingcraft, read);
      assert.equal(writeGame(kingcraft, openGame(kingcraft, written)), written);
      const shape = ({ tree }) =>
        tree.nodes().map(({ fen, nags, clock, evaluation }) => ({
          fen,
          nags: [...nags].sort(),
          clock,
          evaluation,
        }));
      assert.deepEqual(shape(read), shape(game));
    }),
    60,
  ));

const pieces = [
  '[',
  ']',
  '"',
  '\\',
  '{',
  '}',
  '(',
  ')',
  ';',
  '%',
  '$1',
  '1.',
  '...',
  '*',
  '1-0',
  '\n',
  '\n\n[Event "x"]\n\n',
  '--',
  'e4',
  'O-O',
  'e8=Q',
  '[FEN "',
  '[Variant "Tax Chess"]',
  '[%eval #',
  '[%clk 0:00:01]',
  '!?',
  'e.p.',
  '\uFEFF',
];

test('a text in any state has games with errors of their own, and what is read is written the same', () =>
  check(
    fc.asyncProperty(
      mutated(
        games.map((game) => writeGame(kingcraft, game)),
        pieces,
      ),
      async (source) => {
        for (const entry of listGames(source)) if (entry.error) assertOurs(entry.error);
        for await (const { game, error } of readGames(kingcraft, source)) {
          if (error) assertOurs(error);
          else {
            const written = writeGame(kingcraft, game);
            assert.equal(writeGame(kingcraft, openGame(kingcraft, written)), written);
          }
        }
        const game = kingcraft.newGame('chess');
        const before = game.pgn();
        try {
          game.loadPgn(source);
          const written = game.pgn();
          game.loadPgn(written);
          assert.equal(game.pgn(), written);
        } catch (error) {
          assertOurs(error);
          assert.equal(game.pgn(), before);
        }
        game.dispose();
      },
    ),
    60,
  ));

test('what is no game or no source is refused in words', () =>
  check(
    fc.asyncProperty(anything, anything, ordinary, async (makeOne, makeOther, source) => {
      const [one, other] = [makeOne(), makeOther()];
      // A filter is code of the caller: lists have one.
      const isRead = !Array.isArray(other) && !ArrayBuffer.isView(other);
      const calls = [
        () => createGame(kingcraft, one, other),
        () => openGame(kingcraft, '1. e4 *', one),
        () => openGame(kingcraft, one),
        () => openGame(kingcraft, '1. e4 *', { entry: one }),
        () => openGame(kingcraft, '1. e4 *', { variant: other }),
        () => listGames(one),
        () => writeGame(kingcraft, one),
        () => writeGame(kingcraft, { ...createGame(kingcraft, 'chess'), tags: one }),
        () =>
          writeGame(kingcraft, { ...createGame(kingcraft, 'chess'), variant: one, result: other }),
        async () => {
          const options = isRead ? other : undefined;
          for await (const { error } of readGames(kingcraft, source, options))
            if (error) assertOurs(error);
        },
      ];
      for (const call of calls)
        try {
          await call();
        } catch (error) {
          assertOurs(error);
        }
    }),
    200,
  ));
