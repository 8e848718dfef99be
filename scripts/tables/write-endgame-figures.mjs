// node scripts/tables/write-endgame-figures.mjs FILE BOOK...
// Writes into FILE, between its marks, the claims of the books (web/variants/GAME/endgames.json) with their figures.
// The rest of the file stays as it is.

import { readFileSync } from 'node:fs';
import { shares, tableLines, writePart } from '../shared/page-part.mjs';

const [file, ...books] = process.argv.slice(2);

/**
 * @typedef {{ men: string, where?: string, beyond?: number, white: number[], longest: number }} Figure
 */

const nameOf = (/** @type {Figure} */ { men: material, where, beyond }) =>
  [material, where, beyond && `beyond ply ${beyond}`].filter(Boolean).join(', ');

/** White's wins, draws and losses with White to move, and the moves of the longest win. Draws come last. */
function describeFigures(/** @type {Figure[]} */ figures) {
  const won = figures.filter(({ longest }) => longest > 0);
  const drawn = figures.filter(({ longest }) => longest === 0).map(nameOf);
  const lines = won.map((figure) => {
    const counts = shares(figure.white).replaceAll(' ', '');
    return `${nameOf(figure)} ${counts} (${Math.ceil(figure.longest / 2)})`;
  });
  return [...lines, ...(drawn.length > 0 ? [`drawn: ${drawn.join('; ')}`] : [])].join('; ');
}

/** @typedef {{ claim: string, verdict: string, figures: (Figure | { white?: undefined })[] }} Claim */

function row(/** @type {Claim} */ { claim, verdict, figures }) {
  return [claim, verdict, describeFigures(figures.filter((figure) => figure.white !== undefined))];
}

function section(/** @type {string} */ book) {
  const { variant, claims } = JSON.parse(readFileSync(book, 'utf8'));
  const table = tableLines(['claim or question', 'verdict', 'figures'], claims.map(row), 3);
  return [`### \`${variant}\``, '', ...table, '', ''].join('\n');
}

await writePart({ file, name: 'claims', writer: 'scripts/tables/run' }, () =>
  books.map(section).join(''),
);
