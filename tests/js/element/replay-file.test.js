// The file of a board's attribute `src`: no more of it is fetched than its first game needs.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { load } from 'kingcraft';
import { ReplayController } from '../../../web/element/replay-controller.js';
import { en } from '../../../web/texts/element/en.js';

const kingcraft = await load();

/** The characters of a game at most, and of each piece of a file here. */
const LONGEST = 2 ** 22;
const PIECE = 2 ** 16;

const { fetch } = globalThis;
before(() => {
  globalThis.document = { baseURI: 'https://a.example/page' };
});
after(() => {
  globalThis.fetch = fetch;
  Reflect.deleteProperty(globalThis, 'document');
});

/** A file of pieces that `pieceOf` makes, without an end where it never gives null; counts what is taken of it. */
function serve(pieceOf) {
  const served = { bytes: 0, isCancelled: false };
  const encoder = new TextEncoder();
  const body = new ReadableStream(
    {
      pull(controller) {
        const piece = pieceOf(served.bytes);
        if (piece === null) return controller.close();
        const bytes = encoder.encode(piece);
        served.bytes += bytes.length;
        controller.enqueue(bytes);
      },
      cancel() {
        served.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  globalThis.fetch = async () => new Response(body);
  return served;
}

const open = (settings) =>
  ReplayController.of(kingcraft, { pgn: null, src: 'a.pgn', variant: 'chess', ...settings }, en);

/** A first piece, and others without an end. */
const endless = (first, other) => (taken) => (taken === 0 ? first : other);

const blanks = ' '.repeat(PIECE);
const games = '1. e4 e5 *\n\n'.repeat(PIECE / 16);

/** [what, pieces, what is said] of files that are too long for a game */
const tooLong = [
  ['a comment without an end', endless('1. e4 {', 'a'.repeat(PIECE))],
  ['a game without an end', endless('1. e4 ', '{again} '.repeat(PIECE / 8))],
  ['blanks without an end', () => blanks],
  ['a tag without an end', endless('[Event "', 'a'.repeat(PIECE))],
];

for (const [what, pieceOf] of tooLong)
  test(`src: ${what} is fetched up to the longest game, and no further`, async () => {
    const served = serve(pieceOf);
    await assert.rejects(open(), ({ cause, sentence }) => {
      assert.equal(cause.code, 'pgn');
      assert.match(sentence(en), /longer than 4,194,304 characters/);
      return true;
    });
    assert.equal(served.isCancelled, true);
    assert.ok(served.bytes <= LONGEST + 2 * PIECE, served.bytes);
  });

test('src: the games after the first one are not fetched', async () => {
  const served = serve(endless(games, games));
  assert.match((await open()).fen, /^rnbqkbnr/);
  assert.equal(served.isCancelled, true);
  assert.ok(served.bytes <= 4 * PIECE, served.bytes);
});

test('src: a game that comes in pieces is whole', async () => {
  const text = '[Event "a"]\n\n1. e4 {ok} e5 2. Nf3 *\n';
  const served = serve((taken) => [...text].slice(taken, taken + 5).join('') || null);
  const controller = await open();
  assert.equal(controller.nameIn(en), 'Chess');
  assert.ok(served.bytes >= text.length);
});

/** [what, the answer, what is said] */
const failures = [
  ['a file that is not there', async () => new Response('', { status: 404 }), /404/],
  ['a host that does not answer', () => Promise.reject(new TypeError('no')), /could not be loaded/],
  [
    'a download that breaks off',
    async () =>
      new Response(
        new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) }),
      ),
    /could not be loaded/,
  ],
  ['a file without a game', async () => new Response('  '), /./],
  ['an answer without a file', async () => new Response(null, { status: 204 }), /./],
];

for (const [what, answer, sentence] of failures)
  test(`src: ${what} is said`, async () => {
    globalThis.fetch = answer;
    await assert.rejects(open(), (fault) => {
      assert.match(fault.sentence(en), sentence);
      return true;
    });
  });

test('pgn: a text that is longer than a game may be is refused', async () => {
  const pgn = `1. e4 {${'a'.repeat(LONGEST)}} *`;
  await assert.rejects(open({ pgn }), ({ cause }) => cause.code === 'pgn');
});
