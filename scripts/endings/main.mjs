// Endings with one good move: how many an engine solves, or more of them from a corpus. scripts/endings/run.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { load } from 'kingcraft';
import { readSetting, UsageError } from '../../web/cli/referee/player.js';
import { watchOutput } from '../../web/cli/watch-output.js';
import { findEngine } from '../match/engine-program.mjs';
import { findAtRandom, findInCorpus } from './find-endings.mjs';
import { answerRow, countRows, solveEndings } from './solve-endings.mjs';

/** @import { Kingcraft, Variant } from 'kingcraft' */
/** @import { Ending } from './find-endings.mjs' */

const help = `scripts/endings/run ENGINE... [options]
scripts/endings/run --find GAME [ENGINE] [options]
An engine is the path of a UCI program, a command with arguments, or git:REVISION.
Searches each ending with an empty table, and prints which move was chosen, at what depth and with
what score; then how many of each game were solved.

  --games LIST          the games, separated by commas; an engine solves those that it knows  [all]
  --nodes N             nodes for each search                                              [114000]
  --option NAME=VALUE   set an option of the engines; may be repeated
  --find GAME           look for endings in a corpus (scripts/self-play/corpus): at most ten pieces,
                        and one move that wins or draws. ENGINE with its options decides
                                                                                [the native engine]
  --pieces KRPvKR       look among random positions with these pieces instead
  --count N             how many a game shall have                                             [10]
  --folder FOLDER       folder of the corpus                                         [build/corpus]
  --help`;

const text = /** @type {const} */ ('string');

const inProject = (/** @type {string} */ place) =>
  fileURLToPath(new URL(`../../${place}`, import.meta.url));

function readOptions(/** @type {string[]} */ words) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        games: { type: text },
        nodes: { type: text, default: '114000' },
        option: { type: text, multiple: true, default: [] },
        find: { type: text },
        pieces: { type: text },
        count: { type: text, default: '10' },
        folder: { type: text, default: inProject('build/corpus') },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readCount(/** @type {string} */ name, /** @type {string} */ value) {
  if (/^[1-9]\d{0,11}$/.test(value)) return Number(value);
  throw new UsageError(`--${name} needs a whole number from 1 on, not '${value}'`);
}

const fileOf = (/** @type {string} */ game) =>
  inProject(`engine/variants/${game}/data/endings.jsonl`);

/** The endings of a game; none where it has no such file. @returns {Ending[]} */
function readEndings(/** @type {string} */ game) {
  try {
    const lines = readFileSync(fileOf(game), 'utf8').trim().split('\n');
    return lines.filter(Boolean).map((line) => JSON.parse(line));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return [];
    throw error;
  }
}

const report = (/** @type {string} */ line) => console.error(line);

/**
 * Adds endings to the file of a game until it has so many.
 * @param {AsyncIterable<Ending>} endings @param {string} game @param {Ending[]} found @param {number} count
 */
async function addEndings(endings, game, found, count) {
  if (found.length >= count) return;
  for await (const ending of endings) {
    report(JSON.stringify(ending));
    found.push(ending);
    writeFileSync(fileOf(game), found.map((each) => `${JSON.stringify(each)}\n`).join(''));
    if (found.length >= count) return;
  }
}

/**
 * Endings of a game that are not in its file yet.
 * @param {Kingcraft} kingcraft
 * @param {string} game
 * @param {object} how
 * @param {string} how.engine
 * @param {[string, string][]} how.options of the engine
 * @param {string} [how.pieces] of random positions; without them, positions of the corpus
 * @param {string} how.folder of the corpus
 * @param {Ending[]} how.found those that there are already
 */
function moreEndings(kingcraft, game, { engine, options, pieces, folder, found }) {
  const variant = /** @type {Variant} */ (kingcraft.variants.find(({ id }) => id === game));
  const { command } = findEngine(engine, report);
  const search = { variant, command, options, found };
  if (pieces === undefined) return findInCorpus(kingcraft, folder, search);
  return findAtRandom(kingcraft, pieces, search);
}

async function main() {
  const { values, positionals } = readOptions(process.argv.slice(2));
  if (values.help) return console.log(help);
  const kingcraft = await load();
  const known = kingcraft.variants.map(({ id }) => String(id));
  const games = values.find ? [values.find] : (values.games?.split(',') ?? known);
  const unknown = games.find((game) => !known.includes(game));
  if (unknown !== undefined) throw new UsageError(`there is no game '${unknown}'`);
  const options = values.option.map((each) => readSetting(each, '--option needs'));
  if (values.find) {
    const { find, pieces, folder } = values;
    const engine = positionals[0] ?? inProject('build/release/kingcraft');
    const count = readCount('count', values.count);
    const found = readEndings(find);
    const endings = moreEndings(kingcraft, find, { engine, options, pieces, folder, found });
    return addEndings(endings, find, found, count);
  }
  if (positionals.length === 0) throw new UsageError('name an engine; --help lists the options');
  const nodes = readCount('nodes', values.nodes);
  const endings = games.flatMap((game) => readEndings(game).map((each) => ({ game, ...each })));
  for (const engine of positionals) {
    const { name, command } = findEngine(engine, report);
    const answers = [];
    for await (const answer of solveEndings(endings, { name, command, nodes, options })) {
      answers.push(answer);
      console.log(answerRow(answer));
    }
    for (const row of countRows(name, answers)) console.log(row);
  }
}

watchOutput('endings');
try {
  await main();
} catch (error) {
  console.error(`endings: ${error instanceof Error ? error.message : error}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
