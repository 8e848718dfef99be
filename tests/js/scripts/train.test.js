// scripts/train/run: games in files, a net trained on them, and whether it is installed.

import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createEngine } from 'kingcraft/engine';
import { readNetDescription } from '../../../scripts/train/net-description.mjs';
import { netTable } from '../../../scripts/train/net-table.mjs';
import { readPgn, readShards, seedRanges } from '../../../scripts/train/self-play-shards.mjs';
import { readOptions } from '../../../scripts/train/train-options.mjs';
import { netFile } from '../package/net-file.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const script = path.join(root, 'scripts/train/run');
const release = path.join(root, 'build/release');
const trainer = path.join(release, 'kingcraft_train');
const place = mkdtempSync(path.join(tmpdir(), 'train-'));
after(() => rmSync(place, { recursive: true }));

// scripts/test has built them.
const programs = ['kingcraft_self_play', 'kingcraft_train', 'kingcraft'];
if (programs.some((name) => !existsSync(path.join(release, name)))) {
  execFileSync('cmake', ['--preset', 'release'], { cwd: root, stdio: 'ignore' });
  const words = ['--build', '--preset', 'release', '--target', ...programs];
  execFileSync('cmake', words, { cwd: root, stdio: 'ignore' });
}

const small = ['--games', '60', '--shard', '20', '--nodes', '10', '--neurons', '16'];

/** A folder of its own, and the words that make the script work in it. */
function newPlace(name, { programsIn = release } = {}) {
  const folder = path.join(place, name);
  const out = path.join(folder, 'nets/tax.net');
  return {
    folder,
    out,
    words: ['--random', '--folder', folder, '--out', out, '--programs', programsIn],
  };
}

const train = (...words) => spawnSync(script, ['tax', ...words], { encoding: 'utf8' });

/** The whole files of games below a folder, with what tells whether they were written again. */
function shardsIn(folder) {
  const [engine] = readdirSync(path.join(folder, 'tax')).filter((name) => /-\d+$/.test(name));
  const games = path.join(folder, 'tax', engine);
  const names = readdirSync(games).sort();
  const shards = names.map((name) => {
    const file = path.join(games, name);
    return { name, file, bytes: readFileSync(file, 'hex'), written: statSync(file).mtimeMs };
  });
  return { games, names, shards };
}

const positionsOf = ({ shards }) =>
  shards.map(({ file }) => gunzipSync(readFileSync(file)).toString()).join('');

/** The end of a run. */
const lastLine = (text) => text.trimEnd().split('\n').at(-1);

const first = newPlace('first');
const firstRun = train(...small, '--match', '0', '--jobs', '2', ...first.words);

test('games are played in files, and a net is trained on them and installed', async (t) => {
  assert.equal(firstRun.status, 0, firstRun.stderr);
  assert.match(firstRun.stdout, /60 of 60 games, \d+ positions, .* MB, \d+ positions a second/);
  assert.match(lastLine(firstRun.stdout), /^tax: the new net was installed without a match as /);
  const found = shardsIn(first.folder);
  assert.deepEqual(found.names, ['1-20.tsv.gz', '21-20.tsv.gz', '41-20.tsv.gz']);
  const lines = positionsOf(found).trimEnd().split('\n');
  const games = lines.map((line) => Number(line.split('\t')[3]));
  assert.deepEqual([Math.min(...games), Math.max(...games)], [1, 60]);
  for (const line of lines)
    assert.match(line, /^\S+ [wb] \S+ \S+ \d+ \d+\t[012]\t-?\d+\t\d+\t\d+$/);

  const facts = readNetDescription(first.out);
  assert.deepEqual([...facts.keys()].slice(0, 3), ['game', 'neurons', 'positions']);
  const said = Object.fromEntries(facts);
  assert.equal(said.game, 'tax');
  assert.equal(said.neurons, '16');
  assert.equal(said.games, '60');
  assert.equal(said['game seeds'], '1-60');
  assert.equal(said['begun with'], 'random numbers');
  assert.match(said.command, /^scripts\/train\/run tax --games 60 /);
  assert.match(said.date, /^\d{4}-\d\d-\d\d$/);
  // A net does not apply where a side has one piece left.
  assert.ok(Number(said.positions) > 0 && Number(said.positions) <= lines.length);

  const engine = await createEngine({ nets: false });
  t.after(() => engine.dispose());
  await engine.loadNet('tax', { source: readFileSync(first.out) });
  assert.ok((await engine.search({ variant: 'tax' }, { depth: 2 })).best);
});

test('what is there is used again', () => {
  const before = shardsIn(first.folder);
  const { status, stdout } = train(...small, '--match', '0', ...first.words);
  assert.equal(status, 0);
  assert.doesNotMatch(stdout, /a second/);
  assert.deepEqual(shardsIn(first.folder), before);
});

test('a net learns from the games of all engines and numbers of nodes that are there', () => {
  const { out, words } = newPlace('nodes');
  const run = (...more) => train(...small, '--match', '0', ...words, ...more);
  assert.equal(run().status, 0);
  const { status, stderr } = run('--nodes', '5', '--seed', '101');
  assert.equal(status, 0, stderr);
  const facts = readNetDescription(out);
  assert.equal(facts.get('games'), '120');
  assert.equal(facts.get('nodes'), '5, 10');
  assert.deepEqual(facts.get('game seeds').split('; ').sort(), ['1-60', '101-160']);
});

test('an interrupted run goes on, and makes the same games', async () => {
  const { folder, out, words } = newPlace('interrupted');
  const all = ['--games', '600', ...small.slice(2), '--match', '0', ...words];
  const child = spawn(script, ['tax', ...all], { stdio: ['ignore', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (data) => {
    complaint += data;
  });
  await new Promise((resolve) => {
    child.stdout.on('data', (data) => {
      if (/: 20 of 600 games/.test(data)) resolve();
    });
  });
  child.kill('SIGTERM');
  const status = await new Promise((resolve) => child.on('close', resolve));
  assert.equal(status, 130);
  assert.match(complaint, /stopped; the same command goes on from here/);
  const before = shardsIn(folder);
  assert.ok(before.names.length < 30, 'it was stopped in time');
  assert.ok(before.names.every((name) => name.endsWith('.tsv.gz')));
  assert.ok(!existsSync(out));

  const { status: second, stdout } = train(...all);
  assert.equal(second, 0);
  assert.match(stdout, /: [1-9]\d* of 600 games, [1-9]\d* positions, [^\n]*MB\n/);
  const now = shardsIn(folder);
  const isOneOf =
    ({ shards }) =>
    ({ name }) =>
      shards.some((shard) => shard.name === name);
  assert.deepEqual(now.shards.filter(isOneOf(before)), before.shards);
  const sameGames = now.shards.filter(isOneOf(shardsIn(first.folder)));
  assert.equal(positionsOf({ shards: sameGames }), positionsOf(shardsIn(first.folder)));
});

test('games of other computers join, and each game counts once', () => {
  const { folder, words } = newPlace('joined');
  const alone = ['--nodes', '10', '--epochs', '0', ...words];
  const other = train('--games', '20', '--seed', '101', ...alone);
  assert.match(lastLine(other.stdout), /no net was trained/);
  const { games } = shardsIn(folder);
  for (const { name, file } of shardsIn(first.folder).shards)
    copyFileSync(file, path.join(games, name));
  train('--games', '5', '--seed', '3', ...alone);
  const shards = readShards(games);
  assert.deepEqual(
    shards.map(({ seed }) => seed),
    [1, 21, 41, 101],
  );
  assert.equal(seedRanges(shards), '1-60 101-120');
});

test('training lowers the loss, and goes on from a net', () => {
  const out = path.join(place, 'trained.net');
  const input = positionsOf(shardsIn(first.folder));
  const words = ['tax', out, '16', '400', '1'];
  const options = { input, encoding: 'utf8' };
  const epochsOf = ({ stderr }) =>
    Array.from(stderr.matchAll(/: loss ([\d.]+), held out ([\d.]+)/g), ([, ...losses]) =>
      losses.map(Number),
    );
  const run = spawnSync(trainer, ['train', ...words], options);
  assert.equal(run.status, 0, run.stderr);
  const epochs = epochsOf(run);
  assert.equal(epochs.length, 400);
  const [[loss, heldOut]] = epochs;
  const [lastLoss] = epochs.at(-1);
  assert.ok(lastLoss < loss - 0.01, `from ${loss} to ${lastLoss}`);
  // The net is that of the best epoch.
  const [least] = readNetDescription(out)
    .get('loss')
    .match(/[\d.]+/)
    .map(Number);
  assert.ok(least < heldOut, `held out, from ${heldOut} to ${least}`);
  const again = spawnSync(trainer, ['train', ...words.slice(0, 3), '1', '1', out], options);
  assert.equal(again.status, 0, again.stderr);
  assert.ok(epochsOf(again)[0][0] < loss);
});

test('a net of another size, another game or another kind of file is not begun with', () => {
  const file = path.join(place, 'chess.net');
  writeFileSync(file, netFile('chess', 5));
  const cases = [
    ['chess', '32', file],
    ['tax', '16', file],
    ['chess', '16', script],
  ];
  for (const [game, neurons, net] of cases) {
    const out = path.join(place, 'refused.net');
    const words = ['train', game, out, neurons, '1', '1', net];
    const { status, stderr } = spawnSync(trainer, words, { input: '', encoding: 'utf8' });
    assert.equal(status, 1);
    assert.ok(stderr.includes(`${net} is no net of ${game} with ${neurons} neurons`), stderr);
    assert.ok(!existsSync(out));
  }
});

const farmPgn = [
  ...['[White "A"]', '[Result "1-0"]', '[FEN "4k3/8/8/8/8/8/4PP2/R3K3 w Q - 0 30"]', ''],
  ...['e4 {+5.10 12/20 9 5000} Kd7 {-5.25/11 0.1s} O-O-O+ {+5.5} Kc6 {-M30/9} e5 {+M31} 1-0', ''],
  ...['[Result "1/2-1/2"]', '', '1. e4 {book} e5 {+0.10} 2. Nf3 {-0.05} Nc6', '{0.00} 1/2-1/2', ''],
  ...['[Result "*"]', '', 'e4 {+0.10 1/1 1 1} *', ''],
].join('\n');

test('the games of a farm are trained on', () => {
  const { folder } = newPlace('farm');
  const pgn = path.join(place, 'farm.pgn');
  writeFileSync(pgn, farmPgn);
  const words = ['--folder', folder, '--programs', release, '--nodes', '5000', '--epochs', '0'];
  const run = (file) =>
    spawnSync(script, ['chess', '--pgn', file, '--match', '0', ...words], { encoding: 'utf8' });
  const { status, stdout, stderr } = run(pgn);
  assert.equal(status, 0, stderr);
  assert.match(stdout, /3 games, 6 positions of /);
  const [source] = readdirSync(path.join(folder, 'chess'));
  assert.match(source, /^[0-9a-f]{12}-5000$/);
  const file = path.join(folder, 'chess', source, '1-3.tsv.gz');
  // A score is that of the side that moved. Neither checks nor forced wins are quiet.
  const expected = [
    '4k3/8/8/8/8/8/4PP2/R3K3 w Q - 0 30\t2\t510\t1\t58',
    '4k3/8/8/8/4P3/8/5P2/R3K3 b Q - 0 30\t2\t525\t1\t59',
    '8/3k4/8/8/4P3/8/5P2/R3K3 w Q - 1 31\t2\t550\t1\t60',
    'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\t1\t-10\t2\t1',
    'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\t1\t-5\t2\t2',
    'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\t1\t0\t2\t3',
  ];
  assert.deepEqual(gunzipSync(readFileSync(file)).toString().trimEnd().split('\n'), expected);
  // Existing data are not read again.
  writeFileSync(file, gzipSync(`${expected[0]}\n`));
  assert.match(run(pgn).stdout, /3 games, 1 positions of /);

  const empty = path.join(place, 'empty.pgn');
  writeFileSync(empty, 'e4 e5 *\n');
  assert.match(run(empty).stderr, /empty\.pgn has no game with a tag Result/);
  const bad = path.join(place, 'bad.pgn');
  writeFileSync(bad, farmPgn.replace('Nf3', 'Nf4'));
  const refused = run(bad);
  assert.equal(refused.status, 1);
  assert.match(refused.stderr, /game 2: .*Nf4/);
  assert.match(lastLine(refused.stderr), /nothing was installed/);
});

test('the games of a farm are counted wherever its file is cut into pieces', async () => {
  const pgn = path.join(place, 'pieces.pgn');
  const piece = 64 * 1024;
  const tag = '[Result "*"]';
  for (let before = piece - tag.length; before <= piece; before += 1) {
    const text = `${' '.repeat(before)}${tag}\n*\n`;
    writeFileSync(pgn, text);
    const hash = createHash('sha256').update(text).digest('hex');
    assert.deepEqual(await readPgn(pgn), { hash, games: 1 }, `after ${before} bytes`);
  }
});

test('the net to begin with is that of the game', () => {
  const tree = path.join(place, 'tree');
  for (const game of ['tax', 'chess']) {
    mkdirSync(path.join(tree, 'engine/variants', game), { recursive: true });
    writeFileSync(path.join(tree, 'engine/variants', game, 'rules.hpp'), '');
  }
  mkdirSync(path.join(tree, 'engine/nets'));
  const net = path.join(tree, 'engine/nets/chess.net');
  writeFileSync(net, netFile('chess', 5));
  /** Words, the net to begin with, and its neurons. */
  const rows = [
    [['chess'], net, 16],
    [['chess', '--neurons', '16'], net, 16],
    [['chess', '--neurons', '32'], null, 32],
    [['chess', '--random'], null, 16],
    [['tax'], null, 128],
    [['tax', '--neurons', '64'], null, 64],
  ];
  for (const [words, beginning, neurons] of rows) {
    const options = readOptions(words, tree);
    assert.deepEqual([options.beginning, options.neurons], [beginning, neurons], words.join(' '));
  }
});

test('nothing is installed when the trainer fails', () => {
  const failing = path.join(place, 'failing');
  mkdirSync(failing);
  symlinkSync(path.join(release, 'kingcraft_self_play'), path.join(failing, 'kingcraft_self_play'));
  writeFileSync(path.join(failing, 'kingcraft_train'), '#!/bin/sh\necho "no memory" >&2\nexit 1\n');
  chmodSync(path.join(failing, 'kingcraft_train'), 0o755);
  const { folder, out, words } = newPlace('failed', { programsIn: failing });
  const { status, stderr } = train(...small, '--match', '0', ...words);
  assert.equal(status, 1);
  assert.match(stderr, /no memory/);
  assert.match(
    lastLine(stderr),
    /^scripts\/train\/run: the training failed; nothing was installed$/,
  );
  assert.ok(!existsSync(out));
  assert.deepEqual(
    readdirSync(path.join(folder, 'tax')).filter((name) => name.includes('.net')),
    [],
  );
});

test('a file of games that is damaged is no end of the games', () => {
  const { folder, out, words } = newPlace('damaged');
  train(...small, '--epochs', '0', ...words);
  const { file } = shardsIn(folder).shards[1];
  const bytes = readFileSync(file);
  writeFileSync(path.join(path.dirname(file), '500-20.tsv.gz'), bytes.subarray(0, 200));
  const { status, stderr } = train(...small, '--match', '0', ...words);
  assert.equal(status, 1);
  assert.match(lastLine(stderr), /500-20\.tsv\.gz.*; nothing was installed/);
  assert.ok(!existsSync(out));
});

test('a match decides whether the net is installed', () => {
  const { folder, out, words } = newPlace('match');
  const match = ['--match', '2', '--movetime', '1', '--jobs', '2'];
  const { status, stdout, stderr } = train(...small, ...match, ...words);
  assert.equal(status, 0, stderr);
  const facts = readNetDescription(path.join(folder, 'tax/tax.net'));
  const [, percent] = facts.get('match').match(/^\+\d =\d -\d, ([\d.]+) %.*, 1 ms a move$/);
  const isBetter = Number(percent) > 50;
  assert.equal(existsSync(out), isBetter);
  const end = isBetter ? /the new net was installed as / : /did not score above 50 %: nothing was/;
  assert.match(lastLine(stdout), end);
});

test('what is wrong with the command is said', () => {
  const cases = [
    [[], /name a game/],
    [['nochess'], /there is no game 'nochess'/],
    [['../../engine'], /there is no game/],
    [['tax', 'chess'], /one game at a time/],
    [['tax', '--games', '0'], /--games needs a whole number from 1 on, not '0'/],
    [['tax', '--minutes', 'x'], /--minutes needs a whole number/],
    [['tax', '--pgn', 'nowhere.pgn'], /--pgn: there is no file 'nowhere.pgn'/],
    [['tax', '--neurons', '40'], /--neurons needs a multiple of 16 up to 256, not '40'/],
    [['tax', '--neurons', '512'], /--neurons needs a multiple of 16 up to 256, not '512'/],
    [['tax', '--match', '3'], /--match needs an even number/],
    [['tax', '--speed', '1'], /Unknown option '--speed'/],
    [['tax', '--programs', place], /--programs: there is no .*kingcraft_self_play/],
  ];
  for (const [words, message] of cases) {
    const { status, stderr } = spawnSync(script, words, { encoding: 'utf8' });
    assert.equal(status, 2, stderr);
    assert.match(stderr, message);
  }
  assert.match(
    spawnSync(script, ['--help'], { encoding: 'utf8' }).stdout,
    /^scripts\/train\/run GAME/,
  );
});

test('docs/notes/nets.md says what the files of the nets say', () => {
  const page = readFileSync(path.join(root, 'docs/notes/nets.md'), 'utf8');
  const table = netTable(path.join(root, 'engine/nets'));
  assert.ok(
    page.includes(`${table}<!-- end of nets -->`),
    'run scripts/train/write-net-figures.mjs',
  );
  const folder = path.join(place, 'table');
  mkdirSync(folder);
  assert.equal(netTable(folder), 'No game has a net yet.\n\n');
  copyFileSync(first.out, path.join(folder, 'tax.net'));
  writeFileSync(path.join(folder, 'chess.net'), netFile('chess', 5));
  const [, , chess, tax] = netTable(folder).split('\n');
  assert.equal(chess, '| `chess` | 16 | – | – | – | – |');
  assert.match(tax, /^\| `tax` \| 16 \| [\d,]+ \| 0\.\d+ \(0\.\d+\) \| – \| \d/);
});
