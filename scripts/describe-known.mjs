// @ts-nocheck
// node scripts/describe-known.mjs FILE BOOK...
// Writes into FILE, between its marks, what the books (web/variants/GAME/endgames.json) say of each claim. The rest of the
// file is kept.

import { readFileSync } from 'node:fs';
import { shares, writePart } from './page-part.mjs';

const [file, ...books] = process.argv.slice(2);

function describeFigure({ men, where, beyond, white, black, longest }) {
  const left = beyond && `but what is won in ${beyond} ${beyond === 1 ? 'ply' : 'plies'}`;
  const name = [men, where, left].filter(Boolean).join(', ');
  const moves = longest > 0 ? `; longest ${Math.ceil(longest / 2)}` : '';
  return `${name}: ${shares(white)} with White to move, ${shares(black)} with Black${moves}`;
}

function row({ claim, source, verdict, figures }) {
  const known = figures.filter(({ white }) => white).map(describeFigure);
  return `| ${claim} | ${source} | ${verdict} | ${known.join(' · ')} |`;
}

function section(book) {
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

await writePart({ file, name: 'claims', writer: 'scripts/tables' }, () =>
  books.map(section).join(''),
);
