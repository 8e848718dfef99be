// scripts/match as it is called.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { scriptedEngine } from './match-support.js';

const main = fileURLToPath(new URL('../../scripts/arena/play-match.mjs', import.meta.url));

test('match: a judge that does not play the game is named, even one that nobody chose', () => {
  const words = [scriptedEngine, scriptedEngine, '--variant', 'flying', '--games', '2'];
  const { status, stderr } = spawnSync(process.execPath, [main, ...words], { encoding: 'utf8' });
  assert.equal(stderr, "match: judge scripted-engine does not play 'flying'\n");
  assert.equal(status, 2);
});
