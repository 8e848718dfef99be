// Every public function of the package has an example in its docstring, which runs and gives what it says.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import * as rules from 'kingcraft';
import * as draw from 'kingcraft/draw';
import * as pgn from 'kingcraft/pgn';
import * as setup from 'kingcraft/setup';
import ts from 'typescript';

const kingcraft = await rules.load();
/** What an example may use. */
const scope = { kingcraft, ...rules, ...draw, ...pgn, ...setup };
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;

/** A line whose value is said behind it. */
const WITH_VALUE = /^(.*); \/\/ (.+)$/;

/** The name of a public function and its examples. */
const exampleOf = (declaration) => {
  const tags = ts.getJSDocTags(declaration).filter(({ tagName }) => tagName.text === 'example');
  return [declaration.name.text, tags.map(({ comment }) => ts.getTextOfJSDocComment(comment))];
};

/** The functions of a file of types, or the methods of an interface in it, each with its examples. */
function functionsIn(file, name) {
  const url = new URL(`../../../web/kingcraft/${file}`, import.meta.url);
  const source = ts.createSourceFile(file, readFileSync(url, 'utf8'), ts.ScriptTarget.Latest, true);
  const declarations = name
    ? source.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === name)
        .members
    : source.statements;
  const isFunction = name ? ts.isMethodSignature : ts.isFunctionDeclaration;
  return declarations.filter((one) => isFunction(one) && ts.isIdentifier(one.name)).map(exampleOf);
}

/** Runs the lines of an example; compares each value that it says. */
async function run(example) {
  const said = [];
  const body = example
    .split('\n')
    .map((line) => {
      const [, code, value] = WITH_VALUE.exec(line) ?? [];
      if (!code) return line;
      said.push(value);
      return `values.push([${code}, ${value}]);`;
    })
    .join('\n');
  const values = [];
  await new AsyncFunction('values', ...Object.keys(scope), body)(values, ...Object.values(scope));
  for (const [actual, expected] of values) assert.deepEqual(actual, expected, example);
  return said.length;
}

for (const [file, name = ''] of [
  ['index.d.ts'],
  ['index.d.ts', 'Kingcraft'],
  ['game-types.d.ts', 'Game'],
  ['pgn/pgn.d.ts'],
  ['setup/setup.d.ts'],
  ['setup/setup.d.ts', 'PositionBuilder'],
  ['draw/draw.d.ts'],
])
  for (const [method, examples] of functionsIn(file, name))
    test(`${name || file}: ${method}() has an example, and it is right`, async () => {
      assert.equal(examples.length, 1);
      assert.ok(examples[0].includes(`${method}(`), examples[0]);
      const count = await run(examples[0]);
      assert.ok(count > 0 || method === 'dispose', 'the example says no value');
    });
