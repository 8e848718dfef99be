import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { proseFaults } from '../../../scripts/checks/prose-faults.mjs';
import { folderWords, SENTENCE_WORDS } from '../../../scripts/checks/prose-rules.mjs';

const script = fileURLToPath(new URL('../../../scripts/checks/check-prose.mjs', import.meta.url));

/** A sentence of so many words. */
const sentenceOf = (words) =>
  `Here ${'word and '
    .repeat(words)
    .split(' ', words - 1)
    .join(' ')}.`;
const longest = sentenceOf(SENTENCE_WORDS);
const tooLong = sentenceOf(SENTENCE_WORDS + 1);

/** [what it is, text, the faults as 'line what'] */
const cases = [
  ['a sentence that just fits', longest, []],
  ['one word more', tooLong, ['1 a sentence of 31 words, more than 30']],
  ['a sentence over two lines', `Short.\n${tooLong.replace(' and', '\nand')}`, ['2 a sentence of']],
  ['two sentences', `${longest} ${longest}`, []],
  ['two items of a list', `- ${longest.slice(0, -1)}\n- ${longest}`, []],
  ['two cells', `| a | b |\n| --- | --- |\n| ${longest.slice(0, -1)} | ${longest} |`, []],
  ['a cell', `| a | b |\n| --- | --- |\n| c | ${tooLong} |`, ['3 a sentence of 31']],
  ['a block of code', `\`\`\`\n${tooLong}\n\`\`\``, []],
  ['a comment', `<!-- ${tooLong} -->`, []],
  ['code and numbers', longest.replace('.', ' `more words`, 5 of 9.'), ['1 a sentence of 31']],
  ['a sentence that begins with code', `${longest} \`npm\` runs.`, []],
  ['a subject that does not act', 'What makes no sense is an error.', ['1 “What makes no sense']],
  ['a question', 'What makes no sense?', []],
  ['a heading', '## What a table says', []],
  ['a phrase over two lines', 'It is set by\nchance.', ['1 “by chance”']],
  ['a phrase in code', 'Run `by chance`.', []],
  ['two relative clauses', 'A file which a page which it loads.', ['1 “which a page which”']],
  ['the one who acts comes last', 'It is written by a script.', ['1 “is written by ”']],
  [
    'by hand, by default, by what is done',
    'It was built by hand, run by default, or made by playing.',
    [],
  ],
  ['no one who acts', 'They can be chosen.', ['1 “They can be chosen”']],
  ['plain passive voice', 'The file is stored in a folder.', []],
  ['the end', 'It stays so.', ['1 “so.”']],
  ['a repeated word', 'It is is here.', ['1 Unexpected repeated `is`']],
  ['an article', 'This is a engine.', ['1 Unexpected article `a` before `engine`']],
];

for (const [what, text, expected] of cases)
  test(`check-prose: ${what}`, () => {
    const faults = proseFaults('a.md', text).map((fault) => fault.replace(/^a\.md:(\d+):/, '$1'));
    assert.equal(faults.length, expected.length, faults.join('\n'));
    for (const [i, fault] of faults.entries())
      assert.ok(fault.startsWith(expected[i]), `${fault}, not ${expected[i]}`);
  });

test('check-prose: the command names the faults of pages and the words of folders', (t) => {
  const root = mkdtempSync(path.join(tmpdir(), 'prose-'));
  t.after(() => rmSync(root, { recursive: true }));
  spawnSync('git', ['init', '-q'], { cwd: root });
  mkdirSync(path.join(root, 'docs/notes'), { recursive: true });
  const check = (...pages) =>
    spawnSync(process.execPath, [script, ...pages], { cwd: root, encoding: 'utf8' });
  const most = folderWords['docs/notes'];
  writeFileSync(path.join(root, 'README.md'), 'Fine.\n');
  writeFileSync(path.join(root, 'docs/notes/a.md'), 'Word. '.repeat(most));
  assert.deepEqual([check().status, check().stderr], [0, '']);
  writeFileSync(path.join(root, 'docs/notes/b.md'), 'By chance.\n');
  const { status, stderr } = check();
  const lines = [
    'docs/notes/b.md:1: “By chance”: write random, or may',
    `docs/notes: ${most + 2} words, more than ${most}`,
  ];
  assert.deepEqual([status, stderr], [1, `${lines.join('\n')}\n`]);
  assert.equal(check('README.md').status, 0);
});
