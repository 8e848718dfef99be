// The declarations and the objects have the same members.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import * as kingcraftModule from 'kingcraft';
import * as engineModule from 'kingcraft/engine';
import ts from 'typescript';
import { createInstance } from '../../web/kingcraft/engine-instance.js';
import { compileModule } from '../../web/kingcraft/wasm-module.js';
import { readDeclarations } from './declarations.js';
import { kingcraft, methodsOf } from './support.js';

const packageTypes = readDeclarations('../../web/kingcraft/index.d.ts');
const engineTypes = readDeclarations('../../web/worker/client.d.ts');

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

test('Role has the pieces of all games', () => {
  const text = ts.sys.readFile(
    fileURLToPath(new URL('../../web/kingcraft/move-types.d.ts', import.meta.url)),
  );
  const [, union] = /export type Role =([^;]+);/.exec(text);
  const declared = Array.from(union.matchAll(/'([^']+)'/g), ([, role]) => role);
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
    fileURLToPath(new URL('../../web/kingcraft/index.d.ts', import.meta.url)),
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
  const types = readDeclarations('../../web/kingcraft/wasm/engine.d.ts');
  const instance = await createInstance(await compileModule());
  instance.call((module) => {
    const names = Object.keys(module);
    // What Emscripten has for itself comes first, and `calledRun` is the last of it.
    const own = names.slice(names.indexOf('calledRun') + 1);
    assertSameNames(own, types.get('EngineModule').members);
    for (const name of ['Game', 'Engine']) {
      const owned = Object.getOwnPropertyNames(module[name].prototype);
      const methods = owned.filter((own) => own !== 'constructor');
      assertSameNames(methods, types.get(`Native${name}`).members);
    }
  });
});
