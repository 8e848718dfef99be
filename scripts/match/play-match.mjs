// Plays a match as the command line says: scripts/match/run.

import { appendFileSync } from 'node:fs';
import { load } from 'kingcraft';
import { pgnOf } from '../../web/cli/referee/game-pgn.js';
import { UsageError } from '../../web/cli/referee/player.js';
import { wallClock } from '../../web/cli/referee/time-control.js';
import { watchOutput } from '../../web/cli/watch-output.js';
import { findEngine } from './engine-program.mjs';
import { ladderHeader, ladderRow, rungSetups } from './ladder.mjs';
import { playMatch } from './match.mjs';
import { progressLine, reportData, reportLines } from './match-report.mjs';
import { help, readOptions } from './options.mjs';

/** @import { Kingcraft } from 'kingcraft' */
/** @import { Setups } from './match.mjs' */
/** @import { MatchOptions } from './options.mjs' */

/**
 * Three players: both engines under different names, and the judge.
 * @param {MatchOptions} options
 * @param {(text: string) => void} report
 * @returns {Setups}
 */
function setupsOf({ engines, judge, hash, threads, optionsA, optionsB }, report) {
  const [a, b, third] = [...engines, judge].map((engine) => findEngine(engine, report));
  const [nameA, nameB] = a.name === b.name ? [`${a.name} A`, `${b.name} B`] : [a.name, b.name];
  /** @returns {[string, string][]} */
  const defaults = (/** @type {number} */ megabytes, /** @type {number} */ count) => [
    ['Hash', String(megabytes)],
    ['Threads', String(count)],
  ];
  const both = defaults(hash, threads);
  return {
    a: { command: a.command, name: nameA, options: optionsA, defaults: both },
    b: { command: b.command, name: nameB, options: optionsB, defaults: both },
    judge: {
      command: third.command,
      name: `judge ${third.name}`,
      options: [],
      defaults: defaults(1, 1),
    },
  };
}

const namesOf = (/** @type {Setups} */ { a, b }) => ({ a: a.name, b: b.name });

function limitText(
  /** @type {MatchOptions['limit']} */ { movetime, nodes, base = 0, increment = 0 },
) {
  if (nodes !== undefined) return `${nodes} nodes a move`;
  if (movetime !== undefined) return `${movetime} ms a move`;
  return `${base / 1000}+${increment / 1000} s`;
}

/**
 * Appends both games of a pair to the file.
 * @param {Kingcraft} kingcraft
 * @param {string} file
 * @param {import('../../web/cli/referee/play-game.js').RefereedGame[]} games
 * @param {number} index of the pair
 * @param {Record<'a' | 'b', string>} names
 * @param {MatchOptions['limit']} limit
 */
function writePgn(kingcraft, file, games, index, names, limit) {
  const sides = [
    { White: names.a, Black: names.b },
    { White: names.b, Black: names.a },
  ];
  games.forEach((game, i) => {
    const date = new Date().toISOString().slice(0, 10).replaceAll('-', '.');
    const tags = { Event: `Match, ${limitText(limit)}`, Site: '?', Date: date };
    const round = { Round: `${index + 1}.${i + 1}`, ...sides[i] };
    appendFileSync(file, `${pgnOf(kingcraft, game, { ...tags, ...round })}\n`);
  });
}

/** @typedef {{ signal: AbortSignal, report: (text: string) => void }} Context */
/** @typedef {(kingcraft: Kingcraft, options: MatchOptions, setups: Setups, context: Context) => Promise<void>} Work */

/**
 * Plays one match; writes the games and reports the progress.
 * @param {Kingcraft} kingcraft
 * @param {MatchOptions} options
 * @param {Setups} setups
 * @param {Context} context
 */
function play(kingcraft, options, setups, { signal, report }) {
  let pairs = 0;
  const { log } = options;
  const names = namesOf(setups);
  return playMatch(kingcraft, options, {
    setups,
    clock: wallClock,
    log: log === null ? undefined : (line) => appendFileSync(log, `${line}\n`),
    signal,
    onPair(games, index, tally) {
      if (options.pgn) writePgn(kingcraft, options.pgn, games, index, names, options.limit);
      if (++pairs % options.every === 0) report(progressLine(tally, options.sprt));
    },
  });
}

/** @type {Work} */
async function runMatch(kingcraft, options, setups, { signal, report }) {
  const names = namesOf(setups);
  const { limit, variants, sprt } = options;
  report(`A ${names.a} against B ${names.b}, ${limitText(limit)}, ${variants.join(' ')}`);
  const tally = await play(kingcraft, options, setups, { signal, report });
  if (options.json) console.log(JSON.stringify(reportData(tally, names, sprt)));
  else console.log(reportLines(tally, names, sprt).join('\n'));
}

/** @type {Work} */
async function runLadder(kingcraft, options, setups, { signal, report }) {
  const { from, to } = options.ladder ?? { from: 0, to: 0 };
  const rungs = [];
  for (const line of ladderHeader(options.variants)) report(line);
  for (let level = from + 1; level <= to && !signal.aborted; ++level) {
    const rung = rungSetups(setups, level);
    const tally = await play(kingcraft, options, rung, { signal, report: () => {} });
    report(ladderRow(level, tally));
    rungs.push({ level, ...reportData(tally, namesOf(rung), null) });
  }
  if (options.json) console.log(JSON.stringify(rungs));
}

async function run(/** @type {Kingcraft} */ kingcraft, /** @type {MatchOptions} */ options) {
  const report = options.json ? console.error : console.log;
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());
  const work = options.ladder ? runLadder : runMatch;
  await work(kingcraft, options, setupsOf(options, report), { signal: stop.signal, report });
}

watchOutput('match');
try {
  const kingcraft = await load();
  const options = readOptions(
    process.argv.slice(2),
    kingcraft.variants.map(({ id }) => id),
  );
  if (options.help) console.log(help);
  else await run(kingcraft, options);
} catch (error) {
  console.error(`match: ${error instanceof Error ? error.message : error}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
