// Runs the examples of docstrings, and compares each value that they give behind a line.

import assert from 'node:assert/strict';

const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;

/** A line with its value behind it. */
const WITH_VALUE = /^(.*); \/\/ (.+)$/;

/** A line that says what a person does at this point. */
const BY_READER = /^\/\/ The reader (.+)\.$/;

/** Functions that return no value. */
const SILENT = ['dispose', 'useFiles'];

/**
 * Checks that a function has one example, which calls it and is right.
 * @param {{ owner: string, name: string, examples: string[] }} function of public-types.js
 * @param {Record<string, unknown>} scope the names that an example may use; `reader` does what a person does
 */
export async function checkExample({ owner, name, examples }, scope) {
  assert.equal(examples.length, 1, 'it has one example');
  const [example] = examples;
  const used = name === 'constructor' ? `new ${owner}` : name;
  assert.match(example, new RegExp(`\\b${used}\\b`));
  const expected = [];
  const body = example
    .split('\n')
    .map((line) => {
      const [, act] = BY_READER.exec(line) ?? [];
      if (act) return `await reader(${JSON.stringify(act)});`;
      const [, code, value] = WITH_VALUE.exec(line) ?? [];
      if (!code) return line;
      expected.push(value);
      return `values.push([${code}, ${value}]);`;
    })
    .join('\n');
  const values = [];
  await new AsyncFunction('values', ...Object.keys(scope), body)(values, ...Object.values(scope));
  for (const [actual, value] of values) assert.deepEqual(actual, value, example);
  assert.equal(values.length, expected.length, 'every line that has a value was reached');
  assert.ok(expected.length > 0 || SILENT.includes(name), 'the example has a value');
}
