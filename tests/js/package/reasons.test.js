// Why a move is good: of each reason a line that has it and one that has it not, and what is true of the reasons for
// the solutions of all puzzles.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ArgumentError, IllegalMoveError } from 'kingcraft';
import { webFolder } from '../../../scripts/variants/variants.mjs';
import { messages } from '../../../web/kingcraft/messages.en.js';
import { messages as ofGames } from '../../../web/variants/generated/messages.en.js';
import { kingcraft, variantIds, withGame } from './support.js';

/** The reasons for a line, after a move that was played before it. */
const reasonsIn = (variant, fen, line, before) =>
  withGame(variant, fen, (game) => {
    if (before) game.move(before);
    return game.reasons(line.split(' '));
  });

const NAKED_KINGS = '8/8/8/8/8/8/1r6/K6k w - - 0 1';

/**
 * Key, game, position, line, and what is said of it. Then a line of which it is not said, after @ in another position.
 * A move in brackets was played before.
 */
const table = `
why-ends | chess | rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2 | d8h4 | This is checkmate. | d8g5
why-ends | levitating | 8/6k1/5K2/8/8/7R/8/8 b - - 2 59 | g7f6 | This captures the king. | g7g8
why-ends-later | chess | 7k/8/8/6K1/8/8/8/R7 w - - 0 1 | g5g6 h8g8 a1a8 | White gives mate in two moves. | g5g6 h8g8 a1a7
why-ends-later | levitating | r2k4/6Q1/3p2p1/8/2P1q3/1P5B/1K6/8 w - - 0 72 | g7d7 e4b1 d7d8 | White captures the king in two moves. | g7d7 e4b1 b2b1
why-draws | chess | ${NAKED_KINGS} | a1b2 | The game ends in a draw since neither side can win with what is left. | a1b2 @ 8/p7/8/8/8/8/1r6/K6k w - - 0 1
why-wins | levitating | 8/8/8/8/6Q1/8/4K2k/7q w - - 10 74 | e2f2 h1e1 f2e1 | This wins a queen. | e2f2 h1e1
why-wins | chess | 2k5/3p4/8/3n4/8/8/8/3RK3 w - - 0 1 | d1d5 c8b8 d5d7 | This wins a knight and a pawn. | d1d5 c8c7 d5d7
why-wins | chess | 7k/8/8/p7/8/8/8/3RK3 w - - 0 1 | d1d8 h8g7 d8a8 g7g6 a8a5 | This wins a pawn. | d1d8 h8g7 d8a8 g7g6
why-wins | chess | 2k5/3p4/8/3n4/3b4/8/8/3QK3 w - - 0 1 | d1d4 c8b8 d4d5 b8c7 | This wins a bishop and a knight. | d1d4 c8b8
why-wins-for | levitating | 8/8/8/8/8/4qk2/2KR4/8 w - - 20 103 | d2d3 e3d3 c2d3 | This wins a queen for a rook. | d2d3
why-promotes | twokings | 8/p6P/6k1/6p1/3kpp2/8/5KP1/8 w - - 1 59 | h7h8q | The pawn becomes a queen. | f2f1
why-promotes-later | twokings | 8/8/4K1Kk/5P2/5k1p/8/8/8 b - - 3 67 | h4h3 g6h6 h3h2 f5f6 h2h1q | A pawn becomes a queen in three moves. | h4h3 g6h6 h3h2
why-promotes-later | chess | 4k3/P7/8/8/8/8/p7/4K3 w - - 0 1 | e1e2 e8e7 a7a8q | A pawn becomes a queen in two moves. | e1e2 a2a1q
why-takes-back | levitating | 8/8/3p4/PK1k4/1P4p1/N1p2p2/6P1/8 w - - 0 48 | (g2f3) g4f3 | The pawn on g4 recaptures on f3. | g4f3 @ 8/8/3p4/PK1k4/1P4p1/N1p2P2/8/8 b - - 0 48
why-takes-free | levitating | 8/8/5K2/8/8/3kR3/8/8 b - - 2 78 | d3e3 | The king on d3 takes the rook on e3, and nothing can recapture. | d3e3 @ 8/8/8/8/8/3kR3/5K2/8 b - - 2 78
why-takes-more | twokings | 8/6pp/b1kN4/2B3P1/1Pr1n1R1/K1q4P/P4P2/RN6 w - - 2 45 | b1c3 | The knight on b1 takes the queen on c3, which is worth more. | b1c3 @ 8/6pp/b1kN4/2B3P1/1Pr1n1R1/K1n4P/P4P2/RN6 w - - 2 45
why-forks | chess | 5rk1/p6p/4p1p1/2N1p3/8/5Q1N/P7/5K2 b - - 0 32 | f8f3 | The rook on f3 attacks the king on f1 and knight on h3 at once. | f8f3 @ 5rk1/p6p/4p1p1/2N1p3/8/5Q2/P7/5K2 b - - 0 32
why-uncovers | chess | 3r2k1/1p3Rp1/p6p/3B3P/5p2/2N5/1P3K2/r7 w - - 3 51 | f7d7 | This opens the way for the bishop on d5 to attack the king on g8. | c3e4
why-pins | chess | 6k1/5pp1/3Rp2p/8/P7/2P2bPP/5P2/1r3BK1 b - - 0 29 | f3e2 | The bishop on f1 is pinned, so it cannot take the bishop on e2. | f3e2 @ 6k1/5pp1/3Rp2p/8/P7/1rP2bPP/5P2/5BK1 b - - 0 29
why-holds | twokings | 4r1k1/4Ppp1/7p/1P4n1/1p2P3/6rP/1P3R2/1K1R4 w - - 1 37 | d1d8 f7f6 d8e8 | The rook on e8 is pinned and cannot get away. | d1d8
why-stops | levitating | 8/8/8/3R2k1/4K1pp/5n2/8/8 b - - 1 67 | g5g3 | This prevents the capture of the king by Rxg5#. | h4h3
why-stops-promotion | twokings | 8/5P2/4k3/4N1K1/b7/8/8/8 b - - 0 137 | e6e7 | This stops the promotion f8=Q. | a4b5
why-escapes | chess | 8/8/8/5K1k/7r/8/7p/6R1 w - - 0 69 | g1g8 | The rook on g1 was in danger, and is safe now. | g1g4
why-guards | twokings | 1K6/rP6/8/2k5/8/8/8/8 b - - 2 61 | c5b6 | This saves the rook on a7, which was in danger. | c5d6
why-threatens-end | chess | 8/8/8/5K1k/7r/8/7p/6R1 w - - 0 69 | g1g8 | This threatens mate by Rh8#. | g1g4
why-threatens | twokings | 8/2K2RP1/6r1/4k3/8/8/8/8 b - - 20 76 | e5e6 | This threatens the rook on f7. | e5e4
why-threatens-headbutt | flying | 4k3/8/8/P7/8/8/8/4K3|8/8/n7/8/8/8/8/8 w - - 0 1 | a5a6 | This threatens to headbutt the knight on a6^. | e1e2
why-threatens-promotion | chess | 8/1K6/2P2r2/8/2k5/8/5p2/5R2 w - - 3 87 | c6c7 | This threatens to promote: c8=Q+. | b7c7
why-forces | twokings | 1K6/rP6/8/2k5/8/8/8/8 b - - 2 61 | c5b6 | White has only one reply, Kc8. | c5d6
why-checks | twokings | 8/8/3N2R1/k1p5/1r6/K7/1N2r3/8 w - - 0 60 | d6c4 b4c4 b2c4 | White attacks the king with every move. | d6c4
why-later | levitating | 8/8/8/8/6Q1/8/4K2k/7q w - - 10 74 | e2f2 h1e1 f2e1 | Kxe1: The king on f2 takes the queen on e1, and nothing can recapture. | e2f2
levitating/why-levitates | levitating | 8/8/8/3R2k1/4K1pp/5n2/8/8 b - - 1 67 | g5g3 | The king flies over its own pawn on g4. | g5h5
levitating/why-grounds | levitating | 8/2p1r3/3kPKp1/8/p1P2P2/8/7p/7R b - - 4 47 | e7e6 | The king on f6 can no longer fly. | e7e6 @ 8/2p1r3/3kPKp1/5P2/p1P5/8/7p/7R b - - 4 47
tax/why-pays | tax | 4k3/8/5p2/4P3/8/8/8/4K3 w - - 0 1 | e5f6 | A pawn now pays for the king on e1 to move forward toward the h-file. | e5e6
tax/why-cuts-off | tax | 4k3/8/5p2/4P3/8/8/8/4K3 w - - 0 1 | e5f6 | No pawn pays any more for the king on e8 to move forward toward the h-file. | e5f6 @ 4k3/5p2/5p2/4P3/8/8/8/4K3 w - - 0 1
flying/why-headbutts | flying | 4k3/8/8/8/8/8/8/R3K3|8/8/8/8/8/8/8/n7 w - - 0 1 | a1a1 | The rook headbutts the knight above it. | a1a2
flying/why-takes-off | flying | 4k3/8/8/8/8/8/8/R3K3|8/8/8/8/8/8/8/8 w - - 0 1 | a1a4^ | The rook takes off. | a1a4
flying/why-lands | flying | 4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/2B5 w - - 0 1 | c1^a3 | The bishop lands on a3. | c1^a3^
kingscourt/why-flies | kingscourt | 12/12/12/6k5/12/6C5/12/R5K5 b - - 0 1 | g5g7 | The king flies out of check to g7. | g5g6
kingscourt/why-stops-flight | kingscourt | 11R/7pC1pp/1p4p1pp2/p2Bpn4k1/7P4/7b1P2/1PP6cPP/4B1K5 b - - 4 45 | j2i2 | The king cannot fly out of this check. | j2j1
kingscourt/why-blocks | kingscourt | r1c4b1c1r/pppk1C2ppp1/4n2qj3/11p/2P9/9PP1/Pj1P3PP1CP/RJ2BQK3JR b ABKL - 3 22 | c8e7 | This blocks the check by the chancellor on f7. | d7c6
twokings/why-swaps | twokings | r6r/pp1bk1p1/3Nnk2/1Pp1B2p/2P5/P2P1QR1/5P1q/2KR4 b - - 5 25 | f6e5 | The king on e5 is now the royal one. | e6d8
twokings/why-takes-spare | twokings | 7R/1k1n1kp1/2KPp3/1K2P2p/5P2/2r5/8/8 b - - 4 58 | c3c6 | The king on c6 was not the royal one, and it is gone. | c3c6 @ 7R/1k1n1kp1/2NPp3/1K2P2p/5P2/2r5/8/8 b - - 4 58
`;

const rows = table
  .trim()
  .split('\n')
  .map((row) => row.split(' | '));

for (const [key, variant, fen, line, text, unlike] of rows)
  test(`${key}: ${text}`, () => {
    const before = /^\((\w+)\) /.exec(line);
    const own = before ? line.slice(before[0].length) : line;
    const said = reasonsIn(variant, fen, own, before?.[1]);
    const where = (each) => `${variant} ${each}`;
    assert.ok(
      said.some((reason) => reason.key === key && reason.text === text),
      `${where(fen)}, ${line}: expected ${text}, got ${said.map((reason) => reason.text).join(' ')}`,
    );
    const [otherLine, otherFen = fen] = unlike.split(' @ ');
    const others = reasonsIn(variant, otherFen, otherLine).filter((reason) => reason.key === key);
    assert.deepEqual(others, [], `${where(otherFen)}, ${otherLine}: expected no ${key}`);
  });

test('a line in which the other side mates has no result that is good', () => {
  const said = reasonsIn('chess', undefined, 'f2f3 e7e5 g2g4 d8h4');
  assert.deepEqual(
    said.filter(({ key }) => /^why-(ends|draws|wins|promotes)/.test(key)),
    [],
  );
});

test('each reason has a line that has it', () => {
  const all = [...Object.keys(messages), ...Object.keys(ofGames)].filter(
    (key) => /(^|\/)why-/.test(key) && !/^why-(one|several)$/.test(key),
  );
  const seen = new Set(rows.map(([key]) => key));
  assert.deepEqual(
    all.filter((key) => !seen.has(key)),
    [],
  );
});

const puzzlesOf = (variant) =>
  JSON.parse(readFileSync(path.join(webFolder(variant), 'puzzles.json'), 'utf8')).puzzles;

for (const variant of variantIds)
  test(`the solutions of the puzzles of ${variant} have reasons, and the game stays as it was`, () => {
    const silent = [];
    for (const { id, fen, moves, gain = [] } of puzzlesOf(variant))
      withGame(variant, fen, (game) => {
        game.move(moves[0]);
        const record = JSON.stringify(game);
        const reasons = game.reasons([...moves.slice(1), ...gain]);
        if (reasons.length === 0) silent.push(id);
        for (const { key, values, text } of reasons) {
          assert.ok(Object.isFrozen(values), key);
          assert.match(text, /^[^{}]+\.$/, `${variant} ${id} ${key}`);
        }
        assert.equal(JSON.stringify(game), record, `${variant} ${id}`);
      });
    const share = 1 - silent.length / puzzlesOf(variant).length;
    assert.ok(share >= 0.85, `${variant}: no reason for ${silent.join(', ')}`);
  });

test('a line that cannot be played is refused, and the game stays as it was', () => {
  withGame('chess', undefined, (game) => {
    const before = game.fen();
    for (const [line, Refusal] of [
      [['e2e5'], IllegalMoveError],
      [['e2e4', 'e2e4'], IllegalMoveError],
      ['e2e4', ArgumentError],
      [undefined, ArgumentError],
    ])
      assert.throws(() => game.reasons(line), Refusal, JSON.stringify(line));
    assert.equal(game.fen(), before);
    assert.deepEqual(game.reasons([]), []);
  });
});

test('nothing of the copies is left in the memory of the engine', () => {
  withGame('chess', undefined, (game) => {
    game.reasons(['e2e4', 'e7e5', 'g1f3']);
    const used = kingcraft.memoryInUse();
    for (let time = 0; time < 20; time++) game.reasons(['e2e4', 'e7e5', 'g1f3']);
    assert.throws(() => game.reasons(['e2e4', 'e2e4']), IllegalMoveError);
    assert.equal(kingcraft.memoryInUse(), used);
  });
});
