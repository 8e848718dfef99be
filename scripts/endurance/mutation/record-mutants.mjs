// Loaded before a test in node: hands the active mutant to the code with mutants, or writes down which ones it reaches.

import { appendFileSync } from 'node:fs';

const { KINGCRAFT_MUTANT, KINGCRAFT_REACHED } = process.env;
/**
 * What Stryker's code reads and writes.
 * @type {{ activeMutant?: string, mutantCoverage?: { static: Record<string, number> } }}
 */
const state = { activeMutant: KINGCRAFT_MUTANT };
Object.assign(globalThis, { __stryker__: state });
if (KINGCRAFT_REACHED)
  process.on('exit', () => {
    const reached = Object.keys(state.mutantCoverage?.static ?? {});
    appendFileSync(KINGCRAFT_REACHED, `${reached.join('\n')}\n`);
  });
