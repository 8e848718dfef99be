// The command line of a match.

import { parseArgs } from 'node:util';
import { readSetting, UsageError } from '../../web/cli/referee/player.js';

export const help = `scripts/match/run ENGINE_A ENGINE_B [options]
scripts/match/run ENGINE --ladder FROM-TO [options]    its levels, each against the one below
An engine is the path of a UCI program, a command with arguments ("node engine.js uci"), or
git:REVISION, which builds that revision of this repository first.

  --variant LIST       one game, several separated by commas, or all               [chess]
  --games N            the most games of a match, an even number   [400; with --sprt 40000]
  --movetime MS        time for each move                                             [100]
  --nodes N            nodes for each move, instead of --movetime
  --time BASE+INC      seconds for the game and for each move, instead of --movetime
  --margin MS          how late a move may come                                      [1000]
  --seed TEXT          seed of the openings                                             [1]
  --plies N            random moves in an opening                                       [8]
  --judge ENGINE       says which openings are balanced                          [ENGINE_B]
  --max-plies N        half-moves after which a game counts as drawn                 [none]
  --concurrency N      how many games run at a time                                     [2]
  --hash MB            Hash of both engines, if they have this option                  [16]
  --threads N          Threads of both engines, if they have this option                [1]
  --option-a NAME=VALUE, --option-b NAME=VALUE   set an option of one engine; may be repeated
  --sprt ELO0,ELO1     stop once it is decided whether A is better by ELO1 or only by ELO0
  --every N            pairs between two lines of progress                             [10]
  --pgn FILE           append the games to this file
  --log FILE           append everything that goes to and from the engines
  --json               print the result as JSON, and the progress to stderr
  --help`;

/** @typedef {Record<string, string | undefined>} Values */

const text = (/** @type {string} */ fallback) => ({
  type: /** @type {const} */ ('string'),
  default: fallback,
});

/** @satisfies {import('node:util').ParseArgsConfig['options']} */
const optionTable = {
  variant: text('chess'),
  games: { type: /** @type {const} */ ('string') },
  movetime: { type: /** @type {const} */ ('string') },
  nodes: { type: /** @type {const} */ ('string') },
  time: { type: /** @type {const} */ ('string') },
  margin: text('1000'),
  seed: text('1'),
  plies: text('8'),
  judge: { type: /** @type {const} */ ('string') },
  'max-plies': { type: /** @type {const} */ ('string') },
  concurrency: text('2'),
  hash: text('16'),
  threads: text('1'),
  'option-a': { type: /** @type {const} */ ('string'), multiple: true, default: [] },
  'option-b': { type: /** @type {const} */ ('string'), multiple: true, default: [] },
  sprt: { type: /** @type {const} */ ('string') },
  every: text('10'),
  ladder: { type: /** @type {const} */ ('string') },
  pgn: { type: /** @type {const} */ ('string') },
  log: { type: /** @type {const} */ ('string') },
  json: { type: /** @type {const} */ ('boolean'), default: false },
  help: { type: /** @type {const} */ ('boolean'), default: false },
};

/**
 * The whole number that an option holds.
 * @param {Values} values
 * @param {string} name
 * @param {number} least
 */
function readCount(values, name, least, most = 1e9) {
  const value = values[name] ?? '';
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= least && number <= most) return number;
  throw new UsageError(`--${name} needs a whole number from ${least} to ${most}, not '${value}'`);
}

/** Refuses more than one of these options. */
function refuseTogether(/** @type {Values} */ values, /** @type {string[]} */ names) {
  const given = names.filter((name) => values[name] !== undefined);
  if (given.length > 1) throw new UsageError(`--${given[0]} and --${given[1]} cannot be combined`);
}

function readTime(/** @type {string} */ value) {
  const found = /^(\d+(?:\.\d+)?)(?:\+(\d+(?:\.\d+)?))?$/.exec(value);
  if (!found || Number(found[1]) === 0) {
    throw new UsageError(`--time needs seconds as BASE+INC, such as 10+0.1, not '${value}'`);
  }
  const [base, increment] = [found[1], found[2] ?? 0].map((part) =>
    Math.round(Number(part) * 1000),
  );
  return { base, increment };
}

/** @returns {import('../../web/cli/referee/time-control.js').Limit} */
function readLimit(/** @type {Values} */ values) {
  refuseTogether(values, ['movetime', 'nodes', 'time']);
  if (values.nodes !== undefined) return { nodes: readCount(values, 'nodes', 1) };
  if (values.time !== undefined) return readTime(values.time);
  return { movetime: values.movetime === undefined ? 100 : readCount(values, 'movetime', 1) };
}

function readGames(/** @type {Values} */ values) {
  const games = readCount({ games: values.games ?? (values.sprt ? '40000' : '400') }, 'games', 2);
  if (games % 2 !== 0) {
    throw new UsageError(
      `--games needs an even number, as openings are played twice, not ${games}`,
    );
  }
  return games;
}

function readVariants(/** @type {string} */ value, /** @type {string[]} */ known) {
  if (value === 'all') return known;
  const variants = value.split(',');
  for (const variant of variants) {
    if (!known.includes(variant)) {
      throw new UsageError(
        `--variant knows no '${variant}'; there are ${known.join(', ')} and all`,
      );
    }
  }
  return variants;
}

function readSprt(/** @type {string | undefined} */ value) {
  if (value === undefined) return null;
  const found = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(value);
  const [elo0, elo1] = (found ?? []).slice(1).map(Number);
  if (found && elo0 < elo1) return { elo0, elo1 };
  throw new UsageError(`--sprt needs two ratings such as 0,5, the lower one first, not '${value}'`);
}

function readLadder(/** @type {string | undefined} */ value) {
  if (value === undefined) return null;
  const [from, to] = (/^(\d{1,3})-(\d{1,3})$/.exec(value) ?? []).slice(1).map(Number);
  if (from < to) return { from, to };
  throw new UsageError(
    `--ladder needs two levels such as 1-10, the lower one first, not '${value}'`,
  );
}

/** The names of both engines; a ladder has one, which plays itself. */
function readEngines(/** @type {string[]} */ names, /** @type {object | null} */ ladder) {
  const count = ladder ? 1 : 2;
  if (names.length === count) return [names[0], names[names.length - 1]];
  const wanted = ladder ? 'one engine' : 'two engines';
  throw new UsageError(`name ${wanted}, not ${names.length}; --help lists the options`);
}

function parse(/** @type {string[]} */ words) {
  try {
    return parseArgs({ args: words, allowPositionals: true, options: optionTable });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** @typedef {Extract<ReturnType<typeof readOptions>, { help: false }>} MatchOptions */

/**
 * The options that the words of the command line ask for.
 * @param {string[]} words
 * @param {string[]} variants those that can be played
 * @throws UsageError
 */
export function readOptions(words, variants) {
  const { values, positionals } = parse(words);
  if (values.help) return { help: /** @type {const} */ (true) };
  const { json, help: _, 'option-a': optionsA, 'option-b': optionsB, ...texts } = values;
  refuseTogether(texts, ['ladder', 'sprt']);
  const ladder = readLadder(values.ladder);
  const engines = readEngines(positionals, ladder);
  return {
    help: /** @type {const} */ (false),
    ladder,
    engines,
    judge: values.judge ?? engines[1],
    variants: readVariants(values.variant, variants),
    games: readGames(texts),
    limit: readLimit(texts),
    margin: readCount(texts, 'margin', 0),
    seed: values.seed,
    plies: readCount(texts, 'plies', 0, 100),
    pliesMax: values['max-plies'] ? readCount(texts, 'max-plies', 1) : Number.POSITIVE_INFINITY,
    concurrency: readCount(texts, 'concurrency', 1, 1024),
    hash: readCount(texts, 'hash', 1),
    threads: readCount(texts, 'threads', 1),
    optionsA: optionsA.map((each) => readSetting(each)),
    optionsB: optionsB.map((each) => readSetting(each)),
    sprt: readSprt(values.sprt),
    every: readCount(texts, 'every', 1),
    pgn: values.pgn ?? null,
    log: values.log ?? null,
    json,
  };
}
