// node scripts/tables/write-endgame-figures.mjs FILE BOOK...
// Writes into FILE, between its marks, what the books (web/variants/GAME/endgames.json) say of each claim. The rest of
// the file stays as it is.

import { readFileSync } from 'node:fs';
import { shares, writePart } from '../shared/page-part.mjs';

const [file, ...books] = process.argv.slice(2);

/**
 * @typedef {{ men: string, where?: string, beyond?: number, white: number[], black: number[], longest: number }} Figure
 */

function describeFigure(
  /** @type {Figure} */ { men: material, where, beyond, white, black, longest },
) {
  const left = beyond && `without wins in ${beyond} ${beyond === 1 ? 'ply' : 'plies'}`;
  const name = [material, where, left].filter(Boolean).join(', ');
  const [forWhite, forBlack] = [white, black].map((counts) => shares(counts).replaceAll(' ', ''));
  const moves = longest > 0 ? ` (${Math.ceil(longest / 2)})` : '';
  return `${name}: ${forWhite}; ${forBlack}${moves}`;
}

/** @typedef {{ claim: string, source: string, verdict: string, figures: (Figure | { white?: undefined })[] }} Claim */

function row(/** @type {Claim} */ { claim, source, verdict, figures }) {
  const known = figures.flatMap((figure) => (figure.white ? [describeFigure(figure)] : []));
  return `| ${claim} | ${source} | ${verdict} | ${known.join(' · ')} |`;
}

function section(/** @type {string} */ book) {
  const { variant, claims } = JSON.parse(readFileSync(book, 'utf8'));
  return [
    `### \`${variant}\``,
    '',
    '| claim or question | from | verdict | figures |',
    '| --- | --- | --- | --- |',
    ...claims.map(row),
    '',
    '',
  ].join('\n');
}

await writePart({ file, name: 'claims', writer: 'scripts/tables/run' }, () =>
  books.map(section).join(''),
);
