// node scripts/tables/write-table-figures.mjs PROGRAM FOLDER FILE GAME...
// Writes into FILE, between its marks, what the endgame tables in FOLDER hold. The rest of the file stays as it is.

import { execFileSync } from 'node:child_process';
import { grouped, shares, tableRow, writePart } from '../shared/page-part.mjs';

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

function row(/** @type {Record<string, string>} */ facts) {
  const numbers = (/** @type {string[]} */ ...names) => names.map((name) => Number(facts[name]));
  const white = numbers('white wins', 'white draws', 'white loses');
  // From Black's point of view, so that the shares of both columns are White's wins, draws and Black's wins.
  const black = numbers('black loses', 'black draws', 'black wins');
  const positions = [...white, ...black].reduce((sum, number) => sum + number);
  const plies = Number(facts.longest);
  const moves = Math.ceil(plies / 2);
  // FEN separates levels by a bar, which would end the cell.
  const position = facts.position.replaceAll('|', '\\|');
  const longest = plies === 0 ? '–' : `${moves} ${moves === 1 ? 'move' : 'moves'}: \`${position}\``;
  const cursed = numbers('white cursed', 'black cursed');
  const cells = [
    facts.pieces,
    grouped(positions),
    shares(white),
    shares(black),
    cursed.every((count) => count === 0)
      ? longest
      : `${longest}; cursed: ${cursed.map(grouped).join(' / ')}`,
    grouped(Number(facts.bytes)),
    `${(Number(facts.milliseconds) / 1000).toFixed(1)} s`,
  ];
  return tableRow(cells);
}

function section(/** @type {string} */ game) {
  const facts = factsOf(game);
  if (facts.length === 0) return '';
  return [
    `### \`${game}\``,
    '',
    '| pieces | positions | White to move: % | Black to move: % | longest win | bytes | time |',
    '| --- | ---: | --- | --- | --- | ---: | ---: |',
    ...facts.map(row),
    '',
    '',
  ].join('\n');
}

await writePart({ file, name: 'tables', writer: 'scripts/tables/run' }, () =>
  games.map(section).join(''),
);
