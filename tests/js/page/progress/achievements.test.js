// Achievements: for each, whole games that earn it, and games that come close and do not.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from 'kingcraft';
import { readVariants } from '../../../../scripts/variants/variants.mjs';
import { createStanding } from '../../../../web/page/play/player-standing.js';
import { Session } from '../../../../web/page/play/session.js';
import { achievedNow, generalIds, ownIds } from '../../../../web/page/progress/achievements.js';
import { finishedGame } from '../../../../web/page/progress/describe-game.js';
import { progressTexts as german } from '../../../../web/texts/page/progress.de.js';
import { progressTexts as english } from '../../../../web/texts/page/progress.en.js';

const kingcraft = await load();
const variants = await readVariants();

/** All but the king and two rooks is captured, at last one of the rooks. */
const TO_THE_LAST_ROOK =
  'a1a1^ d7d6 g1g1^ b8a6 b2b4 a6b4 c2c3 b4a2 b1a3 a2c1 g1^h3 c8h3 c3c4 c1e2 d2d4 e2d4 a3b5 d4b5 d1a1 h3g2 a1f6 g7f6 e1d1 g2f1 d1e1 f1c4 e1d2 a7a5 f2f4 d8d7 d2c2 a8c8^ c2d1 d7g4 d1c1 g4f4 c1b2 f4h2 b2b1 c4b3 b1a1 f8f8^ a1b1 a5a4 b1c1 f8^b4 c1b1 h2g3 b1c1 e7e5 c1b2 b7b6 b2b1 h7h6 b1b2 h8h8^ b2b1 e8f8 h1h3^ c7c5 b1b2 e5e4 b2a1 c8^c4^ a1b2 h8^h8 b2b1 g3g6 b1a1 b4e1 a1b1 g6g5 b1b2 e1h4 b2b1 b5b5^ b1a1 h4e1 a1b1 b5^c3^ b1b2 g5d2 b2a1 e1g3 a1^a7^ g8g8^ h3^d3^ c4^e4^ d3^d7^ h8h7 a7^c7^ e4^b4^ c7^c8^ b3d1 c8^c8 f8e7 c8e8 e7e8';
const BLACK_RESIGNS = 'black';
const WHITE_RESIGNS = 'white';

/** [achievement, moves from the start, who resigns after them, whether White earns it] */
const games = [
  ['chess/enPassant', 'e2e4 a7a6 e4e5 d7d5 e5d6', BLACK_RESIGNS, true],
  ['chess/enPassant', 'e2e4 a7a6 e4e5 d7d6 e5d6', BLACK_RESIGNS, false],
  ['chess/enPassant', 'e2e4 a7a6 e4e5 d7d5 e5d6', WHITE_RESIGNS, false],
  ['chess/enPassant', 'g1f3 e7e5 f3g1 e5e4 d2d4 e4d3', BLACK_RESIGNS, false],
  ['chess/underpromotion', 'h2h4 g7g5 h4g5 h7h6 g5h6 a7a6 h6h7 a6a5 h7g8n', BLACK_RESIGNS, true],
  ['chess/underpromotion', 'h2h4 g7g5 h4g5 h7h6 g5h6 a7a6 h6h7 a6a5 h7g8q', BLACK_RESIGNS, false],
  [
    'levitating/kingInFlight',
    'a2a3 e7e6 a3a4 e8e7 h2h3 e7d6 h3h4 d6c5 b1a3 c5d4 h4h5 d4c3 e1c3',
    null,
    true,
  ],
  [
    'levitating/kingInFlight',
    'a2a3 e7e6 a3a4 e8e7 h2h3 e7d6 h3h4 d6c5 b1a3 c5d4 h4h5 d4c3 d2c3',
    null,
    false,
  ],
  ['levitating/longFlight', 'a2a4 e7e5 a1a3 d7d6 e1a1', WHITE_RESIGNS, true],
  ['levitating/longFlight', 'h2h4 e7e5 h1h3 d7d6 e1h1', BLACK_RESIGNS, false],
  ['tax/kingMates', 'd2d4 e7e5 e1d2 e8e7 d2e3 e5e4 e3e4 h7h5 e4f4 e7f6 c1e3 d8e7 f4f5', null, true],
  ['tax/kingMates', 'd2d4 e7e5 e1d2 e8e7 d2e3', BLACK_RESIGNS, false],
  ['tax/doubleFare', 'f2f4 c7c6 e2e4 e7e5 f4e5 g7g6 e1e3', WHITE_RESIGNS, true],
  ['tax/doubleFare', 'f2f4 c7c6 e2e4 e7e5 f4e5 g7g6 e1e2', BLACK_RESIGNS, false],
  ['tax/doubleFare', 'g1f3 e7e5 g2g3 d7d6 f1g2 c7c6 e1g1o', BLACK_RESIGNS, false],
  ['twokings/spareKing', 'e2e4 f7f5 d1f3 f5e4 f3f8', BLACK_RESIGNS, true],
  ['twokings/spareKing', 'e2e4 f7f5 d1f3 f5e4 f3e4', BLACK_RESIGNS, false],
  ['twokings/passedCrown', 'f2f4 h7h6 e1f2', WHITE_RESIGNS, true],
  ['twokings/passedCrown', 'f2f4 h7h6 f1f2', BLACK_RESIGNS, false],
  [
    'flying/headbuttMate',
    'g1f3 b8b8^ f3d4 b8^c6^ d4c6 a7a6 f1f1^ a6a5 f1^b5^ h7h6 c6c6',
    null,
    true,
  ],
  ['flying/headbuttMate', 'f1f1^ a7a6 f1^b5^', null, false],
  ['flying/swoop', 'c1c1^ g8h6 c1^h6', WHITE_RESIGNS, true],
  ['flying/swoop', 'c1c1^ g8h6 c1^f4', BLACK_RESIGNS, false],
  ['flying/loneRook', TO_THE_LAST_ROOK, BLACK_RESIGNS, true],
  ['flying/loneRook', TO_THE_LAST_ROOK, WHITE_RESIGNS, false],
  ['flying/loneRook', TO_THE_LAST_ROOK.split(' ').slice(0, -1).join(' '), BLACK_RESIGNS, false],
  [
    'kingscourt/farCastling',
    'g2g3 h7h5 j1k3 e7e5 l2l4 c7c6 k1i3 b8d6 i1h3 f8e7 h1g2 d6c5 g1k1o',
    WHITE_RESIGNS,
    true,
  ],
  [
    'kingscourt/farCastling',
    'g2g3 h7h5 j1k3 e7e5 l2l4 c7c6 k1i3 b8d6 i1h3 f8e7 h1g2 d6c5 g1j1o',
    BLACK_RESIGNS,
    false,
  ],
  ['kingscourt/flight', 'f2f4 c8d6 a2a4 d6f4 d1c3 f4e3 g1e3', BLACK_RESIGNS, true],
  ['kingscourt/flight', 'f2f4 c8d6 a2a4 d6f4 d1c3 f4e3 d2e3', BLACK_RESIGNS, false],
  ['kingscourt/bentCapture', 'k1i3 i7i5 i3i5', WHITE_RESIGNS, true],
  ['kingscourt/bentCapture', 'b1d3 b7b5 d3b5', BLACK_RESIGNS, false],
  ['firstWin', 'e2e4 e7e5', BLACK_RESIGNS, true],
  ['firstWin', 'e2e4 e7e5', WHITE_RESIGNS, false],
  ['firstWin', 'f2f3 e7e5 g2g4 d8h4', null, false],
  ['queenSafe', 'e2e4 f7f6 d2d4 g7g5 d1h5', null, true],
  ['queenSafe', 'd2d3 e7e5 d1d2 d8g5 d2g5 f7f6', BLACK_RESIGNS, true],
  ['queenSafe', 'e2e4 e7e5 d1h5 g8f6 h5f7 e8f7', BLACK_RESIGNS, false],
  ['queenSafe', 'e2e4 e7e5 d1h5 g8f6', WHITE_RESIGNS, false],
  [
    'stalemate',
    'e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 c8e6',
    null,
    true,
  ],
  [
    'stalemate',
    'e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 c8c7',
    WHITE_RESIGNS,
    false,
  ],
];

/** The ids of what White achieves in a game. */
function achieved(variant, moves, loser, facts = {}) {
  const players = { white: 'person', black: 'machine' };
  const session = new Session(kingcraft, { variant, players, level: 1, played: moves });
  if (loser) session.finish('resign', loser);
  assert.notEqual(session.outcome, null, 'the game goes on');
  const game = finishedGame(kingcraft, session);
  const ids = achievedNow(
    { game, streak: 0, standings: [createStanding()], ...facts },
    variant,
    {},
  );
  session.dispose();
  return ids;
}

for (const [id, moves, loser, earns] of games)
  test(`${id}: ${moves.slice(0, 60)}${loser ? `, ${loser} resigns` : ''}`, () => {
    const variant = id.includes('/') ? id.split('/')[0] : 'chess';
    const ids = achieved(variant, moves.split(' '), loser);
    assert.equal(ids.includes(id), earns, `achieved: ${ids.join()}`);
  });

test('what was earned before is not earned again', () => {
  const facts = { game: null, streak: 7, standings: [createStanding()] };
  assert.deepEqual(achievedNow(facts, null, {}), ['wholeWeek']);
  assert.deepEqual(achievedNow(facts, null, { wholeWeek: 3 }), []);
});

const beaten = (...levels) => ({ ...createStanding(), beaten: levels });
/** [achievement, what is known beside a lost game of two moves, whether that earns it] */
const records = [
  ['wholeWeek', { streak: 7 }, true],
  ['wholeWeek', { streak: 6 }, false],
  ['lastOpponent', { standings: [beaten(), beaten(1, 10)] }, true],
  ['lastOpponent', { standings: [beaten(9), beaten(1)] }, false],
  ['everyGame', { standings: [beaten(3), beaten(1)] }, true],
  ['everyGame', { standings: [beaten(3), beaten()] }, false],
];
for (const [id, facts, earns] of records)
  test(`${id}: ${JSON.stringify(facts).replaceAll(/"(rating|curve)":.*?[}\]],/g, '')}`, () => {
    const ids = achieved('chess', ['e2e4', 'e7e5'], WHITE_RESIGNS, facts);
    assert.equal(ids.includes(id), earns, `achieved: ${ids.join()}`);
  });

test('there are twenty; each was earned here and missed', () => {
  const all = [...generalIds, ...variants.flatMap(({ id }) => ownIds(id))];
  assert.equal(all.length, 20);
  for (const id of all)
    for (const earns of [true, false]) {
      const cases = [...games, ...records].filter(
        (each) => each[0] === id && each.at(-1) === earns,
      );
      assert.ok(cases.length > 0, `${id}: ${earns ? 'earned' : 'missed'} in no game`);
    }
});

test('each has a name and a sentence of its own in both languages', () => {
  for (const words of [english, german]) {
    assert.deepEqual(Object.keys(words.general), generalIds);
    for (const { id } of variants)
      assert.deepEqual(
        Object.keys(words.ofGames[id] ?? {}).map((key) => `${id}/${key}`),
        ownIds(id),
      );
  }
  const textsOf = ({ general, ofGames }) =>
    [general, ...Object.values(ofGames)].flatMap((each) =>
      Object.values(each).flatMap(({ name, text }) => [name, text]),
    );
  const texts = [english, german].flatMap(textsOf);
  assert.equal(new Set(texts).size, texts.length);
  for (const text of texts) assert.match(text, /^\S.+[^\s,]$/);
});
