import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readOptions } from '../../../scripts/match/options.mjs';
import { UsageError } from '../../../web/cli/referee/player.js';
import { scriptedEngine } from './match-support.js';

const script = fileURLToPath(new URL('../../../scripts/match/run', import.meta.url));
const variants = ['chess', 'tax', 'flying'];

const defaults = readOptions(['a', 'b'], variants);

test('match: without options', () => {
  assert.deepEqual(defaults, {
    help: false,
    ladder: null,
    engines: ['a', 'b'],
    judge: 'b',
    variants: ['chess'],
    games: 400,
    limit: { movetime: 100 },
    margin: 1000,
    seed: '1',
    plies: 8,
    pliesMax: Number.POSITIVE_INFINITY,
    concurrency: 2,
    hash: 16,
    threads: 1,
    optionsA: [],
    optionsB: [],
    sprt: null,
    every: 10,
    pgn: null,
    log: null,
    json: false,
  });
});

/** [options, what they change] */
const sound = [
  ['--variant all', { variants }],
  ['--variant tax,flying', { variants: ['tax', 'flying'] }],
  ['--sprt 0,5', { sprt: { elo0: 0, elo1: 5 }, games: 40000 }],
  ['--sprt=-3.5,1 --games 10', { sprt: { elo0: -3.5, elo1: 1 }, games: 10 }],
  ['--nodes 500', { limit: { nodes: 500 } }],
  ['--time 10+0.07', { limit: { base: 10000, increment: 70 } }],
  ['--time 0.5', { limit: { base: 500, increment: 0 } }],
  ['--judge git:HEAD', { judge: 'git:HEAD' }],
  ['--max-plies 300', { pliesMax: 300 }],
  [
    '--option-a Contempt=0 --option-a Eval=a=b --option-b Contempt=',
    {
      optionsA: [
        ['Contempt', '0'],
        ['Eval', 'a=b'],
      ],
      optionsB: [['Contempt', '']],
    },
  ],
];

for (const [words, change] of sound) {
  test(`match: ${words}`, () => {
    const got = readOptions(['a', 'b', ...words.split(' ')], variants);
    assert.deepEqual(got, { ...defaults, ...change });
  });
}

test('match: a ladder has one engine', () => {
  const got = readOptions(['a', '--ladder', '1-10'], variants);
  const change = { engines: ['a', 'a'], judge: 'a', ladder: { from: 1, to: 10 } };
  assert.deepEqual(got, { ...defaults, ...change });
});

/** [words, message] */
const faults = [
  ['', 'name two engines, not 0; --help lists the options'],
  ['a', 'name two engines, not 1; --help lists the options'],
  ['a b c', 'name two engines, not 3; --help lists the options'],
  ['a b --games 5', '--games needs an even number, as openings are played twice, not 5'],
  ['a b --games 0', "--games needs a whole number from 2 to 1000000000, not '0'"],
  ['a b --games ten', "--games needs a whole number from 2 to 1000000000, not 'ten'"],
  ['a b --movetime 0', "--movetime needs a whole number from 1 to 1000000000, not '0'"],
  ['a b --plies 101', "--plies needs a whole number from 0 to 100, not '101'"],
  ['a b --nodes 5 --time 1', '--nodes and --time cannot be combined'],
  ['a b --time 1:00', "--time needs seconds as BASE+INC, such as 10+0.1, not '1:00'"],
  ['a b --time 0+1', "--time needs seconds as BASE+INC, such as 10+0.1, not '0+1'"],
  ['a b --variant go', "--variant knows no 'go'; there are chess, tax, flying and all"],
  ['a b --sprt 5,0', "--sprt needs two ratings such as 0,5, the lower one first, not '5,0'"],
  ['a b --sprt 5', "--sprt needs two ratings such as 0,5, the lower one first, not '5'"],
  ['a --ladder 1-10 --sprt 0,5', '--ladder and --sprt cannot be combined'],
  ['a b --ladder 1-10', 'name one engine, not 2; --help lists the options'],
  ['a --ladder 3-3', "--ladder needs two levels such as 1-10, the lower one first, not '3-3'"],
  ['a --ladder 3', "--ladder needs two levels such as 1-10, the lower one first, not '3'"],
  ['a b --option-a Hash', "--option-a and --option-b need NAME=VALUE, not 'Hash'"],
];

for (const [words, message] of faults) {
  test(`match: '${words}' is refused`, () => {
    const given = words.split(' ').filter((word) => word !== '');
    assert.throws(
      () => readOptions(given, variants),
      (error) => {
        assert.ok(error instanceof UsageError);
        assert.equal(error.message, message);
        return true;
      },
    );
  });
}

/** [words, what stderr begins with]: refused by the script with exit status 2 */
const refusals = [
  ['a b --gamse 2', "match: Unknown option '--gamse'"],
  ['/no/such/program b', "match: '/no/such/program' is no program; name the path of a UCI engine"],
  ['git:no-such-revision b', "match: 'git:no-such-revision' is no revision of this repository\n"],
  ['git:--all b', "match: 'git:--all' is no revision of this repository\n"],
  ['ENGINE ENGINE --option-b X=1', "match: scripted-engine B has no option 'X'\n"],
];

for (const [words, message] of refusals) {
  test(`match: the script refuses '${words}'`, () => {
    const given = words.split(' ').map((word) => (word === 'ENGINE' ? scriptedEngine : word));
    const { status, stdout, stderr } = spawnSync(script, given, { encoding: 'utf8' });
    assert.equal(stderr.slice(0, message.length), message, stdout);
    assert.equal(status, 2);
  });
}
