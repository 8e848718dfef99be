// Plays a match as the command line says: scripts/match.

import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'kingcraft';
import { wallClock } from './clock.mjs';
import { programOf } from './engine-program.mjs';
import { playMatch } from './match.mjs';
import { help, readOptions } from './options.mjs';
import { pgnOf } from './pgn.mjs';
import { progressLine, reportData, reportLines } from './report.mjs';
import { UsageError } from './usage-error.mjs';

/** How the two engines are shown: by the end of the path where that tells them apart. */
function namesOf([a, b]) {
  const [shortA, shortB] = [a, b].map((engine) => path.basename(engine));
  if (shortA !== shortB) return { a: shortA, b: shortB };
  return a !== b ? { a, b } : { a: `${shortA} A`, b: `${shortB} B` };
}

function setupsOf(options, names, tell) {
  const wishes = [
    ['Hash', String(options.hash)],
    ['Threads', String(options.threads)],
  ];
  const programs = new Map();
  for (const engine of [...options.engines, options.judge]) {
    if (!programs.has(engine)) programs.set(engine, programOf(engine, tell));
  }
  const [a, b] = options.engines.map((engine) => programs.get(engine));
  const alike = [
    ['Hash', '1'],
    ['Threads', '1'],
  ];
  return {
    a: { program: a, name: names.a, options: options.optionsA, wishes },
    b: { program: b, name: names.b, options: options.optionsB, wishes },
    judge: { program: programs.get(options.judge), name: 'judge', options: [], wishes: alike },
  };
}

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

async function runMatch(kingcraft, options) {
  const tell = options.json ? console.error : console.log;
  const names = namesOf(options.engines);
  const setups = setupsOf(options, names, tell);
  const interrupt = new AbortController();
  process.once('SIGINT', () => interrupt.abort());
  tell(
    `A ${names.a} against B ${names.b}, ${limitText(options.limit)}, ${options.variants.join(' ')}`,
  );
  let pairs = 0;
  const tally = await playMatch(kingcraft, options, {
    setups,
    clock: wallClock,
    log: options.log ? (line) => appendFileSync(options.log, `${line}\n`) : undefined,
    signal: interrupt.signal,
    onPair(games, index, state) {
      if (options.pgn) writePgn(kingcraft, options.pgn, games, index, names, options.limit);
      if (++pairs % options.every === 0) tell(progressLine(state, options.sprt));
    },
  });
  if (options.json) console.log(JSON.stringify(reportData(tally, names, options.sprt)));
  else console.log(reportLines(tally, names, options.sprt).join('\n'));
}

try {
  const kingcraft = await load();
  const options = readOptions(
    process.argv.slice(2),
    kingcraft.variants.map(({ id }) => id),
  );
  if (options.help) console.log(help);
  else await runMatch(kingcraft, options);
} catch (error) {
  console.error(`match: ${error.message}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
