// node scripts/tables/write-endgame-figures.mjs FILE BOOK...
// Writes into FILE, between its marks, the claims of the books (web/variants/GAME/endgames.json) with their figures.
// The rest of the file stays as it is.

import { readFileSync } from 'node:fs';
import { shares, tableLines, writePart } from '../shared/page-part.mjs';

const [file, ...books] = process.argv.slice(2);

/**
 * @typedef {{ men: string, where?: string, beyond?: number, white: number[], longest: number }} Figure
 */

/** White's wins, draws and losses with White to move, and the moves of the longest win. */
function describeFigure(/** @type {Figure} */ { men: material, where, beyond, white, longest }) {
  const name = [material, where, beyond && `beyond ply ${beyond}`].filter(Boolean).join(', ');
  if (longest === 0) return `${name} drawn`;
  return `${name} ${shares(white).replaceAll(' ', '')} (${Math.ceil(longest / 2)})`;
}

/** @typedef {{ claim: string, verdict: string, figures: (Figure | { white?: undefined })[] }} Claim */

function row(/** @type {Claim} */ { claim, verdict, figures }) {
  const known = figures.flatMap((figure) => (figure.white ? [describeFigure(figure)] : []));
  return [claim, verdict, known.join('; ')];
}

function section(/** @type {string} */ book) {
  const { variant, claims } = JSON.parse(readFileSync(book, 'utf8'));
  const table = tableLines(['claim or question', 'verdict', 'figures'], claims.map(row), 3);
  return [`### \`${variant}\``, '', ...table, '', ''].join('\n');
}

await writePart({ file, name: 'claims', writer: 'scripts/tables/run' }, () =>
  books.map(section).join(''),
);
