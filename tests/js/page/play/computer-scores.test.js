// The computer's scores and sentences stay with its game: over a reload, in the PGN, and in the study of the game.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from '../../../../web/kingcraft/index.js';
import { takeEvaluation, writeEvaluation } from '../../../../web/kingcraft/pgn/pgn-commands.js';
import { texts } from '../../../../web/page/base/page-texts.js';
import { GameFile } from '../../../../web/page/library/export-games.js';
import {
  ComputerScores,
  evaluationsOf,
  hasTurned,
} from '../../../../web/page/play/computer-scores.js';
import { PageMatch } from '../../../../web/page/play/page-match.js';
import { Session } from '../../../../web/page/play/session.js';
import { gameOf } from '../../../../web/page/study/open-studies.js';
import { pointsFromEvaluations } from '../../../../web/page/study/review.js';
import { Study } from '../../../../web/page/study/study.js';
import { openFirst } from '../study/pgn-support.js';

const kingcraft = await load();
const settings = {
  variant: 'chess',
  players: { white: 'person', black: 'machine' },
  level: 2,
};
const games = [
  [[], false],
  [[null, { cp: 20 }], false],
  [[null, { cp: 20 }, null, { cp: -15 }], false],
  [[{ cp: 400 }, null, { cp: 500 }, null, { mate: 3 }], false],
  [[{ cp: 0 }, null, { cp: 200 }], true],
  [[{ cp: 150 }, { cp: -50 }], true],
  [[{ mate: 2 }, null, null, { cp: 0 }], true],
];
for (const [evaluations, expected] of games)
  test(`whether a game turned: ${JSON.stringify(evaluations)}`, () =>
    assert.equal(hasTurned(evaluations), expected));

const moves = ['e2e4', 'e7e5', 'g1f3', 'b8c6'];
const thoughts = [
  { ply: 1, score: { cp: -35 } },
  { ply: 3, score: { mate: 2 } },
];
const saved = { ...settings, moves, end: null, mind: { thoughts, offeredAt: 2, word: 'tooEarly' } };
const reloaded = (session) => JSON.parse(JSON.stringify(session.toSave()));

/** A match against a computer that thinks until it is called off. */
function createMatch(saves = []) {
  const nothing = () => {};
  const opponent = {
    isThinking: false,
    callOff: nothing,
    warmUp: nothing,
    think: () => new Promise(nothing),
  };
  const match = new PageMatch(
    kingcraft,
    { computer: opponent, check: { doubt: async () => null } },
    {
      changed: () => {
        saves.push(reloaded(match.session));
      },
      thinking: nothing,
    },
  );
  return match;
}

test('a declined offer of a draw is saved, and remembered after a reload', async () => {
  const saves = [];
  const match = createMatch(saves);
  match.start(settings);
  assert.equal(match.offerDraw(), texts.drawOffer.tooEarly);
  const next = createMatch();
  next.restore(saves.at(-1));
  assert.equal(next.reply, texts.drawOffer.tooEarly);
  assert.equal(next.offerDraw(), texts.drawOffer.justAsked);
  next.play('e2e4');
  await next.settled;
  assert.equal(next.reply, null, 'the game has gone on');
});

test('scores of the last moves decide after a reload too', () => {
  const tired = [1, 3, 5].map((ply) => ({ ply, score: { cp: -300 } }));
  const line = [...moves, 'f1c4', 'f8c5'];
  const match = createMatch();
  match.restore({ ...saved, moves: line, mind: { thoughts: tired, offeredAt: null, word: null } });
  assert.equal(match.offerDraw(), texts.drawOffer.accepts);
  assert.deepEqual(match.session.outcome, {
    winner: null,
    reason: 'agreement',
    rule: 'chess/5.2.3',
  });
  assert.equal(match.reply, texts.drawOffer.accepts);
});

for (const broken of [
  undefined,
  null,
  'mind',
  { thoughts: 'none', offeredAt: -1, word: 7 },
  { thoughts: [null, { ply: 1 }, { ply: 'x', score: { cp: 1 } }, { ply: 1, score: { cp: null } }] },
]) {
  test(`a mind that something has broken is an empty one: ${JSON.stringify(broken)}`, () => {
    assert.deepEqual(ComputerScores.restore(broken).toSave(), new ComputerScores().toSave());
  });
}

test('what else a score has is not saved', () => {
  const [first, second] = thoughts;
  const mind = {
    thoughts: [
      { ...first, more: 1n },
      { ...second, score: { ...second.score, cp: undefined, more: () => 1 } },
      { ply: 4, score: { cp: 7, mate: undefined } },
    ],
  };
  const { thoughts: restored } = ComputerScores.restore(mind).toSave();
  assert.deepEqual(restored, [...thoughts, { ply: 4, score: { cp: 7 } }]);
});

test('a word that is none is not said', () => {
  const match = createMatch();
  match.restore({ ...saved, mind: { word: 'constructor' } });
  assert.equal(match.reply, null);
});

test('moves that are taken back take their scores along', () => {
  const session = Session.restore(kingcraft, saved);
  assert.deepEqual(evaluationsOf(session), [null, { cp: 35 }, null, { mate: -2 }]);
  session.undo();
  assert.deepEqual(evaluationsOf(session), [null, { cp: 35 }]);
  session.redo();
  assert.deepEqual(evaluationsOf(session), [null, { cp: 35 }, null, null]);
});

test('the file of a game says what the computer thought, and a study reads it', () => {
  const file = new GameFile(kingcraft);
  file.add([{ id: 'a', saved }]);
  const { text } = file;
  assert.match(text, /1\. e4 e5 \{\[%eval 0\.35\]\} 2\. Nf3 Nc6 \{\[%eval #-2\]\} \*/);
  const study = new Study(kingcraft, openFirst(kingcraft, text));
  const line = study.tree.mainLine();
  assert.deepEqual(
    line.map(({ evaluation }) => evaluation),
    [null, { cp: 35 }, null, { mate: -2 }],
  );
  assert.ok(line.every(({ comment }) => comment === ''));
  assert.match(study.toPgn(), /1\. e4 e5 \{\[%eval 0\.35\]\} 2\. Nf3 Nc6 \{\[%eval #-2\]\}/);
});

test('the graph of a study begins with what the computer thought', () => {
  const study = Study.ofGame(kingcraft, gameOf(Session.restore(kingcraft, saved)));
  const chances = pointsFromEvaluations(study).map(({ chance }) => Math.round(chance * 100));
  assert.deepEqual(chances, [50, 50, 55, 55, 0]);
  assert.deepEqual(pointsFromEvaluations(Study.ofGame(kingcraft, { variant: 'chess', moves })), []);
});

const written = [
  ['[%eval 0.35]', { cp: 35 }, ''],
  ['[%eval -12.5,20] Hm.', { cp: -1250, depth: 20 }, 'Hm.'],
  ['Hm. [%eval #-3]', { mate: -3 }, 'Hm.'],
  ['[%eval ?]', null, '[%eval ?]'],
  ['[%eval 99999]', null, '[%eval 99999]'],
  ['No command', null, 'No command'],
];
for (const [comment, evaluation, text] of written) {
  test(`the comment “${comment}” holds ${JSON.stringify(evaluation)}`, () => {
    assert.deepEqual(takeEvaluation(comment), { text, evaluation });
    assert.deepEqual(takeEvaluation(writeEvaluation(evaluation)).evaluation, evaluation);
  });
}
