// The native program on several threads for long, built with the thread sanitizer, which ends it at the first race.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRandom } from '../match/random.mjs';
import { LINES, PROGRAM, talk } from './native.mjs';

/** @import { Puzzle } from '../../web/variants/puzzles.js' */

const SANITIZED = 'build/tsan/kingcraft';

/**
 * The lines that a session may send: half of them are positions with few pieces, from which searches soon ask the
 * tables.
 * @param {string} variant
 */
function linesOf(variant) {
  /** @type {{ puzzles: Puzzle[] }} */
  const { puzzles } = JSON.parse(readFileSync(`web/variants/${variant}/puzzles.json`, 'utf8'));
  const endgames = puzzles.filter(({ themes }) => themes.includes('endgame'));
  return [
    ...LINES,
    ...endgames.slice(0, LINES.length).map(
      ({ fen }) =>
        () =>
          `position fen ${fen}`,
    ),
  ];
}

/** @param {string[]} variants @param {number} minutes */
export async function endureThreads(variants, minutes) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-tables-'));
  const random = createRandom('threads');
  const end = Date.now() + 60_000 * minutes;
  const lines = variants.map(linesOf);
  const faults = [];
  let sessions = 0;
  try {
    for (const variant of variants)
      execFileSync(PROGRAM, ['tables', 'build', variant, '3', '--dir', folder], {
        stdio: 'ignore',
      });
    while (Date.now() < end && faults.length === 0) {
      const turn = sessions % variants.length;
      const fault = await talk(variants[turn], createRandom(String(random(2 ** 31))), {
        file: SANITIZED,
        options: [
          ['Threads', 2 + random(3)],
          ['TablePath', folder],
        ],
        lines: lines[turn],
      });
      if (fault) faults.push(fault);
      sessions += 1;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  console.log(`threads: ${sessions} sessions in ${minutes} minutes, ${faults.length} faults`);
  for (const fault of faults) console.log(fault);
  return faults.length === 0;
}
