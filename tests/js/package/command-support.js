// What the tests of the command kingcraft share.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openGames } from '../../../web/cli/pgn-files.js';
import { kingcraft } from './support.js';

export const command = fileURLToPath(new URL('../../../web/cli/kingcraft.js', import.meta.url));

/** Runs the command; `input` is what comes in. */
export function call(words, input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    encoding: 'utf8',
    input,
  });
  return { status, stdout, stderr, json: () => stdout.trim().split('\n').map(JSON.parse) };
}

export const taxFen = '4k3/8/8/8/4K3/8/1P1PP1P1/8 w - - 0 1';

/** What comes of the games of a text. */
export async function openAll(text, work) {
  const found = [];
  for await (const each of openGames(kingcraft, [text], work)) found.push(each);
  return found;
}

/** An engine that plays the moves of its options. */
export const scripted = fileURLToPath(
  new URL('../scripts/fixtures/scripted-engine', import.meta.url),
);
