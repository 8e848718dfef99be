import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { wideComments } from '../../../scripts/checks/comment-width.mjs';
import { allowedWords, wordRules } from '../../../scripts/checks/plain-words.mjs';
import { wordFaults } from '../../../scripts/checks/word-faults.mjs';

const script = fileURLToPath(new URL('../../../scripts/checks/check-words.mjs', import.meta.url));

/** [what it is, file, text, the lines of the faults with their words] */
const cases = [
  ['a line comment', 'a.hpp', 'int a;\n// The men of a side.\n', ['2 men']],
  ['a comment of several lines', 'a.js', '/**\n * One.\n * The last man.\n */\n', ['3 man']],
  ['a name in C++', 'a.cpp', 'int men_of(int side);\n', ['1 men']],
  ['a name in camel case', 'a.js', 'const ownWishes = {};\n', ['1 wishes']],
  ['a name of a class', 'a.ts', 'declare class GameDesk {}\n', ['1 desk']],
  ['a member that only the class sees', 'a.js', 'class A {\n  #news = 1;\n}\n', ['2 news']],
  ['capitals', 'a.hpp', '#define OWN_MEN 1\n', ['1 men']],
  ['an abbreviation in capitals', 'a.js', 'let HTMLDesk;\n', ['1 desk']],
  ['the name of a file', 'web/page/theme-desk.png', '', ['0 desk']],
  ['the name of a folder', 'web/desk/theme.js', '', []],
  ['two words in a name', 'a.hpp', 'bool expects_cut;\n', ['1 expects cut']],
  ['two words in a comment', 'a.hpp', '// Where a node expects cut.\n', ['1 expects cut']],
  ['two faults in a line', 'a.js', 'const men = desk;\n', ['1 men', '1 desk']],
  ['the same fault twice in a line', 'a.js', 'men = men + 1;\n', ['1 men']],
  ['a word within a word', 'a.js', '// The document mentions a newscast.\nlet command;\n', []],
  ['a text in JavaScript', 'a.js', `const a = 'men' + "told" + \`desk\`;\n`, []],
  [
    'a name in a template',
    'a.js',
    `const a = \`men \${desk} \${\`man \${news}\`}\`;\n`,
    ['1 desk', '1 news'],
  ],
  ['braces in a template', 'a.js', `const a = \`\${f({ b: '}' })} men\`;\nlet man;\n`, ['2 man']],
  [
    'a text in C++',
    'a.cpp',
    'auto a = "// men \\" man";\nauto b = \'"\';\nint desk;\n',
    ['3 desk'],
  ],
  ['a raw text in C++', 'a.cpp', 'auto a = R"x(men " // man)x";\nint desk;\n', ['2 desk']],
  ['digits in groups', 'a.cpp', "int a = 1'000'000; // men\nint b = 1;\n", ['1 men']],
  ['an include', 'a.cpp', '#include "own/desk.hpp"\n', []],
  ['an import', 'a.js', "import { a } from './desk.js';\n", []],
  [
    'a regular expression',
    'a.js',
    'const a = text.match(/["\'`]men[/"]/g);\nlet man;\n',
    ['2 man'],
  ],
  ['a division', 'a.js', 'const a = (b + c) / 2; // men\nconst d = 1 / 2;\n', ['1 men']],
  [
    'code in a comment',
    'a.js',
    '// `men` and "told", see web/desk.js and https://a.org/men.\n',
    [],
  ],
  ['a comment in CSS', 'a.css', '/* The men. */\na::before {\n  content: "men";\n}\n', ['1 men']],
  [
    'names in CSS',
    'a.css',
    '#desk .own-men {\n  --told: 1;\n  color: var(--news);\n}\n',
    ['1 desk', '1 men', '2 told', '3 news'],
  ],
  ['a value in CSS', 'a.css', 'p {\n  word-break: keep-all;\n  margin: .5em;\n}\n', []],
  ['a comment in HTML', 'a.html', '<p>The men</p>\n<!-- The men -->\n', ['2 men']],
  [
    'names in HTML',
    'a.html',
    '<p id="desk" class="own men" data-told="man">men</p>\n',
    ['1 desk', '1 men', '1 told'],
  ],
  [
    'a comment in a shell script',
    'own',
    '#!/usr/bin/env bash\n# The men.\necho "# men" # told\n',
    ['2 men', '3 told'],
  ],
  [
    'names in a shell script',
    'own',
    `#!/usr/bin/env bash\nmen=1\ndesk() { echo \${told:-man}; }\n`,
    ['2 men', '3 desk', '3 told'],
  ],
  ['a text in a shell script', 'own', "#!/bin/sh\necho 'men # men' men\n", []],
  ['a comment in CMake', 'a.cmake', 'set(a 1) # The men.\n', ['1 men']],
  ['a file of no language', 'a.md', 'The men. <!-- men -->\n', []],
  [
    'a word that only names must not have',
    'a.js',
    '// They keep the order.\nconst keep = 1;\n',
    ['2 keep'],
  ],
  [
    'a word that only comments must not have',
    'a.js',
    '// Also in whatever order.\nlet whatever;\n',
    ['1 whatever'],
  ],
  ['a word that the field has', 'engine/search/ordering.hpp', 'int stage; // Each stage.\n', []],
  [
    'the same word for what a player sees',
    'web/page/a.js',
    'let stage; // Each stage.\n',
    ['1 stage'],
  ],
];

for (const [name, file, text, expected] of cases) {
  test(`check-words: ${name}`, () => {
    const { faults } = wordFaults(file, text, { allowed: [] });
    const found = faults.map((fault) => {
      const [, line = '0', word] = fault
        .slice(file.length)
        .match(/^(?::(\d+))?: '([^']+)': write ./);
      return `${line} ${word}`;
    });
    assert.deepEqual(found, expected);
  });
}

test('check-words: an entry of the allow-list holds for its file or folder, and for its words', () => {
  const entry = { file: 'web/page', words: ['men'], reason: 'a test' };
  const text = '// The men at the desk.\n';
  const { faults, used } = wordFaults('web/page/a.js', text, { allowed: [entry] });
  assert.deepEqual(faults, ["web/page/a.js:1: 'desk': write controller"]);
  assert.deepEqual([...used], [entry]);
  assert.equal(wordFaults('web/pages/a.js', text, { allowed: [entry] }).faults.length, 2);
});

test('check-words: each rule says what to write, each entry of the allow-list says why', () => {
  for (const { words, instead } of wordRules) {
    assert.ok(words.length > 0 && instead !== '');
    for (const word of words) assert.match(word, /^[a-z]+( [a-z]+)*$/);
  }
  for (const { file, words, reason } of allowedWords)
    assert.ok(file !== '' && words.length > 0 && reason.length > 9);
});

test('check-words: the command names the faults of a path and fails', (t) => {
  const root = mkdtempSync(path.join(tmpdir(), 'words-'));
  t.after(() => rmSync(root, { recursive: true }));
  spawnSync('git', ['init', '-q'], { cwd: root });
  writeFileSync(path.join(root, 'one.js'), '// The men.\n');
  writeFileSync(path.join(root, 'two.js'), '// The pieces.\n');
  const check = (...paths) =>
    spawnSync(process.execPath, [script, ...paths], { cwd: root, encoding: 'utf8' });
  const { status, stderr } = check('.');
  assert.deepEqual([status, stderr], [1, "one.js:1: 'men': write piece, minor or major piece\n"]);
  assert.equal(check('two.js').status, 0);
});

/** A line of so many columns that begins like this. */
const lineOf = (start, columns) => `${start.padEnd(columns, 'a')}\n`;

/** [what it is, file, text, the lines of the faults] */
const widths = [
  ['a line that just fits', 'a.js', lineOf('// ', 120), []],
  ['one column more', 'a.js', lineOf('// ', 121), [1]],
  ['a line within a block', 'a.ts', `/**\n${lineOf(' * ', 121)} */\n`, [2]],
  ['a comment behind code', 'a.hpp', `int a;\n${lineOf('int b; // ', 121)}`, [2]],
  ['wide code', 'a.js', lineOf('const a = b', 121), []],
  ['a script', 'own', `#!/usr/bin/env bash\n${lineOf('# ', 121)}`, [2]],
  ['a page', 'a.html', lineOf('<!-- ', 121), []],
  ['a file of no language', 'a.md', lineOf('// ', 121), []],
];

for (const [name, file, text, expected] of widths)
  test(`check-words: the width of ${name}`, () => {
    assert.deepEqual(
      wideComments(file, text),
      expected.map((line) => `${file}:${line}: a comment wider than 120 columns: wrap it`),
    );
  });
