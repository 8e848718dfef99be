// The ids of games, where a game is registered: small letters and digits, and a letter at the beginning.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const place = mkdtempSync(path.join(tmpdir(), 'game-ids-'));
after(() => rmSync(place, { recursive: true }));

const SENTENCE =
  /^The id of a game is made of small letters and digits, and begins with a letter: '(.*)' in .* does not\n$/;

/** The list of games with one that has this line. */
function list(line) {
  const file = path.join(place, 'game.cpp');
  writeFileSync(file, `${line}\n`);
  const script = path.join(root, 'engine/variants/list.sh');
  return spawnSync('sh', [script, 'modules', file], { encoding: 'utf8' });
}

for (const id of ['chess', 'three2', 'chess960x', 'a'])
  test(`the id ${id} is taken`, () => {
    const { status, stdout, stderr } = list(`KINGCRAFT_GAME(${id}, Game)`);
    assert.equal(status, 0, stderr);
    assert.match(stdout, new RegExp(`visit\\(${id}, Game, `));
  });

for (const id of ['2three', 'Chess', 'two-kings', 'two_kings', 'schön', 'a b', ''])
  test(`the id '${id}' is refused by name`, () => {
    const { status, stderr } = list(`KINGCRAFT_GAME(${id}, Game)`);
    assert.equal(status, 1);
    assert.equal(SENTENCE.exec(stderr)?.[1], id, stderr);
  });

test('a game without its line is refused', () => {
  const { status, stderr } = list('KINGCRAFT_GAME(chess)');
  assert.equal(status, 1);
  assert.match(stderr, /has no line KINGCRAFT_GAME\(id, Type\)/);
});

test('a folder outside of the repository is named like an id', () => {
  for (const [name, refused] of [
    ['three2', false],
    ['Three-2', true],
  ]) {
    const folder = path.join(place, name);
    mkdirSync(folder);
    const { status, stderr } = spawnSync(process.execPath, ['scripts/variants/variants.mjs'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, KINGCRAFT_GAMES: folder },
    });
    assert.equal(status !== 0, refused, stderr);
    if (refused)
      assert.match(stderr, /small letters and digits, and begins with a letter: 'Three-2'/);
  }
});
