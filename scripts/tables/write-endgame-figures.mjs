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
  const left = beyond && `but what is won in ${beyond} ${beyond === 1 ? 'ply' : 'plies'}`;
  const name = [material, where, left].filter(Boolean).join(', ');
  const moves = longest > 0 ? `; longest ${Math.ceil(longest / 2)}` : '';
  return `${name}: ${shares(white)} with White to move, ${shares(black)} with Black${moves}`;
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
    '| claim or question | from | verdict | White’s wins, draws, Black’s wins in percent; moves |',
    '| --- | --- | --- | --- |',
    ...claims.map(row),
    '',
    '',
  ].join('\n');
}

await writePart({ file, name: 'claims', writer: 'scripts/tables/run' }, () =>
  books.map(section).join(''),
);
