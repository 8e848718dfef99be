// engine/uci/Makefile, as a testing farm calls it: it builds a program whose bench has the signature.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readDataOfAll } from '../package/support.js';

const folder = fileURLToPath(new URL('../../../engine/uci', import.meta.url));

test('make builds the program, and its bench takes the nodes of the signature', (t) => {
  const made = mkdtempSync(path.join(tmpdir(), 'kingcraft-make-'));
  t.after(() => rmSync(made, { recursive: true }));
  const program = path.join(made, 'kingcraft');
  execFileSync('make', ['-j2', '-C', folder, `EXE=${program}`, 'CXX=g++', 'CXXFLAGS=-O1']);
  const signature = readDataOfAll('bench.jsonl').reduce((sum, { nodes }) => sum + nodes, 0);
  const bench = execFileSync(program, ['bench'], { encoding: 'utf8' });
  assert.match(bench, new RegExp(`^${signature} nodes \\d+ nps$`, 'm'));
});
