// The declarations and the objects have the same members.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import * as kingcraftModule from 'kingcraft';
import * as engineModule from 'kingcraft/engine';
import ts from 'typescript';
import { createInstance } from '../../../web/kingcraft/engine-instance.js';
import { compileModule } from '../../../web/kingcraft/wasm-module.js';
import { readDeclarations } from './declarations.js';
import { kingcraft, methodsOf } from './support.js';

const packageTypes = readDeclarations('../../../web/kingcraft/index.d.ts');
const engineTypes = readDeclarations('../../../web/worker/client.d.ts');

const valuesIn = (types) => [...types].filter(([, { isValue }]) => isValue).map(([name]) => name);

function assertSameNames(got, declared) {
  assert.deepEqual([...got].sort(), [...declared].sort());
}

test('exports', () => {
  assertSameNames(Object.keys(kingcraftModule), valuesIn(packageTypes));
  assertSameNames(Object.keys(engineModule), valuesIn(engineTypes));
});

test('Kingcraft, Variant and Game', () => {
  assertSameNames(Object.keys(kingcraft), packageTypes.get('Kingcraft').members);
  for (const variant of kingcraft.variants) {
    assertSameNames(Object.keys(variant), packageTypes.get('Variant').members);
    assert.ok(variant.rules.length > 0, variant.id);
  }
  const game = kingcraft.newGame('chess');
  assertSameNames(methodsOf(game), packageTypes.get('Game').members);
  assertSameNames(Object.keys(game.board()[0]), packageTypes.get('PlacedPiece').members);
  game.resign('white');
  assertSameNames(Object.keys(game.outcome()), packageTypes.get('Outcome').members);
  assertSameNames(Object.keys(game.rights()[0]), packageTypes.get('Right').members);
  const taxed = kingcraft.newGame('tax');
  assertSameNames(Object.keys(taxed.rays('e1')[0]), packageTypes.get('Ray').members);
});

/** The members of a union that a module of declarations exports. */
function membersOf(file, name) {
  const text = ts.sys.readFile(fileURLToPath(new URL(`../../../web/${file}`, import.meta.url)));
  const [, union] = new RegExp(`export type ${name} =([^;]+);`).exec(text);
  return Array.from(union.matchAll(/'([^']+)'/g), ([, member]) => member);
}

test('Role has the pieces of all games', () => {
  const declared = [
    ...membersOf('kingcraft/move-types.d.ts', 'Role'),
    ...membersOf('variants/generated/variant-id.d.ts', 'OwnRole'),
  ];
  assertSameNames(new Set(kingcraft.variants.flatMap(({ pieces }) => pieces)), declared);
});

test('Move', () => {
  const moves = kingcraft.newGame('chess', '4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1').moves();
  const own = { castle: ['rook'], step: ['promotion'] };
  for (const kind of ['castle', 'step']) {
    const names = new Set(moves.filter((move) => move.kind === kind).flatMap(Object.keys));
    assertSameNames(names, [...packageTypes.get('MoveBase').members, ...own[kind]]);
  }
});

test('Engine and SearchReport', async () => {
  const engine = await engineModule.createEngine();
  const report = await engine.search({ variant: 'chess' }, { depth: 1 });
  engine.dispose();
  assertSameNames(methodsOf(engine), engineTypes.get('Engine').members);
  assertSameNames(Object.keys(report), engineTypes.get('SearchReport').members);
  assertSameNames(Object.keys(report.lines[0]), engineTypes.get('SearchLine').members);
});

test('the code of every error is in its declaration', () => {
  const text = ts.sys.readFile(
    fileURLToPath(new URL('../../../web/kingcraft/index.d.ts', import.meta.url)),
  );
  const errors = Object.values(kingcraftModule).filter(
    ({ prototype }) => prototype instanceof Error,
  );
  assert.equal(errors.length, 12);
  for (const ErrorClass of errors) {
    const error = new ErrorClass('x');
    assert.ok(error instanceof kingcraftModule.KingcraftError);
    assert.equal(error.name, ErrorClass.name);
    if (error.code !== 'kingcraft')
      assert.ok(text.includes(`/** Code \`${error.code}\`: `), error.code);
  }
});

test('the wasm module has the members of wasm/engine.d.ts', async () => {
  const types = readDeclarations('../../../web/kingcraft/wasm/engine.d.ts');
  const instance = await createInstance(await compileModule());
  instance.call((module) => {
    const names = Object.keys(module);
    // The members of Emscripten come first, and `calledRun` is the last of them.
    const own = names.slice(names.indexOf('calledRun') + 1);
    assertSameNames(own, types.get('EngineModule').members);
    for (const name of ['Game', 'Engine']) {
      const owned = Object.getOwnPropertyNames(module[name].prototype);
      const methods = owned.filter((own) => own !== 'constructor');
      assertSameNames(methods, types.get(`Native${name}`).members);
    }
  });
});

/** The compiler's errors for a program that imports the package, with these libraries of the platform. */
function faultsOf(program, lib) {
  const path = fileURLToPath(new URL('program.mts', import.meta.url));
  const options = {
    lib: lib.map((name) => `lib.${name}.d.ts`),
    types: [],
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => name === path || fileExists(name);
  host.readFile = (name) => (name === path ? program : readFile(name));
  host.getSourceFile = (name, ...others) =>
    name === path
      ? ts.createSourceFile(name, program, ...others)
      : getSourceFile.call(host, name, ...others);
  const compiled = ts.createProgram([path], options, host);
  return ts
    .getPreEmitDiagnostics(compiled)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const platform = ['es2022', 'dom', 'dom.iterable'];
const program = `
import { load } from 'kingcraft';
import { createEngine } from 'kingcraft/engine';
const kingcraft = await load();
using game = kingcraft.newGame('tax');
using engine = await createEngine();
const { pgn, ...record } = game.toJSON();
using again = kingcraft.restore(record);
const outcome = game.outcome();
if (outcome) again.end(outcome);
again.end({ winner: 'white', reason: 'unknown' });
await engine.search(record);
await engine.search(JSON.parse(JSON.stringify(game)));
await engine.search({ variant: 'tax', startFen: game.startFen(), moves: ['e4'] });
`;
for (const lib of [platform, [...platform, 'esnext.disposable']])
  test(`the types allow using and records with the libraries ${lib.join(', ')}`, () => {
    assert.deepEqual(faultsOf(program, lib), []);
  });

/** Lines that the types refuse, each with one error. */
const wrong = [
  "await engine.search({ variant: 'tax', FEN: '' });",
  "await engine.search({ variant: 'tax', outcome: null });",
  "game.end({ winner: 'white', reason: 'agreement' });",
  "kingcraft.restore({ variant: 'tax', moves: [] });",
];
test('the types refuse unknown and missing keys', () => {
  assert.equal(faultsOf(program + wrong.join('\n'), platform).length, wrong.length);
});
