// The blocks of the documentation that pack.test.js does not run: that there are no others, and that commands of the
// repository would start. What they do takes hours.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { allowedFolders } from '../../../scripts/checks/floors.mjs';
import { readBlocks, texts } from './doc-blocks.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const IN_REPOSITORY = 'in the repository';
/** A command that npm sends to a registry. */
const IN_PROJECT = 'in your project';
/** Names of blocks that nothing prints. */
const SHOWN = ['for example', 'what uses what'];

/** Whether a test runs a block, or compares it with what was run; the blocks of a text by their index. */
function isTested(blocks, index) {
  const { language, name } = blocks[index];
  const before = blocks[index - 1];
  switch (language) {
    case 'js':
    case 'cpp': // tests/js/scripts/new-variant.test.js follows the guide with these two.
    case 'javascript':
    case 'html': // e2e/embedding.spec.js opens these, tests/js/environments/recipes.test.js those of the recipes.
    case 'jsx':
    case 'svelte':
    case 'vue':
      return Boolean(name);
    case 'sh':
      return [IN_PROJECT, IN_REPOSITORY].includes(name) || blocks[index + 1]?.language === 'text';
    case 'text':
      return SHOWN.includes(name) || before?.language === 'sh';
    default:
      return language === 'json';
  }
}

for (const file of texts) {
  test(`${file}: every block is run, or is what one prints`, () => {
    const blocks = readBlocks(file);
    for (const [index, { language, text }] of blocks.entries()) {
      assert.ok(isTested(blocks, index), `${language}: ${text.split('\n')[0]}`);
      if (language === 'json') assert.doesNotThrow(() => JSON.parse(text));
    }
  });
}

/** The commands of a block without comments, as words. */
const commandsOf = ({ text }) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+#.*/, ''))
    .filter(Boolean)
    .map((line) => line.split(/\s+/));

/** Script → what it says of itself. */
const usages = new Map();

/** What a script says of itself: its help, or the comment at its head. */
function usageOf(script) {
  const known = usages.get(script);
  if (known !== undefined) return known;
  const { status, stdout } = spawnSync(path.join(root, script), ['--help'], { encoding: 'utf8' });
  const usage = status === 0 && stdout ? stdout : readFileSync(path.join(root, script), 'utf8');
  usages.set(script, usage);
  return usage;
}

const commands = texts
  .flatMap(readBlocks)
  .filter(({ language, name }) => language === 'sh' && name === IN_REPOSITORY)
  .flatMap((block) => commandsOf(block).map((words) => ({ file: block.file, words })));

for (const { file, words } of commands) {
  const [program, ...options] = words;
  test(`${file}: ${words.join(' ')}`, () => {
    execFileSync('bash', ['-n', '-c', words.join(' ')]);
    if (!program.startsWith('scripts/')) return;
    accessSync(path.join(root, program), constants.X_OK);
    for (const option of options.filter((word) => word.startsWith('--')))
      assert.ok(usageOf(program).includes(option.split('=')[0]), `${program} knows no ${option}`);
  });
}

test('the example of the README says what it prints', () => {
  const { text } = readBlocks('README.md').find(({ language }) => language === 'js');
  const run = ['--input-type=module', '--eval', text];
  const printed = execFileSync(process.execPath, run, { cwd: root, encoding: 'utf8' });
  assert.equal(printed.split('\n')[0], /\/\/ (.*)/.exec(text)[1]);
});

/** Lines of a text outside of its blocks of code and tables. */
const proseOf = (file) =>
  readFileSync(path.join(root, file), 'utf8')
    .replaceAll(/^```.*?^```$/gms, '')
    .split('\n')
    .filter((line) => !line.startsWith('|'));

test('the README is short, and so are its lines', () => {
  const lines = readFileSync(path.join(root, 'README.md'), 'utf8').trimEnd().split('\n');
  assert.ok(lines.length <= 70, `${lines.length} lines`);
  const words = (line) =>
    line
      .replaceAll(/\]\([^)]*\)/g, ']')
      .split(/\s+/)
      .filter(Boolean);
  assert.deepEqual(
    proseOf('README.md').filter((line) => words(line).length > 25),
    [],
  );
});

test('the map has every folder that the floors know, and no other', () => {
  const map = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')
    .split('## The map')[1]
    .split('\n## ')[0];
  const rows = [...map.matchAll(/^\| (`[^|]+`) \|/gm)].map(([, names]) => names);
  const folders = rows.flatMap((names) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  assert.deepEqual(
    folders.sort(),
    [...Object.keys(allowedFolders), 'e2e', 'examples', 'tests'].sort(),
  );
});

/** [file, what each of its rows has] */
const DATA = [
  ['docs/notes/endgame-tables.jsonl', { pieces: /^K\w*vK\w*$/, white: / \/ /, black: / \/ / }],
  [
    'docs/notes/matches.jsonl',
    { date: /^\d{4}-\d\d-\d\d$/, command: /^scripts\/match\/run /, result: / %/ },
  ],
  [
    'docs/notes/search-steps.jsonl',
    { step: /\w/, games: /^\d+$/, score: /^[\d.]+ %$/, elo: /^[+-]\d/ },
  ],
];
for (const [file, fields] of DATA) {
  test(`${file} has what was measured, row by row`, () => {
    const rows = readFileSync(path.join(root, file), 'utf8').trim().split('\n').map(JSON.parse);
    assert.ok(rows.length > 20);
    for (const row of rows)
      for (const [field, pattern] of Object.entries(fields))
        assert.match(String(row[field]), pattern, JSON.stringify(row));
  });
}
