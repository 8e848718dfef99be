import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { tableFigures } from '../../../scripts/tables/table-figures.mjs';

const script = fileURLToPath(
  new URL('../../../scripts/tables/write-table-figures.mjs', import.meta.url),
);

const readRows = (file) => readFileSync(file, 'utf8').trim().split('\n').map(JSON.parse);

const heading = [
  ...['pieces', 'numbers', 'white wins', 'white draws', 'white loses'],
  ...['black wins', 'black draws', 'black loses', 'longest', 'position'],
  ...['white cursed', 'black cursed', 'bytes', 'milliseconds'],
];

/** A program that has two tables of three pieces in every game, a third in one, and one of four. */
const program = `#!/usr/bin/env node
const rows = {
  3: [
    ['KRvK', 2000, 999, 1, 0, 0, 50, 950, 33, '8/8|8/8 w', 3, 4, 2_000_000, 1250],
    ['KNvK', 2000, 0, 9, 0, 0, 9, 0, 0, '', 0, 0, 2000, 40],
  ],
  4: [['KRRvK', 9, 9, 0, 0, 0, 0, 0, 1, '8/8|8/8 b', 0, 0, 100, 40]],
};
if (process.argv[4] === 'flying')
  rows[3].push(['KCvK', 2000, 9, 1, 0, 0, 4, 6, 3, '8/8|8/8 b', 0, 0, 2000, 40]);
console.log(${JSON.stringify(heading)}.join('\\t'));
for (const row of rows[process.argv[5]]) console.log(row.join('\\t'));
`;

function describeTables(t, page) {
  const folder = mkdtempSync(path.join(tmpdir(), 'table-figures-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const fake = path.join(folder, 'kingcraft');
  writeFileSync(fake, program);
  chmodSync(fake, 0o755);
  const file = path.join(folder, 'endgames.md');
  writeFileSync(file, page);
  const run = spawnSync(process.execPath, [script, fake, folder, file, 'flying', 'tax'], {
    encoding: 'utf8',
  });
  const rows = file.replace(/\.md$/, '.jsonl');
  const data = existsSync(rows) ? readRows(rows) : null;
  return { status: run.status, stderr: run.stderr, text: readFileSync(file, 'utf8'), data };
}

test('the tables stand between the marks, whatever stood there before', (t) => {
  const begin = '<!-- tables: written by scripts/tables/run -->';
  const { status, text, data } = describeTables(
    t,
    `# Words\n\n${begin}\nold\n<!-- end of tables -->\n\nMore words.\n`,
  );
  assert.equal(status, 0);
  assert.deepEqual(data[0], {
    game: 'flying',
    pieces: 'KRvK',
    positions: 2000,
    white: '99.9 / 0.1 / 0',
    black: '95.0 / 5.0 / 0',
    moves: 17,
    position: '8/8|8/8 w',
    cursed: [3, 4],
    bytes: 2_000_000,
    seconds: 1.3,
  });
  assert.equal(
    text,
    `# Words

${begin}

| game | longest win | moves | tables | million positions | MB | seconds |
| --- | --- | ---: | ---: | ---: | ---: | ---: |
| \`flying\` | KRvK \`8/8\\|8/8 w\` | 17 | 4 | 0.0 | 2.0 | 1 |
| \`tax\` | KRvK \`8/8\\|8/8 w\` | 17 | 3 | 0.0 | 2.0 | 1 |

| pieces | \`flying\` | \`tax\` |
| --- | --- | --- |
| KRvK | 99.9/95.0 (17†) | 99.9/95.0 (17†) |
| KNvK | drawn | drawn |

| game | sets that only this game has |
| --- | --- |
| \`flying\` | KCvK 90.0/60.0 (2) |

<!-- end of tables -->

More words.
`,
  );
});

test('a page without the marks is left alone', (t) => {
  const { status, stderr, text, data } = describeTables(t, '# Words\n');
  assert.equal(status, 1);
  assert.match(stderr, /tables of .* stays as it is: the lines .* are missing/);
  assert.equal(text, '# Words\n');
  assert.equal(data, null);
});

test('the docs say what their data says', () => {
  const notes = new URL('../../../docs/notes/', import.meta.url);
  const page = readFileSync(new URL('endgame-tables.md', notes), 'utf8');
  const figures = tableFigures(readRows(new URL('endgame-tables.jsonl', notes)));
  assert.ok(page.includes(`-->\n\n${figures}<!-- end of tables -->`), 'run scripts/tables/run');
});
