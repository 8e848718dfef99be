// scripts/match/run as it is called.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findEngine } from '../../../scripts/match/engine-program.mjs';
import { scriptedEngine } from './match-support.js';

const main = fileURLToPath(new URL('../../../scripts/match/play-match.mjs', import.meta.url));

test('match: a judge that does not play the game is named, even one that nobody chose', () => {
  const words = [scriptedEngine, scriptedEngine, '--variant', 'flying', '--games', '2'];
  const { status, stderr } = spawnSync(process.execPath, [main, ...words], { encoding: 'utf8' });
  assert.equal(stderr, "match: judge scripted-engine does not play 'flying'\n");
  assert.equal(status, 2);
});

/** [an engine of the command line, its name, its program with arguments] */
const engines = [
  [scriptedEngine, 'scripted-engine', [scriptedEngine]],
  [`'${scriptedEngine}' uci`, 'scripted-engine uci', [scriptedEngine, 'uci']],
  [`bash "${scriptedEngine}"`, 'bash scripted-engine', ['bash', scriptedEngine]],
];
for (const [engine, name, command] of engines)
  test(`match: an engine is called by ${path.basename(engine)}`, () => {
    assert.deepEqual(findEngine(engine), { name, command });
  });

for (const engine of ['no-such-program', '/no/such/program uci', '"/no/such place/program" uci'])
  test(`match: ${engine} is no engine`, () => {
    assert.throws(() => findEngine(engine), {
      message: `'${engine}' is no program; name the path of a UCI engine or git:REVISION`,
    });
  });
