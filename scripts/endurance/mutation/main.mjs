// The parts of scripts/endurance/mutants: node main.mjs PART SHARE SEED [FILE]...

import path from 'node:path';
import { prepareEngine } from './engine-mutants.mjs';
import { prepareJavaScript } from './javascript-mutants.mjs';
import { runMutants } from './run-mutants.mjs';

const [part, share, seed, ...files] = process.argv.slice(2);
const folder = path.join(import.meta.dirname, '../../../build/mutants', part);
const { mutants, tests } = await (part === 'engine'
  ? prepareEngine(folder)
  : prepareJavaScript(folder));
const isHeld = await runMutants(mutants, tests, { folder, share: Number(share), seed, files });
process.exitCode = isHeld ? 0 : 1;
