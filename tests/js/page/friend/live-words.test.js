// The sentences of screen readers about a friend's move and the time left, in English and German.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from '../../../../web/kingcraft/index.js';
import { speak } from '../../../../web/page/base/page-texts.js';
import { loadLiveTexts, spokenMove, spokenTime } from '../../../../web/page/friend/live-words.js';

const kingcraft = await load();

/** Does something in a language of the page. */
async function inLanguage(code, act) {
  await speak({ code, locale: code });
  return act(await loadLiveTexts());
}

/** [the game, a position, SAN of a move, what is said in English, in German] */
const moves = [
  [
    'chess',
    'rn1q2nr/1p1bkp1p/p1ppP2b/6pQ/8/NPPPP2P/PB4P1/R3KBNR w KQ - 0 13',
    'Qxf7#',
    'queen takes f7, mate',
    'Dame schlägt f7, matt',
  ],
  [
    'chess',
    'rn1q2nr/1p1bkp1p/p1ppP2b/6pQ/8/NPPPP2P/PB4P1/R3KBNR w KQ - 0 13',
    'O-O-O',
    'castling, king to c1',
    'Rochade, König nach c1',
  ],
  [
    'chess',
    '3k1b1r/8/3P1P1p/r1p3BP/N2n2PR/P1K1n3/1p6/R7 b - - 4 54',
    'b1=N+',
    'b1, promoted to knight, check',
    'b1, Umwandlung in Springer, Schach',
  ],
  [
    'chess',
    'rnbqk2r/1ppp2pp/p4n2/P3pp2/2N5/b4N1P/1PPPPPP1/R1BQKB1R w KQkq - 2 7',
    'Nfxe5',
    'knight f takes e5',
    'Springer f schlägt e5',
  ],
  [
    'chess',
    '4kq2/p3P3/1P2B3/6pr/4p1Pp/Bp3R1P/3pN3/3K4 w - - 2 52',
    'exf8=Q#',
    'e takes f8, promoted to queen, mate',
    'e schlägt f8, Umwandlung in Dame, matt',
  ],
  [
    'levitating',
    'rnbq1b1r/3pp1pp/2k2n2/1p3p2/pPpP1NK1/N1P1P3/P4PPP/R1B1QBR1 b - - 1 12',
    'Nxg4#',
    'knight takes g4',
    'Springer schlägt g4',
  ],
  [
    'levitating',
    'rnb1nb1r/2qpp1p1/8/1pk2p1p/pPpP1NK1/P1P1PP2/6PP/RNB1QBR1 w - - 1 16',
    'Kxf5+',
    'king takes f5',
    'König schlägt f5',
  ],
  [
    'levitating',
    'r1bk3Q/pp1p4/4r3/3RP1P1/P1p5/1nN2N2/1B3np1/R6K b - - 1 34',
    'gxh1=Q#',
    'g takes h1, promoted to queen',
    'g schlägt h1, Umwandlung in Dame',
  ],
  [
    'levitating',
    'rn3b1r/p1pb1ppp/1p5n/3p1P2/3qk1P1/PPP1p2N/1BNPP1BP/1RQ1K2R w K - 5 16',
    'O-O+',
    'castling, king to g1',
    'Rochade, König nach g1',
  ],
  [
    'tax',
    '5k2/8/Bnp3rp/1N1r1bB1/3P2P1/1R6/2p5/3N1K2 b - - 1 48',
    'cxd1=R+',
    'c takes d1, promoted to rook, check',
    'c schlägt d1, Umwandlung in Turm, Schach',
  ],
  [
    'tax',
    'rnbqk2r/ppppb1pp/5n2/P3pp2/8/N4N1P/1PPPPPP1/R1BQKB1R b KQkq - 0 5',
    'O-O',
    'castling, king to g8',
    'Rochade, König nach g8',
  ],
  [
    'tax',
    '1n4b1/r1k4r/p1p3q1/P2p2P1/1P5p/1P2P3/1Q3P2/R2K1Bq1 b - - 1 53',
    'Q1xg5',
    'queen 1 takes g5',
    'Dame 1 schlägt g5',
  ],
  [
    'flying',
    '1nbqkb1r/1p1pp1pp/p4n2/2p2p2/2P2P2/6PB/PP1PPN1P/RNBQK2R|3r4/8/8/8/8/8/8/8 w KQk - 2 7',
    'O-O',
    'castling, king to g1',
    'Rochade, König nach g1',
  ],
  [
    'flying',
    '1nbqkb1r/1p1pp2p/p4np1/2p2p2/2P2P2/1QNP2PB/PP2PN1P/R1B1K2R|8/8/8/8/8/8/8/3r4 b KQk - 0 9',
    'Re1^+',
    'rook e1 on the upper level, check',
    'Turm e1 auf der oberen Ebene, Schach',
  ],
  [
    'flying',
    '1nbqk3/1p1pp2p/1b4p1/p1pn1B2/Q1P5/P2PP1P1/1P3N1P/2BNK3|8/8/1r6/8/7R/6R1/8/3r4 w - - 5 20',
    'Nd1x^',
    'knight d1 takes d1 on the upper level',
    'Springer d1 schlägt d1 auf der oberen Ebene',
  ],
  [
    'flying',
    '5kb1/8/3Np3/p1p3p1/1P2Pp2/3Kb2P/5NR1/Q7|1n6/8/4R3/8/1r6/B7/8/8 w - - 4 67',
    'b4x^#',
    'b4 takes b4 on the upper level, mate',
    'b4 schlägt b4 auf der oberen Ebene, matt',
  ],
  [
    'flying',
    '2k4B/pbp3q1/6Q1/4npP1/Pp6/1P1pP3/3P1P1P/1N1K4|2r5/8/8/4n3/6R1/8/5R2/6r1 b - - 7 46',
    'Ne5^xg6',
    'knight e5 on the upper level takes g6',
    'Springer e5 auf der oberen Ebene schlägt g6',
  ],
  [
    'kingscourt',
    'rjcnbqkbncjr/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/RJCNBQKBNCJR w ABKLabkl - 0 1',
    'Jd3',
    'jester d3',
    'Narr d3',
  ],
  [
    'kingscourt',
    'r4k4j1/pcj5bp1c/7p3r/1b3pp1nNpp/1PP1PP1P4/1P2C3p1JP/3P1NP1BPP1/RJ2B1K4R w ABLk - 0 44',
    'O-Oh',
    'castling, king to h1',
    'Rochade, König nach h1',
  ],
  [
    'kingscourt',
    'rjcnbqk3jr/pppp1p1p2P1/1b2p2p2np/6p4c/1P10/1C2P2P2PP/P1PP1PP2P1R/RJ1NBQK1N1J1 w BKabkl - 1 19',
    'kxl8=J',
    'k takes l8, promoted to jester',
    'k schlägt l8, Umwandlung in Narr',
  ],
  [
    'kingscourt',
    '1j4k1n1j1/1cp1pp2cpp1/8q2r/Bbnp2NC1Bb1/2P1C1P5/rpNP6P1/4PP1PPP1P/RJ3QK3JR w ABKLk - 1 35',
    'Cxf7#',
    'chancellor takes f7, mate',
    'Kanzler schlägt f7, matt',
  ],
  [
    'twokings',
    'rq4n1/1k3p2/nP6/P2p4/4P2p/1R3P1P/2p1Kn1P/3Q2N1 b - - 1 39',
    'c1=N+',
    'c1, promoted to knight, check',
    'c1, Umwandlung in Springer, Schach',
  ],
  [
    'twokings',
    'b1rr4/q6P/p2P1kPQ/2B2k1P/P1Kp4/2P4R/2R5/1N2K3 b - - 0 43',
    'K5xg6',
    'king 5 takes g6',
    'König 5 schlägt g6',
  ],
  [
    'twokings',
    'r3kknr/ppp2p1p/n2p2p1/2P1P1q1/P5b1/4R2N/1P2PPPP/1NBQKK1R b Kkq - 0 8',
    'O-O-O',
    'castling, king to c8',
    'Rochade, König nach c8',
  ],
];
for (const [id, fen, san, english, german] of moves)
  test(`${id}: ${san} is “${english}”`, async () => {
    const variant = kingcraft.variants.find((one) => one.id === id);
    const game = kingcraft.newGame(id, fen);
    const move = game.moves().find((one) => one.san === san);
    game.dispose();
    for (const [code, expected] of Object.entries({ en: english, de: german }))
      assert.equal(await inLanguage(code, (words) => spokenMove(words, variant, move)), expected);
  });

/** [milliseconds, what is said in English, in German] */
const times = [
  [0, '0 seconds.', '0 Sekunden.'],
  [999, '0 seconds.', '0 Sekunden.'],
  [1000, '1 second.', '1 Sekunde.'],
  [2000, '2 seconds.', '2 Sekunden.'],
  [59_999, '59 seconds.', '59 Sekunden.'],
  [60_000, '1 minute.', '1 Minute.'],
  [61_000, '1 minute 1.', '1 Minute 1.'],
  [120_000, '2 minutes.', '2 Minuten.'],
  [252_000, '4 minutes 12.', '4 Minuten 12.'],
  [3_600_000, '60 minutes.', '60 Minuten.'],
  [7_325_000, '122 minutes 5.', '122 Minuten 5.'],
];
for (const [left, english, german] of times)
  test(`${left} milliseconds are “${english}”`, async () => {
    for (const [code, expected] of Object.entries({ en: english, de: german }))
      assert.equal(await inLanguage(code, (words) => spokenTime(words, left)), expected);
  });
