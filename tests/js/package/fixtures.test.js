// The conformance kit: its records, its files and its schema say the same.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { KingcraftError } from 'kingcraft';
import { perft, positions, rules, variants } from '../../../web/fixtures/index.js';
import { readDeclarations } from './declarations.js';
import { createCheck } from './schema-faults.js';
import { variantIds } from './support.js';

const read = (file) => readFileSync(new URL(`../../../web/${file}`, import.meta.url), 'utf8');
const schema = JSON.parse(read('fixtures/schema.json'));

/** Array.fromAsync, which node has from 22 on. */
async function collect(records) {
  const all = [];
  for await (const record of records) all.push(record);
  return all;
}

const readers = [
  [positions, 'position'],
  [perft, 'perft'],
  [rules, 'rule'],
];

test('the kit has every game of the package', () => {
  assert.deepEqual([...variants].sort(), [...variantIds].sort());
});

for (const [readRecords, kind] of readers) {
  const { name } = readRecords;

  test(`${name}(): every record is as the schema says`, async () => {
    const records = await collect(readRecords());
    const faultsOf = createCheck(schema, kind);
    const faults = records.flatMap((record) =>
      faultsOf(record).map((fault) => `${record.variant} ${record.fen}: ${fault}`),
    );
    assert.deepEqual(faults, []);
    assert.deepEqual(new Set(records.map(({ variant }) => variant)), new Set(variantIds));
  });

  test(`${name}() of one game are its records among those of all`, async () => {
    const own = await collect(readRecords('flying'));
    const all = await collect(readRecords());
    assert.ok(own.length > 0);
    assert.deepEqual(
      own,
      all.filter(({ variant }) => variant === 'flying'),
    );
  });

  test(`${name}() of a game that is not there`, async () => {
    await assert.rejects(collect(readRecords('checkers')), (error) => {
      assert.ok(error instanceof KingcraftError);
      assert.equal(error.code, 'argument');
      assert.match(error.message, /"checkers".*tax/);
      return true;
    });
  });

  test(`the declarations have the fields of ${name}()`, async () => {
    const used = new Set((await collect(readRecords())).flatMap(Object.keys));
    const type = `${kind[0].toUpperCase()}${kind.slice(1)}Record`;
    const declared = readDeclarations('../../../web/fixtures/index.d.ts').get(type).members;
    assert.deepEqual([...used].sort(), [...declared].sort());
    assert.deepEqual([...used].sort(), Object.keys(schema.$defs[kind].properties).sort());
  });
}

/** [what is wrong, a record that is no form of the schema] */
const UNSOUND = [
  ['a count that is no whole number', { variant: 'tax', fen: 'x', counts: [1.5], source: 'y' }],
  ['a count without its source', { variant: 'tax', fen: 'x', counts: [1] }],
  ['a strange field', { variant: 'tax', fen: 'x', counts: [1], source: 'y', depth: 1 }],
  ['a game that has no id', { variant: 'Tax Chess', fen: 'x', counts: [1], source: 'y' }],
  ['a move that is none', { rule: 'tax/1', what: 'x', fen: 'x', moves: ['e2-e4'] }],
  ['a piece without its moves', { rule: 'tax/1', what: 'x', fen: 'x', from: 'e2' }],
];
for (const [what, record] of UNSOUND) {
  test(`the schema refuses ${what}`, () => {
    assert.notDeepEqual(createCheck(schema)(record), []);
  });
}

test('every line of the files fits one form of the schema', async () => {
  const faultsOf = createCheck(schema);
  const names = ['perft.jsonl', ...variantIds.map((id) => `rules/${id}.jsonl`)];
  for (const name of [...names, 'positions/tax.jsonl']) {
    const lines = read(`variants/generated/fixtures/${name}`).trim().split('\n').map(JSON.parse);
    const faults = lines.flatMap((line) => faultsOf(line).map((fault) => `${line.fen}: ${fault}`));
    assert.deepEqual(faults, [], name);
  }
});
