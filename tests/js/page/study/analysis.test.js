// The engine beside a study: one search at a time, its scores and lines, hints and threats.

import assert from 'node:assert/strict';
import test from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { load } from 'kingcraft';
import { whiteScore, winChance } from '../../../../web/game/win-chance.js';
import { Analysis } from '../../../../web/page/study/analysis.js';
import {
  arrowOf,
  arrowsOf,
  describeLines,
  shortScore,
} from '../../../../web/page/study/engine-lines.js';
import { LatestSearch } from '../../../../web/page/study/latest-search.js';
import { Study } from '../../../../web/page/study/study.js';
import { readPosition } from '../../../../web/worker/search-options.js';

const kingcraft = await load();

/** An engine that searches until it is stopped or finished by the test, and counts how many searches run at once. */
function createFake() {
  const fake = { running: 0, most: 0, asked: [], made: 0, failure: null, finish: null };
  fake.create = async () => {
    fake.made += 1;
    if (fake.failure) throw fake.failure;
    return {
      async loadTables() {},
      search(position, { signal, onInfo, ...limits }) {
        // Throws where it is no position of the package.
        readPosition(position);
        fake.asked.push({ position, limits });
        fake.running += 1;
        fake.most = Math.max(fake.most, fake.running);
        fake.inform = onInfo;
        return new Promise((resolve, reject) => {
          const end = (settle, value) => {
            fake.running -= 1;
            settle(value);
          };
          fake.finish = (report) => end(resolve, report);
          fake.break = (error) => end(reject, error);
          signal.addEventListener('abort', () =>
            setImmediate().then(() => end(resolve, { best: 'late' })),
          );
        });
      },
    };
  };
  return fake;
}

/** Waits until promises, what the fake does after them, and what follows from that are done. */
async function settled() {
  await setImmediate();
  await setImmediate();
}

const position = (fen) => ({ variant: 'chess', fen, moves: [] });

test('of several searches the last one runs, after the running one has ended', async () => {
  const fake = createFake();
  const searches = new LatestSearch(fake.create);
  const first = searches.search(position('1'), {});
  await settled();
  const others = ['2', '3', '4'].map((fen) => searches.search(position(fen), {}));
  await settled();
  assert.deepEqual(
    fake.asked.map(({ position }) => position.fen),
    ['1', '4'],
  );
  fake.finish({ best: 'e2e4' });
  assert.deepEqual(await Promise.all([first, ...others]), [null, null, null, { best: 'e2e4' }]);
  assert.deepEqual([fake.most, fake.made], [1, 1]);
});

test('reports of a search that was stopped are dropped', async () => {
  const fake = createFake();
  const searches = new LatestSearch(fake.create);
  const reports = [];
  const search = searches.search(position('1'), { onInfo: (report) => reports.push(report) });
  await settled();
  fake.inform('first');
  searches.stop();
  fake.inform('second');
  assert.equal(await search, null);
  assert.deepEqual(reports, ['first']);
});

test('an engine that fails rejects the search, and the next search creates another', async () => {
  const fake = createFake();
  const searches = new LatestSearch(fake.create);
  fake.failure = new Error('no worker');
  await assert.rejects(searches.search(position('1'), {}), /no worker/);
  fake.failure = null;
  const search = searches.search(position('2'), {});
  await settled();
  fake.finish({ best: 'e2e4' });
  assert.deepEqual(await search, { best: 'e2e4' });
  assert.equal(fake.made, 2);
});

function analysisOf(moves = []) {
  const fake = createFake();
  const analysis = new Analysis(kingcraft, new LatestSearch(fake.create), () => {});
  const study = Study.ofGame(kingcraft, { variant: 'chess', moves });
  analysis.follow(study);
  return { fake, analysis, study };
}

test('the analysis follows the current position while it is on, and stops when it is off', async () => {
  const { fake, analysis, study } = analysisOf(['e2e4']);
  await settled();
  assert.equal(fake.asked.length, 0);
  analysis.toggle();
  await settled();
  fake.inform({ depth: 3, lines: [{ score: { cp: 20 }, pv: ['e7e5', 'g1f3'] }] });
  assert.equal(analysis.found.lines[0].moves.join(' '), '1… e5 2. Nf3');
  assert.deepEqual(analysis.shapes, [{ from: 'e7', to: 'e5', color: 'best', rank: 0 }]);
  study.play('e5');
  analysis.follow(study);
  assert.deepEqual([analysis.found.lines, analysis.shapes], [[], []]);
  await settled();
  assert.deepEqual(fake.asked.at(-1).position.moves, ['e2e4', 'e7e5']);
  analysis.toggle();
  await settled();
  assert.equal(fake.running, 0);
});

test('no search where the game is over', async () => {
  const { fake, analysis } = analysisOf(['f2f3', 'e7e5', 'g2g4', 'd8h4']);
  analysis.toggle();
  await settled();
  assert.equal(analysis.found.note, 'The game is over.');
  assert.equal(fake.asked.length, 0);
});

test('a failure switches the analysis off with a sentence', async () => {
  const { fake, analysis } = analysisOf();
  analysis.toggle();
  await settled();
  fake.break(new Error('It broke.'));
  await settled();
  assert.equal(analysis.isOn, false);
  assert.match(analysis.found.fault, /It broke/);
  analysis.toggle();
  await settled();
  assert.equal(analysis.found.fault, '');
  assert.equal(fake.running, 1);
});

test('a hint and a threat get arrows, and the analysis continues', async () => {
  const { fake, analysis } = analysisOf(['e2e4']);
  const hint = analysis.hint();
  await settled();
  fake.finish({ best: 'e7e5' });
  assert.equal(await hint, 'A good move: e5.');
  analysis.toggle();
  await settled();
  const threat = analysis.threat();
  await settled();
  assert.match(fake.asked.at(-1).position.fen, / w KQkq - /);
  fake.finish({ best: 'f1c4' });
  assert.equal(await threat, 'The opponent would play Bc4.');
  assert.deepEqual(analysis.shapes, [{ from: 'f1', to: 'c4', color: 'threat' }]);
  await settled();
  assert.deepEqual([fake.running, fake.most], [1, 1]);
});

test('in check there is no threat', async () => {
  const { analysis } = analysisOf(['e2e4', 'f7f6', 'd1h5']);
  assert.equal(
    await analysis.threat(),
    'The side to move is in check, so there is no threat to show.',
  );
});

const scores = [
  [{ cp: 40 }, 'white', 40, '+0.4'],
  [{ cp: 40 }, 'black', -40, '−0.4'],
  [{ cp: -4 }, 'white', -4, '0.0'],
  [{ mate: 3 }, 'white', 9997, '#3'],
  [{ mate: -2 }, 'white', -9998, '−#2'],
  [{ mate: 1 }, 'black', -9999, '−#1'],
  [{ mate: 0 }, 'black', 10_000, '#0'],
];
for (const [score, turn, lead, short] of scores) {
  test(`a score from White's side: ${JSON.stringify(score)} of ${turn}`, () => {
    assert.equal(whiteScore(score, turn), lead);
    assert.equal(shortScore(score, turn, { kingMayBeCaptured: false }), short);
  });
}

test('the chance to win grows with the score, the same for both sides', () => {
  assert.equal(winChance({ cp: 0 }, 'white'), 0.5);
  assert.ok(Math.abs(winChance({ cp: 90 }, 'white') + winChance({ cp: 90 }, 'black') - 1) < 1e-9);
  assert.ok(winChance({ cp: 200 }, 'white') > winChance({ cp: 100 }, 'white'));
  assert.deepEqual([winChance({ mate: 2 }, 'white'), winChance({ mate: 2 }, 'black')], [1, 0]);
});

test('arrows on two levels, and a circle for a headbutt', () => {
  assert.deepEqual(arrowOf('f1f1^', 'best'), { from: 'f1', to: 'f1^', color: 'best' });
  assert.deepEqual(arrowOf('e8e8', 'best'), { from: 'e8', to: 'e8', color: 'best' });
  const lines = [{ ids: ['e2e4'] }, { ids: [] }, { ids: ['g7g8q'] }];
  assert.deepEqual(
    arrowsOf(lines).map(({ to, rank }) => [to, rank]),
    [
      ['e4', 0],
      ['g8', 1],
    ],
  );
});

test('lines are numbered from either side', () => {
  const node = Study.begin(kingcraft, 'tax').tree.root;
  const tax = kingcraft.variants.find(({ id }) => id === 'tax');
  const [line] = describeLines(kingcraft, tax, node, [
    { score: { cp: 9 }, pv: ['e2e4', 'e7e5', 'd2d4'] },
  ]);
  assert.equal(line.short, '+0.1');
  assert.deepEqual(line.moves, ['1. e4', 'e5', '2. d4']);
});
