// A seventh game, made in a copy of the repository just as docs/add-a-variant.md says: it is chess at once. With the
// rules that the guide gives it, its own board and its own piece, it stands in examples/games: it is built
// with the games beside it, played in node, and seen on every screen. The games of the repository, but for chess, are
// taken away, so that what names one of them fails, and the build takes little time.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { readBlocks } from '../package/doc-blocks.js';
import { EXAMPLES, playExample } from './example-games.js';
import { GAMES, LOCALES, seeAllScreens } from './game-screens.js';
import { copyTree } from './tree-copy.js';

const guide = readBlocks('docs/add-a-variant.md');
const blockNamed = (name) => guide.find((block) => block.name === name).text;
const [commandLine] = guide
  .find(({ text }) => text.startsWith('scripts/variants/new-variant'))
  .text.split('\n');
const [, ID, NAME] = /^scripts\/variants\/new-variant (\w+) "(.+)"$/.exec(commandLine);

/** The folder of the game in the guide: none of those of the repository's games. */
const OUTSIDE = `examples/games/${ID}`;

let tree;

before(() => {
  tree = copyTree();
});

after(() => tree.remove());

const at = (...parts) => path.join(tree.folder, ...parts);
const newVariant = (...words) =>
  spawnSync(at('scripts/variants/new-variant'), words, { encoding: 'utf8' });

/** Runs a command in the copy, with a compiler cache that does not ask where the copy lies. */
function run(...words) {
  const env = { ...process.env, CCACHE_BASEDIR: tree.folder, CCACHE_NOHASHDIR: '1' };
  const { status, stdout, stderr } = spawnSync(words[0], words.slice(1), {
    cwd: tree.folder,
    env,
    encoding: 'utf8',
  });
  assert.equal(status, 0, `${words.join(' ')}\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`);
  return stdout;
}

/** The files of the copy that have changed since `old` was read. */
const changedSince = (old) =>
  [...tree.hashes()].filter(([file, hash]) => old.get(file) !== hash).map(([file]) => file);

const REFUSED = [
  [[], 'name an id and a name'],
  [['leaping'], 'name an id and a name'],
  [['leaping', 'Leaping', 'Kings'], 'name an id and a name'],
  [['', 'Leaping Kings'], 'an id is small letters'],
  [['Leaping', 'Leaping Kings'], 'an id is small letters'],
  [['leaping-kings', 'Leaping Kings'], 'an id is small letters'],
  [['7kings', 'Seven Kings'], 'an id is small letters'],
  [['../leaping', 'Leaping Kings'], 'an id is small letters'],
  [['chess', 'Leaping Kings'], "the id 'chess' is taken"],
  [['generated', 'Leaping Kings'], "the id 'generated' is a folder of its own"],
  [['leaping', ''], 'a name is 1 to 40 characters'],
  [['leaping', ' Leaping'], 'a name is 1 to 40 characters'],
  [['leaping', 'x'.repeat(41)], 'a name is 1 to 40 characters'],
  [['leaping', 'Leaping "Kings"'], 'a name is 1 to 40 characters'],
  [['leaping', 'Leaping\nKings'], 'a name is 1 to 40 characters'],
  [['leaping', '<b>Leaping'], 'a name is 1 to 40 characters'],
  [['leaping', '7 Kings'], 'a name begins with a letter'],
  [['leaping', '跳'], 'a name begins with a letter'],
  [['leaping', 'chess'], "there is a game of the name 'chess'"],
  [['leaping', 'Position'], 'the engine has something else that is called Position'],
];

describe('scripts/variants/new-variant refuses', () => {
  for (const [words, reason] of REFUSED)
    test(JSON.stringify(words), () => {
      const old = tree.hashes();
      const { status, stdout, stderr } = newVariant(...words);
      assert.equal(status, 2);
      assert.equal(stdout, '');
      assert.ok(stderr.startsWith(`scripts/variants/new-variant: ${reason}`), stderr);
      assert.deepEqual(changedSince(old), []);
      assert.equal(existsSync(at('engine/variants/leaping')), false);
    });
});

/** Leaves chess. */
function takeOthersAway() {
  const isOther = (id) => !['chess', 'generated'].includes(id);
  for (const side of ['engine', 'web'])
    for (const entry of readdirSync(at(side, 'variants'), { withFileTypes: true }))
      if (entry.isDirectory() && isOther(entry.name))
        rmSync(at(side, 'variants', entry.name), { recursive: true });
}

describe('a seventh game', () => {
  test('it is two folders, and chess at once', () => {
    const old = tree.hashes();
    const { status, stdout } = newVariant(ID, NAME);
    assert.equal(status, 0);
    for (const file of [
      'rules.hpp',
      'piece_values',
      'game.js',
      'rulebook.json',
      `engine/nets/${ID}.net`,
    ])
      assert.ok(stdout.includes(file));
    assert.deepEqual(changedSince(old), []);
    assert.deepEqual(readdirSync(at('engine/variants', ID)), ['game.cpp', 'rules.hpp']);
    assert.deepEqual(readdirSync(at('web/variants', ID)).sort(), ['game.js', 'rulebook.json']);
    const again = newVariant(ID, NAME);
    assert.match(again.stderr, /is taken/);
    const program = at('try.cpp');
    writeFileSync(
      program,
      `#include <cstdio>
#include "notation/fen.hpp"
#include "rules/perft.hpp"
#include "game_types.hpp"
using namespace kingcraft;
int main() {
    AllVariants::with("${ID}", []<class V>() {
        std::printf("%llu", static_cast<unsigned long long>(perft(start_position<V>(), 3)));
    });
}
`,
    );
    const games = run('sh', '-c', 'sh engine/variants/list.sh types engine/variants/*/game.cpp');
    writeFileSync(at('game_types.hpp'), games);
    const sources = readdirSync(at('engine/base')).filter((file) => file.endsWith('.cpp'));
    run(
      'g++',
      '-std=c++20',
      '-I',
      'engine',
      '-I',
      '.',
      '-o',
      'try',
      'try.cpp',
      ...sources.map((file) => `engine/base/${file}`),
    );
    assert.equal(run('./try'), '8902');
  });

  test('what the guide adds makes the example of it', async () => {
    const added = blockNamed(`engine/variants/${ID}/rules.hpp`);
    const made = tree
      .read(`engine/variants/${ID}/rules.hpp`)
      .replace('\n};\n', () => `\n\n${added}};\n`);
    // Comments, the year, and the place among the games may differ.
    const stated = (text) =>
      text
        .replaceAll(/^ *\/\/.*\n/gm, '')
        .replaceAll(/\b(year|order) = \d+/g, '$1')
        .replaceAll(/\n+/g, '\n');
    assert.equal(stated(tree.read(`${OUTSIDE}/engine/rules.hpp`)), stated(made));
    const file = `web/variants/${ID}/game.js`;
    const [imported, shown] = blockNamed(file).split('\n\n');
    assert.ok(tree.read(`${OUTSIDE}/web/game.js`).includes(shown), shown);
    const shownIn = tree.read(file).replace('\n};\n', () => `\n${shown}};\n`);
    writeFileSync(at(file), `${imported}\n${shownIn}`);
    const { game } = await import(pathToFileURL(at(file)));
    assert.equal(game.pieces.archer.parts.length, 3);
  });

  test('it is built with rules, a board and a piece of its own, from outside of the folders of the games', () => {
    takeOthersAway();
    // Built to be quick to build.
    for (const preset of ['release', 'wasm'])
      run(
        'cmake',
        '--preset',
        preset,
        '-DCMAKE_CXX_FLAGS_RELEASE=-O1 -DNDEBUG',
        '-DKINGCRAFT_TESTS=OFF',
      );
    const folders = Object.keys(EXAMPLES).map((id) => `examples/games/${id}`);
    run('scripts/build', ...folders.flatMap((folder) => ['--game', folder]), 'site');
    const counted = run('build/release/kingcraft', 'perft', ID, '3');
    const printed = guide.find(({ language, text }) => language === 'text' && /^Nodes/.test(text));
    assert.ok(counted.includes(printed.text), counted);
    for (const [id, { perft }] of Object.entries(EXAMPLES))
      for (const [plies, leaves] of perft.entries()) {
        const text = run('build/release/kingcraft', 'perft', id, `${plies + 1}`);
        assert.equal(/^Nodes: (\d+)$/m.exec(text)?.[1], `${leaves}`, `${id} ${plies + 1}`);
      }
  });

  test('it is played in node', async () => {
    const { load } = await import(pathToFileURL(at('web/kingcraft/index.js')));
    const { createEngine } = await import(pathToFileURL(at('web/worker/client.js')));
    const kingcraft = await load();
    const variant = kingcraft.variants.find(({ id }) => id === ID);
    assert.deepEqual(
      kingcraft.variants.map(({ id }) => id),
      ['chess', ...Object.keys(EXAMPLES)],
    );
    assert.deepEqual([variant.name, variant.files, variant.ranks], [NAME, 10, 8]);
    assert.ok(variant.pieces.includes('archer'));
    assert.equal(variant.rules.length, 2);
    const game = kingcraft.newGame(ID);
    const printed = guide.find(({ text }) => /^Nodes/.test(text)).text;
    assert.equal(`Nodes: ${game.perft(3)}\n`, printed);
    assert.deepEqual(
      game.moves({ square: 'f1' }).map(({ san }) => san),
      ['Ke3', 'Kg3'],
    );
    for (const move of ['Ae3', 'Af6', 'Kg3', 'Ke6']) game.move(move);
    assert.deepEqual(
      game.history().map(({ path }) => path),
      [[], [], [], []],
    );
    for (const [from, to] of [
      ['g3', 'f5'],
      ['g3', 'g4'],
      ['e3', 'c5'],
      ['e3', 'e4'],
    ]) {
      const { text } = game.explain(from, to);
      assert.match(text, /^[A-Z].*\.$/);
      assert.doesNotMatch(text, /undefined|null|%/);
    }
    const again = kingcraft.newGame(ID);
    again.loadPgn(game.pgn());
    assert.equal(again.fen(), game.fen());
    await kingcraft.loadTables(ID);
    const ending = kingcraft.newGame(ID, '10/10/10/5k4/10/10/10/Q3K5 w - - 0 1');
    assert.ok(['win', 'draw'].includes(ending.probe().result));
    const engine = await createEngine({ threads: 1, hash: 1 });
    const { best } = await engine.search(game, { depth: 3 });
    assert.ok(game.moves().some(({ id }) => id === best));
    engine.dispose();
    const { outlinesOf } = await import(pathToFileURL(at('web/board/pieces.js')));
    assert.equal(outlinesOf('archer').sign, undefined, 'the archer is drawn');
    const svg = run(
      'node',
      'web/cli/kingcraft.js',
      'convert',
      '--to',
      'svg',
      '--variant',
      ID,
      '--fen',
      game.fen(),
    );
    assert.match(svg, /^<svg/);
    assert.match(run('node', 'web/cli/kingcraft.js', '--help'), new RegExp(`\\b${ID}\\b`));
  });

  for (const id of Object.keys(EXAMPLES))
    test(`${id} is played in node`, () => playExample(tree.folder, id));

  for (const id of Object.keys(GAMES))
    for (const locale of LOCALES)
      test(`every screen shows ${id}, ${locale}`, () => seeAllScreens(tree.folder, id, locale));
});
