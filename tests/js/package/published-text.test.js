// The texts that the package brings along: what the registry shows first, and links that lead somewhere.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { load } from 'kingcraft';
import { publishedText, withoutDeadLinks } from '../../../scripts/package/published-text.mjs';
import { offline } from './install-packed.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { name, exports, bin } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));

const readme = readFileSync(`${root}/docs/registry/README.md`, 'utf8');

test('the README of the registry begins with the line that installs the package', () => {
  assert.match(readme, /^# Kingcraft\n\n```sh in your project\nnpm install kingcraft\n```\n/);
  assert.equal(name, 'kingcraft');
});

test('the README of the registry has no picture, and no link: there is no address that they could have', () => {
  assert.doesNotMatch(readme, /!\[|<img|\]\(|<a /);
});

test('the README of the registry names what there is: games, imports, commands and files', async () => {
  const { variants } = await load();
  const rows = [...readme.matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)];
  assert.deepEqual(
    rows.slice(0, variants.length).map(([, id, title]) => [id, title]),
    variants.map((variant) => [variant.id, variant.name]),
  );
  const entries = Object.keys(exports).map((entry) => entry.replace(/^\./, name));
  for (const [, imported] of readme.matchAll(/[`'](kingcraft\/[^`']+)[`']/g))
    assert.ok(
      entries.includes(imported.replace(/\/\w+\.json$/, '/*.json')),
      `${imported} is not exported`,
    );
  for (const [, command] of readme.matchAll(/`npx (\S+)/g))
    assert.ok(Object.hasOwn(bin, command.replace(/`$/, '')), command);
});

test('no text of the package has a link that leads nowhere', () => {
  const said = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    env: offline,
    encoding: 'utf8',
  });
  const files = JSON.parse(said)[0].files.map((file) => file.path);
  const texts = files.filter((file) => file.endsWith('.md'));
  for (const [, file] of readme.matchAll(/^- `([^`]+)`(?: and `[^`]+`)?:/gm))
    assert.ok(files.includes(file), `${file} is not in the package`);
  assert.ok(texts.includes('docs/board.md'));
  for (const file of texts) {
    const text = publishedText(root, file, files).replaceAll(/^```.*?^```$/gms, '');
    assert.doesNotMatch(text, /!\[/, file);
    for (const [, target] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)) {
      const wanted = new URL(target, `file:///${file}`).pathname.slice(1);
      assert.ok(files.includes(wanted), `${file}: ${target}`);
    }
  }
  assert.equal(publishedText(root, 'README.md', files), readme);
});

test('what is left of a link are its words', () => {
  const text = 'See [the `a]` b](x.md#y), [here](docs/there.md#z), [web](https://a.example).';
  assert.equal(
    withoutDeadLinks(text, 'README.md', ['docs/there.md']),
    'See the `a]` b, [here](docs/there.md#z), [web](https://a.example).',
  );
});
