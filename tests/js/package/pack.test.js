// The package as others get it: packed, installed into an empty folder, and used there as its
// documentation says.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isStripped } from '../../../scripts/package/published-module.mjs';
import { ATTRIBUTES } from '../../../web/element/attributes.js';
import { readBlocks, texts } from './doc-blocks.js';
import { installPacked, offline } from './install-packed.js';
import { variantIds } from './support.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

const blocks = texts.flatMap(readBlocks);

const isProgram = ({ language }) => language === 'js';

let folder;
let files;
let kit;

before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-'));
  ({ files, kit } = installPacked(folder));
  for (const { name, text } of blocks.filter(isProgram))
    writeFileSync(path.join(folder, name), text);
});

after(() => rmSync(folder, { recursive: true }));

const installed = (file) => path.join(folder, 'node_modules/kingcraft', file);

test('the package has an entry for each of its files, and lacks none', () => {
  const { bin, exports } = JSON.parse(readFileSync(installed('package.json'), 'utf8'));
  const entries = Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry),
  );
  const reached = new Set();
  const reach = (file) => {
    if (reached.has(file)) return;
    reached.add(file);
    assert.ok(files.includes(file), `${file} is not in the package`);
    // The types of a module lie beside it.
    const types = file.replace(/\.js$/, '.d.ts');
    if (files.includes(types)) reach(types);
    if (!/\.[jt]s$/.test(file)) return;
    const text = readFileSync(installed(file), 'utf8');
    for (const [, target] of text.matchAll(
      /(?:from|import|import\(|new URL\() ?["'](\.\.?\/[^"'$]+\.\w+)["']/g,
    )) {
      const name = path.posix.join(path.posix.dirname(file), target);
      // Types alone are a file of types.
      reach(files.includes(name) ? name : name.replace(/\.js$/, '.d.ts'));
    }
  };
  for (const entry of [...entries, ...Object.values(bin)]) {
    const [start, end] = path.posix.normalize(entry).split('*');
    const named = (file) => file.startsWith(start) && file.endsWith(end);
    for (const file of end === undefined ? [start] : files.filter(named)) reach(file);
  }
  const texts = [
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'SECURITY.md',
    ...files.filter((file) => /^docs\/.*\.md$/.test(file)),
  ];
  assert.deepEqual([...reached, ...texts].sort(), [...files].sort());
});

test('what does not read "exports" finds the same files', () => {
  const manifest = JSON.parse(readFileSync(installed('package.json'), 'utf8'));
  const { exports, main, types, alias, typesVersions, customElements } = manifest;
  const entries = Object.entries(exports);
  assert.deepEqual({ types, default: main }, exports['.']);
  // Parcel.
  const modules = entries
    .map(([name, entry]) => [name, entry.default ?? entry])
    .filter(([name, file]) => name !== '.' && String(file).endsWith('.js'));
  assert.deepEqual(alias, Object.fromEntries(modules));
  // TypeScript with the resolution of node 10.
  const declared = entries.filter(([name, entry]) => name !== '.' && entry.types);
  const data = entries.filter(([name]) => name.endsWith('/*.json'));
  assert.deepEqual(typesVersions['*'], {
    ...Object.fromEntries(declared.map(([name, entry]) => [name.slice(2), [entry.types]])),
    ...Object.fromEntries(
      data.map(([name, file]) => [
        name.slice(2, -'.json'.length),
        [file.slice(0, -'.json'.length)],
      ]),
    ),
  });
  // Editors.
  const [{ declarations }] = JSON.parse(readFileSync(installed(customElements), 'utf8')).modules;
  const [{ attributes, events, tagName, cssProperties }] = declarations;
  assert.equal(tagName, 'kingcraft-board');
  assert.deepEqual(
    attributes.map(({ name }) => name),
    ATTRIBUTES,
  );
  assert.equal(
    attributes.find(({ name }) => name === 'theme').type.text,
    "'paper' | 'slate' | 'moss' | 'sea' | 'rose' | 'gray'",
  );
  for (const { name, description } of [...attributes, ...events, ...cssProperties])
    assert.ok(name && description, name);
});

test('the package has all nets of the repository', () => {
  const nets = path.join(root, 'engine/nets');
  const names = existsSync(nets) ? readdirSync(nets).filter((name) => name.endsWith('.net')) : [];
  const packed = files.filter((file) => file.startsWith('web/kingcraft/nets/'));
  assert.deepEqual(packed.map((file) => path.basename(file)).sort(), names.sort());
  const { resolve } = createRequire(path.join(folder, 'main.js'));
  for (const name of names)
    assert.deepEqual(
      readFileSync(resolve(`kingcraft/nets/${name}`)),
      readFileSync(path.join(nets, name)),
    );
});

test('nothing runs when the package is installed', () => {
  const { scripts = {}, dependencies } = JSON.parse(
    readFileSync(installed('package.json'), 'utf8'),
  );
  assert.equal(dependencies, undefined);
  for (const name of ['preinstall', 'install', 'postinstall', 'prepare']) {
    assert.equal(scripts[name], undefined);
  }
});

test('the conformance kit needs no other package, and all its files can be had by name', () => {
  const manifest = JSON.parse(
    readFileSync(path.join(folder, 'node_modules/kingcraft-fixtures/package.json'), 'utf8'),
  );
  const { name, version, exports, dependencies, scripts } = manifest;
  assert.deepEqual(
    [name, version, dependencies, scripts],
    ['kingcraft-fixtures', '0.1.0', undefined, undefined],
  );
  const { resolve } = createRequire(path.join(folder, 'main.js'));
  const data = kit.filter((file) => /\.jsonl?$/.test(file));
  assert.equal(data.length, 3 + 2 * variantIds.length);
  for (const file of data)
    assert.equal(
      resolve(`kingcraft-fixtures/${file}`),
      resolve(`./node_modules/kingcraft-fixtures/${file}`),
    );
  for (const file of Object.values(exports['.'])) assert.ok(kit.includes(file.slice(2)), file);
  const alone = mkdtempSync(path.join(tmpdir(), 'kingcraft-kit-'));
  after(() => rmSync(alone, { recursive: true }));
  cpSync(path.join(folder, 'node_modules/kingcraft-fixtures'), path.join(alone, 'kit'), {
    recursive: true,
  });
  const program = `
    import { perft, positions, rules } from './kit/index.js';
    for (const read of [perft, positions, rules])
      for await (const { variant, fen } of read('tax')) { console.log(variant, typeof fen); break; }`;
  writeFileSync(path.join(alone, 'main.mjs'), program);
  assert.equal(
    execFileSync(process.execPath, ['main.mjs'], { cwd: alone, encoding: 'utf8' }),
    'tax string\n'.repeat(3),
  );
});

test('the commands can be started', () => {
  for (const name of ['kingcraft', 'kingcraft-conformance']) {
    const { status, stdout } = spawnSync(path.join(folder, 'node_modules/.bin', name), ['--help'], {
      encoding: 'utf8',
    });
    assert.equal(status, 0, name);
    assert.match(stdout, new RegExp(`^${name} `));
  }
});

/** What npx does where the package and a bundler are installed, without the second that it takes. */
const tools = path.join(root, 'node_modules/.bin');
const npx = `npx() { PATH="$PWD/node_modules/.bin:${tools}:$PATH" command "$@"; }`;

for (const [index, { file, language, name, text }] of blocks.entries()) {
  if (language !== 'sh' || name) continue;
  test(`${file} prints what it says: ${text.split('\n')[0]}`, () => {
    const { status, stdout, stderr } = spawnSync(
      'bash',
      ['-euo', 'pipefail', '-c', `${npx}\n${text}`],
      {
        cwd: folder,
        env: offline,
        encoding: 'utf8',
      },
    );
    assert.equal(status, 0, stderr);
    const { language: next, text: wanted } = blocks[index + 1];
    assert.equal(next, 'text');
    assert.equal(stdout, wanted);
  });
}

test('a clone without the engine is not packed, and says so', () => {
  const clone = mkdtempSync(path.join(tmpdir(), 'kingcraft-clone-'));
  after(() => rmSync(clone, { recursive: true }));
  for (const folder of ['package', 'shared'])
    mkdirSync(path.join(clone, 'scripts', folder), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(clone, 'node_modules'));
  const programs = [
    'package/check-pack.mjs',
    'package/describe-element.mjs',
    'package/npm-pack.mjs',
    'package/pack-package.mjs',
    'package/published-module.mjs',
    'package/published-text.mjs',
    'shared/files-below.mjs',
  ];
  for (const file of ['package.json', ...programs.map((name) => `scripts/${name}`)])
    copyFileSync(path.join(root, file), path.join(clone, file));
  for (const [program, ...words] of [
    [process.execPath, 'scripts/package/pack-package.mjs', clone],
    ['npm', 'pack'],
  ]) {
    const { status, stderr } = spawnSync(program, words, {
      cwd: clone,
      env: offline,
      encoding: 'utf8',
    });
    assert.notEqual(status, 0, program);
    assert.match(stderr, /The engine is not built\. .*scripts\/build wasm/);
  }
  assert.deepEqual(readdirSync(clone).sort(), ['node_modules', 'package.json', 'scripts']);
});

test('npm pack packs the same files, with their comments, and they work', () => {
  const plain = mkdtempSync(path.join(tmpdir(), 'kingcraft-plain-'));
  after(() => rmSync(plain, { recursive: true }));
  const run = (cwd, program, ...words) =>
    execFileSync(program, words, { cwd, env: offline, encoding: 'utf8' });
  const [packed] = JSON.parse(run(root, 'npm', 'pack', '--json', '--pack-destination', plain));
  assert.deepEqual(packed.files.map((file) => file.path).sort(), [...files].sort());
  writeFileSync(path.join(plain, 'package.json'), '{ "private": true, "type": "module" }\n');
  run(plain, 'npm', 'install', '--silent', '--no-audit', '--no-fund', `./${packed.filename}`);
  const program = `
    import { load } from 'kingcraft';
    console.log((await load()).newGame('tax').move('e4').id);`;
  assert.equal(run(plain, process.execPath, '--input-type=module', '--eval', program), 'e2e4\n');
});

test('modules are published without comments, their types with them', () => {
  const modules = files.filter(isStripped);
  assert.ok(modules.length > 100, `${modules.length} modules`);
  for (const file of modules)
    assert.doesNotMatch(readFileSync(installed(file), 'utf8'), /@param|@typedef|^ *\/\//m, file);
  assert.match(readFileSync(installed('web/kingcraft/index.d.ts'), 'utf8'), /\/\*\*/);
});

test('an error names the module and the function in which it arose', () => {
  const program = `
    import { load } from 'kingcraft';
    const game = (await load()).newGame('chess');
    try { game.move('e5'); } catch ({ stack }) { console.log(stack); }`;
  const words = ['--input-type=module', '--eval', program];
  const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  assert.match(stdout, /at Game\.move \(.*kingcraft\/web\/kingcraft\/game\.js:\d+:\d+\)/);
});

/** The functions in the migration tables, as a program. */
function programOfMigration() {
  const [tables] = readFileSync(path.join(root, 'docs/migrating.md'), 'utf8').split('## FEN');
  const rows = tables.matchAll(/^\|(?:[^|]|\\\|)+\|((?:[^|]|\\\|)+)\|/gm);
  const expressions = [...rows].flatMap(([, ours]) =>
    [...ours.replaceAll('\\|', '|').matchAll(/`([^`]+)`/g)].map(([, expression]) => expression),
  );
  assert.ok(expressions.length > 60);
  const scope = {
    'fen, variant, square, from, to, pgn, name, text': 'string',
    kingcraft: 'Kingcraft',
    game: 'Game',
    move: 'Move',
    color: "'white' | 'black'",
    promotion: 'Role',
    depth: 'number',
  };
  return [
    "import { load, type Game, type Kingcraft, type Move, type Role } from 'kingcraft';",
    "import { setTag, tagsOf } from 'kingcraft/pgn';",
    "import { setUp } from 'kingcraft/setup';",
    ...Object.entries(scope).flatMap(([names, type]) =>
      names.split(', ').map((name) => `declare const ${name}: ${type};`),
    ),
    ...expressions.map((expression) => `void (${expression});`),
  ].join('\n');
}

test('programs that use the types compile under --strict', () => {
  copyFileSync(path.join(root, 'tests/js/package/types.ts'), path.join(folder, 'types.ts'));
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'ES2022',
    module: 'NodeNext',
    lib: ['ES2022', 'ESNext.Disposable', 'DOM'],
    types: [],
  };
  writeFileSync(path.join(folder, 'migrated.ts'), programOfMigration());
  const project = { compilerOptions, files: ['migrated.ts', 'types.ts'] };
  const classic = { module: 'ES2022', moduleResolution: 'Node10' };
  for (const resolution of [{}, classic]) {
    const options = { compilerOptions: { ...compilerOptions, ...resolution } };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ ...project, ...options }));
    const { status, stdout } = spawnSync(process.execPath, [tsc, '--project', folder], {
      encoding: 'utf8',
    });
    assert.equal(stdout, '');
    assert.equal(status, 0);
  }
});
