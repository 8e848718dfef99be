// node scripts/tables/write-table-figures.mjs PROGRAM FOLDER FILE GAME...
// Writes what the endgame tables in FOLDER hold: all of it into the .jsonl beside FILE, and tables made from that into
// FILE, between its marks. The rest of FILE stays as it is.

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { shares, writePart } from '../shared/page-part.mjs';
import { tableFigures } from './table-figures.mjs';

const PIECES_MIN = 3;
const PIECES_MAX = 4;

const [program, folder, file, ...games] = process.argv.slice(2);

/** The lines of `kingcraft tables info`, by the words of their heading. */
function readFacts(/** @type {string} */ text) {
  const [heading, ...lines] = text.trimEnd().split('\n');
  const names = heading.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, i) => [name, cells[i]]));
  });
}

function factsOf(/** @type {string} */ game) {
  const facts = [];
  for (let count = PIECES_MIN; count <= PIECES_MAX; count += 1) {
    const words = ['tables', 'info', game, String(count), '--dir', folder];
    facts.push(...readFacts(execFileSync(program, words, { encoding: 'utf8' })));
  }
  return facts;
}

/** @returns {import('./table-figures.mjs').TableFacts} */
function row(/** @type {string} */ game, /** @type {Record<string, string>} */ facts) {
  const numbers = (/** @type {string[]} */ ...names) => names.map((name) => Number(facts[name]));
  const white = numbers('white wins', 'white draws', 'white loses');
  // From Black's point of view, so that the shares of both sides to move are White's wins, draws and Black's wins.
  const black = numbers('black loses', 'black draws', 'black wins');
  const plies = Number(facts.longest);
  return {
    game,
    pieces: facts.pieces,
    positions: [...white, ...black].reduce((sum, number) => sum + number),
    white: shares(white),
    black: shares(black),
    moves: Math.ceil(plies / 2),
    position: plies === 0 ? '' : facts.position,
    cursed: numbers('white cursed', 'black cursed'),
    bytes: Number(facts.bytes),
    seconds: Math.round(Number(facts.milliseconds) / 100) / 10,
  };
}

/** @type {import('./table-figures.mjs').TableFacts[]} */
let rows = [];
await writePart({ file, name: 'tables', writer: 'scripts/tables/run' }, () => {
  rows = games.flatMap((game) => factsOf(game).map((facts) => row(game, facts)));
  return tableFigures(rows);
});
if (process.exitCode !== 1)
  writeFileSync(
    file.replace(/\.md$/, '.jsonl'),
    rows.map((facts) => `${JSON.stringify(facts)}\n`).join(''),
  );
