// The package as others get it: packed, installed elsewhere, and used.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const program = `
import { load } from 'kingcraft';
import { createEngine } from 'kingcraft/engine';
import { createRequire } from 'node:module';

const kingcraft = await load();
const engine = await createEngine();
const { best } = await engine.search({ variant: 'chess', moves: ['f3', 'e5', 'g4'] }, { depth: 2 });
engine.dispose();
const { variant } = createRequire(import.meta.url)('kingcraft/rulebook/tax.json');
console.log(kingcraft.newGame('flying').perft(2), best, variant);
`;

test('the packed package works from another folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-'));
  try {
    const pack = ['pack', '--silent', '--offline', '--pack-destination', folder];
    const archive = execFileSync('npm', pack, { cwd: root, encoding: 'utf8' }).trim();
    const installed = path.join(folder, 'node_modules', 'kingcraft');
    mkdirSync(installed, { recursive: true });
    const unpack = ['-xzf', path.join(folder, archive), '-C', installed, '--strip-components=1'];
    execFileSync('tar', unpack);
    writeFileSync(path.join(folder, 'main.mjs'), program);
    const printed = execFileSync(process.execPath, ['main.mjs'], { cwd: folder, encoding: 'utf8' });
    assert.equal(printed, '900 d8h4 tax\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
