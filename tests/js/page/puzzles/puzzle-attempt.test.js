// An attempt at a puzzle: right and wrong moves, other moves that do as well, help, and what the engine and the tables
// say.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from 'kingcraft';
import { createEngine } from 'kingcraft/engine';
import { compareScores, MoveComparer } from '../../../../web/page/puzzles/move-comparer.js';
import { PuzzleAttempt } from '../../../../web/page/puzzles/puzzle-attempt.js';
import { describeAttempt } from '../../../../web/page/puzzles/puzzle-sentences.js';
import { Study } from '../../../../web/page/study/study.js';

const kingcraft = await load();

/** Black has just stepped into a mate in two. */
const PUZZLE = {
  id: 4,
  fen: '1n2k1n1/r1p2pp1/3b3r/p5qp/1P1PBp2/B1P2P2/P1Q3PP/RN2R1K1 b - - 1 16',
  moves: ['h6h7', 'e4c6', 'e8f8', 'e1e8'],
  themes: ['mateIn2'],
  rating: 1487,
};

/** An attempt whose engine answers as it should, and what has happened. */
async function begin({ puzzle = PUZZLE, variant = 'chess', comparison = null } = {}) {
  const happened = { moves: [], answers: [], compared: [], stops: 0 };
  const comparer = {
    compare: async (position, solution, tried, goal) => {
      happened.compared.push([position.moves, solution, tried, goal]);
      if (comparison instanceof Error) throw comparison;
      return comparison;
    },
    stop: () => {
      happened.stops += 1;
    },
  };
  const study = Study.begin(kingcraft, variant, puzzle.fen);
  const attempt = new PuzzleAttempt(puzzle, study, comparer, {
    onMove: async ({ id }) => {
      happened.moves.push(id);
    },
    onChange: () => {},
    onAnswer: (right) => happened.answers.push(right),
  });
  await attempt.begin();
  return { attempt, happened };
}

test('the opponent makes the mistake, then the solver is to move', async () => {
  const { attempt, happened } = await begin();
  assert.deepEqual(
    [attempt.phase, attempt.color, attempt.expected.id],
    ['asking', 'white', 'e4c6'],
  );
  assert.deepEqual(happened.moves, ['h6h7']);
});

test('a solution is answered until the last move', async () => {
  const { attempt, happened } = await begin();
  await attempt.try('e4c6');
  assert.deepEqual([attempt.phase, attempt.verdict], ['asking', { kind: 'right', san: 'Bc6+' }]);
  await attempt.try('e1e8');
  assert.deepEqual([attempt.phase, attempt.isAlone], ['solved', true]);
  assert.deepEqual(happened, { moves: PUZZLE.moves, answers: [true], compared: [], stops: 0 });
});

test('a wrong move is refuted, taken back, and counts once', async () => {
  const { attempt, happened } = await begin({ comparison: { kind: 'worse', reply: 'g8e7' } });
  await attempt.try('g2g3');
  assert.deepEqual(happened.compared, [[['h6h7'], 'e4c6', 'g2g3', 'win']]);
  assert.deepEqual(attempt.verdict, { kind: 'wrong', san: 'g3', reply: 'Ne7' });
  assert.equal(attempt.phase, 'refuted');
  attempt.takeBack();
  assert.deepEqual([attempt.phase, attempt.expected.id], ['asking', 'e4c6']);
  await attempt.try('g2g3');
  attempt.takeBack();
  await attempt.try('e4c6');
  await attempt.try('e1e8');
  assert.deepEqual([attempt.phase, attempt.isAlone, happened.answers], ['solved', false, [false]]);
});

test('a move that does as well solves it; one that wins more slowly costs nothing', async () => {
  const equal = await begin({ comparison: { kind: 'equal', reply: null } });
  await equal.attempt.try('g2g3');
  assert.deepEqual([equal.attempt.phase, equal.happened.answers], ['solved', [true]]);
  const slower = await begin({ comparison: { kind: 'slower', reply: null } });
  await slower.attempt.try('g2g3');
  assert.deepEqual(slower.attempt.verdict, { kind: 'slower', san: 'g3' });
  assert.deepEqual([slower.attempt.phase, slower.happened.answers], ['asking', []]);
  assert.equal(slower.attempt.expected.id, 'e4c6');
});

test('another mate needs no engine, any other move does', async () => {
  const puzzle = { ...PUZZLE, fen: '6k1/R7/1Q6/8/8/8/8/K7 b - - 0 1', moves: ['g8h8', 'b6b8'] };
  const mate = await begin({ puzzle });
  await mate.attempt.try('b6d8');
  assert.deepEqual([mate.attempt.phase, mate.happened.compared], ['solved', []]);
  const check = await begin({ puzzle });
  await check.attempt.try('b6h6');
  assert.equal(check.happened.compared.length, 1);
});

/** The knight attacks king and rook, and takes the rook two moves later. */
const FORK = {
  id: 5,
  fen: 'r3k3/p7/8/1N6/8/8/8/4K3 b - - 0 1',
  moves: ['a7a6', 'b5c7'],
  gain: ['e8d7', 'c7a8'],
  themes: ['advantage', 'fork'],
  rating: 800,
};

const ends = [
  ['solved', (attempt) => attempt.try('b5c7')],
  ['shown', (attempt) => attempt.showSolution()],
];
for (const [phase, end] of ends)
  test(`a puzzle that is ${phase} plays on to its gain, and says why the move is good`, async () => {
    const { attempt, happened } = await begin({ puzzle: FORK });
    await end(attempt);
    assert.equal(attempt.phase, phase);
    assert.deepEqual(happened.moves, [...FORK.moves, ...FORK.gain]);
    const said = describeAttempt({ series: null, variant: attempt.study.variant }, attempt);
    assert.match(
      said,
      /^Nc7\+: The knight on c7 attacks the rook on a8 and king on e8 at once\. This wins a rook\. This puzzle is rated 800\./,
    );
  });

test('who goes to the next puzzle does not wait for the gain', async () => {
  const { attempt, happened } = await begin({ puzzle: FORK });
  const solved = attempt.try('b5c7');
  attempt.leave();
  await solved;
  assert.deepEqual(happened.moves, FORK.moves);
});

test('help and the solution count as missed', async () => {
  const { attempt, happened } = await begin();
  attempt.hint();
  attempt.hint();
  assert.deepEqual([attempt.hinted, happened.answers], [2, [false]]);
  await attempt.showSolution();
  assert.deepEqual([attempt.phase, attempt.isAlone], ['shown', false]);
  assert.deepEqual(happened.moves, PUZZLE.moves);
  assert.deepEqual(happened.answers, [false]);
});

test('the solution can be shown while a wrong move stands on the board', async () => {
  const { attempt } = await begin({ comparison: { kind: 'worse', reply: 'g8e7' } });
  await attempt.try('g2g3');
  await attempt.showSolution();
  assert.equal(attempt.phase, 'shown');
  const line = attempt.study.tree.lineTo(attempt.study.current).map(({ move }) => move.id);
  assert.deepEqual(line, PUZZLE.moves);
});

test('an engine that fails or is stopped costs nothing, and the solver may try again', async () => {
  const broken = await begin({ comparison: new Error('dead') });
  await broken.attempt.try('g2g3');
  assert.deepEqual([broken.attempt.phase, broken.attempt.verdict.kind], ['asking', 'unknown']);
  assert.deepEqual(broken.happened.answers, []);
  const stopped = await begin();
  await stopped.attempt.try('g2g3');
  assert.deepEqual([stopped.attempt.phase, stopped.happened.answers], ['asking', []]);
  assert.equal(stopped.attempt.expected.id, 'e4c6');
  const left = await begin();
  const tried = left.attempt.try('g2g3');
  left.attempt.leave();
  await tried;
  assert.deepEqual([left.happened.answers, left.happened.stops], [[], 1]);
});

const comparisons = [
  ['as fast a mate', { mate: 2 }, { mate: 2 }, 'equal'],
  ['a faster mate', { mate: 3 }, { mate: 2 }, 'equal'],
  ['a slower mate', { mate: 2 }, { mate: 5 }, 'slower'],
  ['a won position for a mate', { mate: 2 }, { cp: 900 }, 'slower'],
  ['a small lead for a mate', { mate: 2 }, { cp: 150 }, 'worse'],
  ['a lead about as large', { cp: 420 }, { cp: 390 }, 'equal'],
  ['a mate for a lead', { cp: 420 }, { mate: 4 }, 'equal'],
  ['a lead lost', { cp: 420 }, { cp: 60 }, 'worse'],
  ['a draw for a draw', { cp: 0 }, { cp: 0 }, 'equal', 'draw'],
  ['a worse position for a draw', { cp: 0 }, { cp: -150 }, 'worse', 'draw'],
  ['a loss for a draw', { cp: 0 }, { mate: -3 }, 'worse', 'draw'],
  ['no win for one that the search does not see', { cp: 20 }, { cp: 20 }, 'worse'],
  ['a mate that the search sees, for a win that it does not', { cp: 20 }, { mate: 3 }, 'equal'],
];
for (const [name, best, played, expected, goal = 'win'] of comparisons)
  test(`instead of the solution: ${name}`, () =>
    assert.equal(compareScores(best, played, goal), expected));

test('the engine refutes a move, accepts another winning one, and the tables prove others', async (context) => {
  const engine = await createEngine({ hash: 1 });
  context.after(() => engine.dispose());
  const comparer = new MoveComparer(kingcraft, async () => engine);
  const compared = async (fen, solution, tried) =>
    comparer.compare({ variant: 'chess', fen, moves: [] }, solution, tried, 'win');
  // A queen hangs to two pieces alike. Without the pawn, neither capture would win.
  const fork = '4k3/8/8/3q4/8/2N1N3/P7/4K3 w - - 0 1';
  assert.equal((await compared(fork, 'c3d5', 'e3d5')).kind, 'equal');
  const quiet = await compared(fork, 'c3d5', 'e1f1');
  assert.equal(quiet.kind, 'worse');
  assert.match(quiet.reply, /^d5/);
  // Three pieces: the tables know every move.
  const rook = '7k/8/5K2/8/8/8/8/R7 w - - 0 1';
  assert.deepEqual(await compared(rook, 'f6f7', 'f6g6'), { kind: 'equal', reply: null });
  const lost = await compared('8/8/8/8/8/6k1/R7/7K w - - 0 1', 'a2a3', 'a2f2');
  assert.deepEqual([lost.kind, lost.reply], ['worse', 'g3f2']);
});
