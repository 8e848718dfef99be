// @ts-nocheck
// Plays a match as the command line says: scripts/match.

import { appendFileSync } from 'node:fs';
import { load } from 'kingcraft';
import { pgnOf } from '../../web/referee/game-pgn.js';
import { UsageError } from '../../web/referee/player.js';
import { wallClock } from '../../web/referee/time-control.js';
import { findEngine } from './engine-program.mjs';
import { ladderHeader, ladderRow, rungSetups } from './ladder.mjs';
import { playMatch } from './match.mjs';
import { help, readOptions } from './options.mjs';
import { progressLine, reportData, reportLines } from './report.mjs';

/** Three players: both engines, told apart by name, and the judge. */
function setupsOf({ engines, judge, hash, threads, optionsA, optionsB }, tell) {
  const [a, b, third] = [...engines, judge].map((engine) => findEngine(engine, tell));
  const [nameA, nameB] = a.name === b.name ? [`${a.name} A`, `${b.name} B`] : [a.name, b.name];
  const wishes = (megabytes, count) => [
    ['Hash', String(megabytes)],
    ['Threads', String(count)],
  ];
  const both = wishes(hash, threads);
  return {
    a: { program: a.program, name: nameA, options: optionsA, wishes: both },
    b: { program: b.program, name: nameB, options: optionsB, wishes: both },
    judge: {
      program: third.program,
      name: `judge ${third.name}`,
      options: [],
      wishes: wishes(1, 1),
    },
  };
}

const namesOf = ({ a, b }) => ({ a: a.name, b: b.name });

function limitText({ movetime, nodes, base, increment }) {
  if (nodes !== undefined) return `${nodes} nodes a move`;
  if (movetime !== undefined) return `${movetime} ms a move`;
  return `${base / 1000}+${increment / 1000} s`;
}

/** Appends both games of a pair to the file. */
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

/** Plays one match; writes the games and tells how it goes. */
function play(kingcraft, options, setups, { signal, tell }) {
  let pairs = 0;
  const names = namesOf(setups);
  return playMatch(kingcraft, options, {
    setups,
    clock: wallClock,
    log: options.log ? (line) => appendFileSync(options.log, `${line}\n`) : undefined,
    signal,
    onPair(games, index, tally) {
      if (options.pgn) writePgn(kingcraft, options.pgn, games, index, names, options.limit);
      if (++pairs % options.every === 0) tell(progressLine(tally, options.sprt));
    },
  });
}

async function runMatch(kingcraft, options, setups, { signal, tell }) {
  const names = namesOf(setups);
  const { limit, variants, sprt } = options;
  tell(`A ${names.a} against B ${names.b}, ${limitText(limit)}, ${variants.join(' ')}`);
  const tally = await play(kingcraft, options, setups, { signal, tell });
  if (options.json) console.log(JSON.stringify(reportData(tally, names, sprt)));
  else console.log(reportLines(tally, names, sprt).join('\n'));
}

async function runLadder(kingcraft, options, setups, { signal, tell }) {
  const { from, to } = options.ladder;
  const rungs = [];
  for (const line of ladderHeader(options.variants)) tell(line);
  for (let level = from + 1; level <= to && !signal.aborted; ++level) {
    const rung = rungSetups(setups, level);
    const tally = await play(kingcraft, options, rung, { signal, tell: () => {} });
    tell(ladderRow(level, tally));
    rungs.push({ level, ...reportData(tally, namesOf(rung), null) });
  }
  if (options.json) console.log(JSON.stringify(rungs));
}

async function run(kingcraft, options) {
  const tell = options.json ? console.error : console.log;
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());
  const work = options.ladder ? runLadder : runMatch;
  await work(kingcraft, options, setupsOf(options, tell), { signal: stop.signal, tell });
}

try {
  const kingcraft = await load();
  const options = readOptions(
    process.argv.slice(2),
    kingcraft.variants.map(({ id }) => id),
  );
  if (options.help) console.log(help);
  else await run(kingcraft, options);
} catch (error) {
  console.error(`match: ${error.message}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
