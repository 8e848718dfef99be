// Every method of the public interfaces has an example in its docstring, which runs and gives what it says.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { load } from 'kingcraft';
import ts from 'typescript';

const kingcraft = await load();
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;

/** A line whose value is said behind it. */
const WITH_VALUE = /^(.*); \/\/ (.+)$/;

/** The methods of an interface, each with its examples. */
function methodsIn(file, name) {
  const url = new URL(`../../../web/kingcraft/${file}`, import.meta.url);
  const source = ts.createSourceFile(file, readFileSync(url, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = source.statements.find(
    (one) => ts.isInterfaceDeclaration(one) && one.name.text === name,
  );
  return found.members
    .filter((one) => ts.isMethodSignature(one) && ts.isIdentifier(one.name))
    .map((one) => {
      const tags = ts.getJSDocTags(one).filter(({ tagName }) => tagName.text === 'example');
      return [one.name.text, tags.map(({ comment }) => ts.getTextOfJSDocComment(comment))];
    });
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
  await new AsyncFunction('kingcraft', 'values', body)(kingcraft, values);
  for (const [actual, expected] of values) assert.deepEqual(actual, expected, example);
  return said.length;
}

for (const [file, name] of [
  ['game-types.d.ts', 'Game'],
  ['index.d.ts', 'Kingcraft'],
])
  for (const [method, examples] of methodsIn(file, name))
    test(`${name}.${method}() has an example, and it is right`, async () => {
      assert.equal(examples.length, 1);
      assert.ok(examples[0].includes(`${method}(`), examples[0]);
      const count = await run(examples[0]);
      assert.ok(count > 0 || method === 'dispose', 'the example says no value');
    });
