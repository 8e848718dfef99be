import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ladderHeader, ladderRow, rungSetups } from '../../../scripts/match/ladder.mjs';
import { Tally } from '../../../scripts/match/tally.mjs';
import { scriptedPlayer } from './match-support.js';

test('match: a level plays the one below, and the judge plays in full strength', () => {
  const engine = scriptedPlayer('engine', 'e2e4');
  const { a, b, judge } = rungSetups({ a: engine, b: engine, judge: engine }, 3);
  assert.deepEqual([a.name, a.options.at(-1)], ['level 3', ['Skill Level', '3']]);
  assert.deepEqual([b.name, b.options.at(-1)], ['level 2', ['Skill Level', '2']]);
  assert.deepEqual(judge, engine);
});

test('match: the ladder is a table that marks what misses the aim', () => {
  const tally = new Tally(['chess', 'tax', 'flying', 'twokings']);
  tally.variants.get('chess').pairs = [10, 20, 40, 20, 10];
  tally.variants.get('tax').pairs = [0, 10, 30, 30, 30];
  tally.variants.get('flying').pairs = [0, 0, 0, 0, 100];
  tally.total.pairs = [10, 30, 70, 50, 140];
  assert.deepEqual(
    [...ladderHeader(['chess', 'tax', 'flying', 'twokings']), ladderRow(7, tally)],
    [
      "Score of each level against the one below, in percent; '<' is below 70 %, '>' above 87 %",
      'level               chess              tax           flying         twokings              all  ',
      '7 to 6         50.0 ± 5.4 <     70.0 ± 4.8      100.0 ± 0.0 >                -     73.3 ± 3.3  ',
    ],
  );
});
