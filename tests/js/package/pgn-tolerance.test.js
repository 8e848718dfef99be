// PGN as other programs write it: the package and the command read each row of the table alike. The study and the
// engine have tests on the same table.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openGames } from '../../../web/cli/pgn-files.js';
import { kingcraft, readData, withGame } from './support.js';

/** All that a generator gives. */
async function all(steps) {
  const found = [];
  for await (const each of steps) found.push(each);
  return found;
}

/** The moves of a PGN, on one line. */
const movesOf = (pgn) =>
  pgn
    .slice(pgn.indexOf('\n\n') + 2)
    .replaceAll(/\s+/g, ' ')
    .trim();

const outcomeOf = (game) => {
  const outcome = game.outcome();
  return outcome ? `${outcome.winner ?? 'draw'} ${outcome.reason}` : '';
};

const rows = readData('pgn-tolerance.jsonl');
const sound = rows.filter(({ fault }) => !fault);
const faulty = rows.filter(({ fault }) => fault);

for (const { what, pgn, variant = 'chess', moves, outcome, notes = 0, tag, start } of sound) {
  test(`the package reads ${what}`, () => {
    withGame(variant, undefined, (game) => {
      const found = game.loadPgn(pgn);
      assert.equal(movesOf(game.pgn()), moves);
      if (outcome !== undefined) assert.equal(outcomeOf(game), outcome);
      if (start !== undefined) assert.equal(game.startFen(), start);
      if (tag) assert.ok(game.pgn().includes(`[${tag[0]} ${JSON.stringify(tag[1])}]`), game.pgn());
      assert.equal(found.length, notes, JSON.stringify(found));
      // Its own output is read without notes, and is the same when written again.
      const [written, ending] = [game.pgn(), outcomeOf(game)];
      assert.deepEqual(game.loadPgn(written), []);
      assert.deepEqual([game.pgn(), outcomeOf(game)], [written, ending]);
    });
  });
}

for (const { what, pgn, fault } of faulty) {
  test(`the package refuses ${what}, and names the place`, () => {
    withGame('chess', undefined, (game) => {
      const [line, column] = fault.split(':').map(Number);
      assert.throws(() => game.loadPgn(pgn), { code: 'pgn', line, column });
    });
  });
}

for (const { what, pgn, games = 1, moves, notes = 0, fault } of rows) {
  test(`the command reads ${what}`, async () => {
    const found = await all(openGames(kingcraft, [pgn], (game) => movesOf(game.pgn())));
    assert.equal(found.length, games);
    const [first] = found;
    if (fault) return assert.equal(`${first.fault.line}:${first.fault.column}`, fault);
    assert.equal(first.value, moves);
    assert.equal(first.notes.length, notes);
  });

  test(`the command reads ${what} in pieces of one character`, async () => {
    const work = (game) => movesOf(game.pgn());
    const whole = await all(openGames(kingcraft, [pgn], work));
    assert.deepEqual(await all(openGames(kingcraft, [...pgn], work)), whole);
  });
}

test('a note says what was left out, and where', () => {
  withGame('chess', undefined, (game) => {
    const notes = game.loadPgn(
      '[Event "é"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w KQ e6 0 1"]\n\n1. Kd2 {é} -- *',
    );
    assert.deepEqual(notes, [
      {
        key: 'pgn-right-dropped',
        values: { rights: 'Q' },
        message: 'The right "Q" of the FEN tag does not fit the position. It was left out.',
        line: 2,
        column: 1,
      },
      {
        key: 'pgn-en-passant-dropped',
        values: { square: 'e6' },
        message:
          'The en passant square "e6" of the FEN tag does not fit the position. It was left out.',
        line: 2,
        column: 1,
      },
      {
        key: 'pgn-null-move',
        values: { move: '--' },
        message:
          'The null move "--" cannot be played. It and everything after it become a comment.',
        line: 4,
        column: 12,
      },
    ]);
  });
});

test('a claim, a resignation and an agreement come back from PGN with their reasons', () => {
  for (const end of [(game) => game.resign('white'), (game) => game.agreeDraw()]) {
    withGame('chess', undefined, (game) => {
      const outcome = end(game);
      game.loadPgn(game.pgn());
      assert.deepEqual(game.outcome(), outcome);
    });
  }
});

const LONG = 79;
const beside = [
  ['variations', '(1. d4 d5 (1... Nf6 2. c4 (2. Nf3 e6 (2... d6 3. c4 (3. g3 g6)))))'],
  ['comments', `{${'word '.repeat(60)}end}`],
  ['comments with braces', `;${' a } b'.repeat(60)}\n`],
  ['letters of two bytes', `{${'äöü '.repeat(60)}}`],
];
for (const [what, text] of beside) {
  test(`no line is longer than ${LONG} characters: ${what}`, () => {
    withGame('chess', undefined, (game) => {
      for (let lead = 0; lead < 60; lead++) {
        game.loadPgn(`1. e4 {${'x'.repeat(lead)}} ${text} e5 2. Nf3 *`);
        const written = game.pgn();
        const long = written.split('\n').filter((line) => line.length > LONG);
        assert.deepEqual(long, []);
        game.loadPgn(written);
        assert.equal(game.pgn(), written);
      }
    });
  });
}

const typed = [
  ['♘é日本', '"♘é日本"'],
  ['e2\u202Ee4\u0007', '"e2\uFFFDe4\uFFFD"'],
  ['👑'.repeat(70), `"${'👑'.repeat(60)}…"`],
  ['\u2066a\u200B', '"\uFFFDa\uFFFD"'],
];
for (const [text, shown] of typed) {
  test(`an error shows what was typed: ${JSON.stringify(shown)}`, () => {
    withGame('chess', undefined, (game) => {
      for (const act of [
        () => game.move(text),
        () => game.attackers(text, 'white'),
        () => game.attackers('e4', text),
        () => kingcraft.newGame(text),
      ])
        assert.throws(act, ({ message }) => message.includes(shown));
    });
  });
}

test('a letter of another alphabet in a FEN is named as a whole', () => {
  const { error } = kingcraft.validateFen('chess', '♔7/8/8/8/8/8/8/8 w é - 0 1');
  assert.match(error.message, /has the letter "♔" on the rank "♔7"/);
});
