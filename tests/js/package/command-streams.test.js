// The command kingcraft: files in any alphabet, and files that are long.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { decode, PgnDecoder } from '../../../web/kingcraft/pgn/pgn-decoder.js';
import { call, command } from './command-support.js';

/** The same words in both alphabets, one that is neither, and one that the older alphabet has alone. */
const alphabets = [
  ['UTF-8', Buffer.from('Zürich “½”', 'utf8'), 'Zürich “½”'],
  ['windows-1252', Buffer.from('Z\xFCrich \x93\xBD\x94', 'latin1'), 'Zürich “½”'],
  ['both in one file', Buffer.from('\xC3\xBC \xFC', 'latin1'), 'Ã¼ ü'],
];
for (const [name, bytes, wanted] of alphabets) {
  const text = [Buffer.from('[Event "'), bytes, Buffer.from('"]\n\n1. e4 *\n')];

  test(`convert reads a file in ${name} as the page does`, (t) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-'));
    t.after(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'game.pgn');
    writeFileSync(file, Buffer.concat(text));
    const { stdout } = call(['convert', '--to', 'pgn', file]);
    assert.match(stdout, new RegExp(`^\\[Event "${wanted}"\\]$`, 'm'));
    assert.ok(decode(Buffer.concat(text)).includes(wanted));
  });

  test(`convert reads what comes in in ${name}, in any pieces`, async () => {
    for (const size of [1, 2, 3, 5, 1000]) {
      const all = Buffer.concat(text);
      const pieces = [];
      const decoder = new PgnDecoder(true);
      for (let at = 0; at < all.length; at += size)
        pieces.push(decoder.decode(all.subarray(at, at + size)));
      pieces.push(decoder.end());
      if (size > all.length || name === 'UTF-8')
        assert.equal(pieces.join(''), decode(all), `in pieces of ${size}`);
    }
  });
}

/** Many games, as the command reads them: more than fit into a pipe. */
const manyGames = '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n'.repeat(20_000);

/** Runs the command until it has printed something, and closes what it prints to. */
async function callAndLeave(words) {
  const child = spawn(process.execPath, [command, ...words]);
  const ended = once(child, 'close');
  // The command may end before it has read everything.
  child.stdin.on('error', () => {});
  child.stdin.end(manyGames);
  let complaints = '';
  child.stderr.on('data', (data) => {
    complaints += data;
  });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [code] = await ended;
  return { code, complaints };
}

for (const words of [
  ['convert', '--to', 'fen', '--each', '-'],
  ['convert', '--to', 'pgn', '-'],
  ['validate', '--json', '-'],
]) {
  test(`${words.join(' ')} prints while it reads, and ends when nobody listens`, async () => {
    assert.deepEqual(await callAndLeave(words), {
      code: 1,
      complaints: 'kingcraft: the output cannot be written: write EPIPE\n',
    });
  });
}

test('convert keeps one game in memory at a time', () => {
  const words = [
    '--max-old-space-size=40',
    command,
    'convert',
    '--to',
    'svg',
    '--each',
    '--json',
    '-',
  ];
  const child = spawnSync(process.execPath, words, {
    input: manyGames.slice(0, manyGames.length / 20),
    maxBuffer: 2 ** 30,
  });
  assert.equal(child.status, 0, String(child.stderr));
  assert.equal(String(child.stdout).split('\n').length, 7001);
});
