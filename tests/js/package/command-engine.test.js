// kingcraft analyse, bestmove, probe, explain and uci.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UciSession } from '../../../web/cli/uci-session.js';
import { EngineError } from '../../../web/kingcraft/errors.js';
import { createEngine } from '../../../web/worker/client.js';
import { call } from './command-support.js';
import { kingcraft, withGame } from './support.js';

test('explain says which rule decides, after moves too', () => {
  const { stdout } = call(['explain', 'tax', 'e1', 'e3', '--moves', 'e4 e5']);
  withGame('tax', undefined, (game) => {
    for (const move of ['e4', 'e5']) game.move(move);
    const { rule, text } = game.explain('e1', 'e3');
    assert.equal(stdout, `illegal  ${rule}\n${text}\n`);
    const [found] = call(['explain', 'tax', 'e1', 'e3', '--moves', 'e4 e5', '--json']).json();
    assert.deepEqual([found.fen, found.legal, found.rule], [game.fen(), false, rule]);
  });
});

test('bestmove and analyse play by the rules, and name moves as people do', () => {
  const mate = '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1';
  assert.equal(call(['bestmove', 'chess', mate, '--depth', '3']).stdout, 'a1a8    Ra8#\n');
  const reports = call(['analyse', 'chess', mate, '--depth', '3', '--lines', '2', '--json']).json();
  const { lines, elapsed, hashfull, fen } = reports.at(-1);
  assert.equal(fen, mate);
  assert.equal(lines.length, 2);
  assert.deepEqual([lines[0].score, lines[0].san], [{ mate: 1 }, ['Ra8#']]);
  assert.ok(elapsed >= 0 && hashfull >= 0);
  assert.match(call(['analyse', 'chess', mate, '--depth', '2']).stdout, / #1 {2}Ra8#$/m);
});

test('bestmove --json says how deep and wide the search was, and its score', () => {
  const [found] = call(['bestmove', 'tax', '--json', '--depth', '3', '--moves', 'e4']).json();
  const { variant, fen, best, san, ponder, depth, nodes, score, ...others } = found;
  assert.deepEqual([variant, depth, others], ['tax', 3, {}]);
  assert.ok(nodes > 3, JSON.stringify(found));
  assert.ok(Number.isInteger(score.cp), JSON.stringify(found));
  const reports = call(['analyse', 'tax', '--json', '--depth', '3', '--moves', 'e4']).json();
  assert.deepEqual(
    [best, san, ponder, nodes, score],
    [
      reports.at(-1).best,
      reports.at(-1).lines[0].san[0],
      reports.at(-1).ponder,
      reports.at(-1).nodes,
      reports.at(-1).lines[0].score,
    ],
  );
  assert.equal(fen, reports.at(-1).fen);
});

test('probe says what tables say, and that they do not know the rest', () => {
  const { stdout } = call(['probe', 'kingscourt', '12/12/12/6k5/12/12/12/KQ10 w - - 0 1']);
  assert.match(stdout, /^win in \d+\n\w+ +\S+ +win in \d+\n/);
  const unknown = call(['probe', 'chess']);
  assert.deepEqual([unknown.status, unknown.stdout], [1, '']);
  assert.match(unknown.stderr, /is not in the endgame tables/);
});

/** How many moves the tables need to win. */
async function movesToWin(variant, fen) {
  await kingcraft.loadTables(variant);
  return withGame(variant, fen, (game) => (game.probe().plies + 1) / 2);
}

// A depth of one sees no mate of this length.
for (const [variant, fen] of [
  ['chess', '8/8/8/4k3/8/8/8/KQ6 w - - 0 1'],
  ['kingscourt', '12/12/12/6k5/12/12/12/KQ10 w - - 0 1'],
]) {
  test(`bestmove ${variant}: the search has the tables of three pieces`, async () => {
    const [{ score }] = call(['bestmove', variant, fen, '--json', '--depth', '1']).json();
    assert.deepEqual(score, { mate: await movesToWin(variant, fen) });
  });

  test(`uci, ${variant}: the search has the tables of three pieces`, async (t) => {
    const { until, tell } = converse(t);
    await tell(`setoption name UCI_Variant value ${variant}`);
    await tell(`position fen ${fen}`);
    await tell('go depth 1');
    const mate = await movesToWin(variant, fen);
    assert.match(await until(/^info depth/), new RegExp(` score mate ${mate} `));
  });
}

const faults = [
  [['explain', 'tax', 'e1'], 2, /name the variant and two squares/],
  [['explain', 'tax', 'e1', 'e9'], 1, /"e9" is not a square/],
  [['explain', 'tax', 'e1', 'e2', '--moves', 'e5'], 1, /"e5" is not a legal move/],
  [['bestmove', 'checkers'], 1, /no variant "checkers"/],
  [['bestmove', 'chess', 'R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1'], 1, /the game is over \(checkmate\)/],
  [['analyse', 'chess', '--depth', '0'], 2, /--depth needs a whole number/],
  [['probe'], 2, /name the variant/],
];
for (const [words, wantedStatus, wanted] of faults)
  test(`kingcraft ${words.join(' ')}: an error in words`, () => {
    const { status, stdout, stderr } = call(words);
    assert.deepEqual([status, stdout], [wantedStatus, '']);
    assert.match(stderr, wanted);
    assert.match(stderr, /^kingcraft: [^\n]+\n$/);
  });

/** A session, and the lines that it has sent; `until` resolves with the one that fits. */
function converse(t, startEngine) {
  const sent = [];
  let look = () => {};
  const session = new UciSession(
    kingcraft,
    (line) => {
      sent.push(...line.split('\n'));
      look();
    },
    startEngine,
  );
  t.after(() => session.close());
  const until = (pattern) =>
    new Promise((resolve) => {
      look = () => {
        const line = sent.find((each) => pattern.test(each));
        if (line !== undefined) resolve(line);
      };
      look();
    });
  return { sent, until, tell: (line) => session.take(line) };
}

test('uci: the options, a search by depth, and the variant', async (t) => {
  const { sent, until, tell } = converse(t);
  for (const line of ['uci', 'isready']) await tell(line);
  assert.deepEqual(sent.slice(-2), ['uciok', 'readyok']);
  for (const { id } of kingcraft.variants) assert.match(sent[2], new RegExp(` var ${id}\\b`));
  await tell('setoption name UCI_Variant value tax');
  await tell('setoption name MultiPV value 2');
  await tell('position startpos moves e2e4');
  await tell('go depth 3');
  const [, best] = (await until(/^bestmove /)).split(' ');
  withGame('tax', undefined, (game) => {
    game.move('e2e4');
    assert.ok(game.moveIds().includes(best));
  });
  assert.ok(
    sent.some((line) =>
      /^info depth 3 seldepth \d+ multipv 2 score (cp|mate) -?\d+ nodes \d+/.test(line),
    ),
  );
});

test('uci: a search without end answers stop, and one that is solved waits for it', async (t) => {
  const { sent, until, tell } = converse(t);
  await tell('position startpos');
  await tell('go infinite');
  await until(/^info depth/);
  assert.ok(!sent.some((line) => line.startsWith('bestmove')));
  await tell('stop');
  await until(/^bestmove \w+/);
  sent.length = 0;
  await tell('position fen R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1');
  await tell('go infinite');
  await tell('isready');
  assert.ok(!sent.some((line) => line.startsWith('bestmove')));
  await tell('stop');
  await until(/^bestmove \(none\)/);
});

test('uci: a table that does not fit into memory is replaced by one of the usual size', async (t) => {
  const asked = [];
  const { sent, until, tell } = converse(t, async ({ hash, threads }) => {
    asked.push(hash);
    if (hash > 16) throw new EngineError('hash-memory', { megabytes: hash });
    return createEngine({ hash, threads });
  });
  await tell('setoption name Hash value 4095');
  await tell('isready');
  assert.match(sent[0], /^info string .*4095/);
  assert.deepEqual(sent.slice(1), ['readyok']);
  await tell('go depth 1');
  await until(/^bestmove \w+/);
  assert.deepEqual(asked, [4095, 16]);
});

test('uci: where no engine starts, every question is answered', async (t) => {
  const { sent, tell } = converse(t, async () => {
    throw new EngineError('engine-memory');
  });
  for (const line of ['isready', 'go depth 1']) await tell(line);
  const [fault] = sent;
  assert.match(fault, /^info string ./);
  assert.deepEqual(sent, [fault, 'readyok', fault, 'bestmove (none)']);
});

test('uci: what is wrong is said, and the conversation goes on', async (t) => {
  const { sent, until, tell } = converse(t);
  for (const line of [
    'position fen nonsense',
    'position startpos moves e2e5',
    'setoption name Hash value 0',
    'setoption name Nonsense value 1',
    'setoption name UCI_Variant value checkers',
    'castle',
  ])
    await tell(line);
  assert.equal(sent.filter((line) => line.startsWith('info string ')).length, 6);
  await tell('go nodes 100 wtime 1000 btime 1000 winc 10 movestogo 5');
  await until(/^bestmove \w+/);
  assert.equal(await tell('quit'), false);
});

test('uci: the command itself talks on its streams and ends with its input', () => {
  const { status, stdout, stderr } = call(['uci'], 'uci\nposition startpos\ngo depth 2\nisready\n');
  assert.deepEqual([status, stderr], [0, '']);
  assert.match(stdout, /uciok\n[\s\S]*bestmove \w+/);
});
