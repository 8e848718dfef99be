// A third language, made in a copy of the repository: it can be chosen everywhere at once, and speaks English until it
// is translated.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '../../../scripts/shared/files-below.mjs';
import { copyTree } from './tree-copy.js';

let tree;
let made;

const newLanguage = (...words) =>
  spawnSync('node', ['scripts/languages/new-language.mjs', ...words], {
    cwd: tree.folder,
    encoding: 'utf8',
  });
const imported = (file) => import(pathToFileURL(path.join(tree.folder, file)));

/** The files below web/ of a language. */
const filesOf = (code) =>
  filesBelow(path.join(tree.folder, 'web'))
    .filter((file) => new RegExp(`(^|[./])${code}\\.js$`).test(file))
    .filter((file) => !file.startsWith('variants/generated/'));

before(() => {
  tree = copyTree();
});
after(() => tree.remove());

const REFUSED = [
  [[], 'name a code'],
  [['fr'], 'name a code'],
  [['FR', 'Français'], 'a code is two or three small letters'],
  [['fr-CA', 'Français'], 'a code is two or three small letters'],
  [['de', 'Deutsch'], "the language 'de' is there"],
  [['fr', "'"], 'a name is made of letters'],
  [['fr', ''], 'a name is made of letters'],
];

for (const [words, sentence] of REFUSED)
  test(`new-language ${words.join(' ')}: is refused, and nothing is changed`, () => {
    const before = [...tree.hashes()];
    const { status, stderr } = newLanguage(...words);
    assert.equal(status, 2);
    assert.ok(stderr.startsWith(`new-language: ${sentence}`), stderr);
    assert.deepEqual([...tree.hashes()], before);
  });

test('a new language has a file for each English one, and for the messages of the package', () => {
  made = newLanguage('fr', 'Français');
  assert.equal(made.status, 0, made.stderr);
  const expected = filesOf('en').map((file) =>
    file.replace(/en\.js$/, 'fr.js').replace(/^kingcraft\//, 'texts/'),
  );
  assert.deepEqual(
    filesOf('fr').sort(),
    expected.filter((file) => !file.startsWith('fixtures/')).sort(),
  );
  for (const file of filesOf('fr')) assert.ok(made.stdout.includes(`  web/${file}\n`), file);
});

test('it can be chosen, and loads no English file that it has itself', async () => {
  const { LANGUAGE_NAMES } = await imported('web/texts/languages.js');
  assert.equal(LANGUAGE_NAMES.fr, 'Français');
  for (const file of filesOf('fr')) {
    const own = tree.read(`web/${file}`).match(/^import .*[./]en\.js'/gm);
    assert.equal(own, null, file);
  }
});

test('the page, the element and the messages speak it', async () => {
  const page = await imported('web/page/base/page-texts.js');
  await page.speak({ code: 'fr', locale: 'fr-FR' });
  const { texts } = page;
  assert.equal(texts.language, 'fr');
  assert.equal(texts.toMove('white', null), 'White to move');
  const messages = {
    'pawn-step': 'The square in front of the pawn, e3, is empty.',
    'board-lesson': 'There is no rule “e3”.',
  };
  for (const [key, sentence] of Object.entries(messages))
    assert.equal(texts.message({ key, values: { to: 'e3', value: 'e3' } }), sentence);
  const { loadTexts } = await imported('web/variants/generated/element-texts.js');
  assert.equal((await loadTexts.fr()).language, 'fr');
  for (const file of ['web/page/start-watch.js', 'web/page/app/service-worker.js'])
    assert.match(tree.read(file), /^ +fr: \{$/m, file);
});

test('its files have the types of the English ones', () => {
  const project = {
    extends: './tsconfig.json',
    include: ['web/texts', 'web/page/base/page-texts.js'],
  };
  writeFileSync(path.join(tree.folder, 'texts.json'), JSON.stringify(project));
  const { stdout } = spawnSync('node', ['node_modules/typescript/bin/tsc', '-p', 'texts.json'], {
    cwd: tree.folder,
    encoding: 'utf8',
  });
  const faults = stdout.split('\n').filter((line) => /\bfr\.js\(|page-texts/.test(line));
  assert.deepEqual(faults, []);
  // The check reads the files.
  assert.match(
    spawnSync('node', ['node_modules/typescript/bin/tsc', '-p', 'texts.json', '--listFilesOnly'], {
      cwd: tree.folder,
      encoding: 'utf8',
    }).stdout,
    /web\/texts\/page\/page\.fr\.js/,
  );
});
