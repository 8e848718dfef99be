// Loaded before a test in node: hands the active mutant to the code with mutants, or writes down which ones it reaches.

import { appendFileSync } from 'node:fs';

const { KINGCRAFT_MUTANT, KINGCRAFT_REACHED } = process.env;
globalThis.__stryker__ = { activeMutant: KINGCRAFT_MUTANT };
if (KINGCRAFT_REACHED)
  process.on('exit', () => {
    const reached = Object.keys(globalThis.__stryker__.mutantCoverage?.static ?? {});
    appendFileSync(KINGCRAFT_REACHED, `${reached.join('\n')}\n`);
  });
