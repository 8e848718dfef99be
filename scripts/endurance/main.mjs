// The parts of scripts/endurance/run: each prints what it measures, and whether the limit held.

import { watchOutput } from '../../web/cli/watch-output.js';
import { readVariants } from '../variants/variants.mjs';
import { endureAgreement } from './agree.mjs';
import { endureFailingCalls } from './failing-calls.mjs';
import { endureFaults } from './faults.mjs';
import { endureFullDisk, endureKills, endureLegality, endureSessions } from './native.mjs';
import { endurePackage } from './package.mjs';
import { endurePage } from './page.mjs';
import { endureThreads } from './threads.mjs';
import { endureYear } from './year.mjs';

const [part, text, games] = process.argv.slice(2);
const share = Number(text);
const known = (await readVariants()).map(({ id }) => id);
const ids = games ? games.split(',') : known;
const unknown = ids.find((id) => !known.includes(id));
if (unknown !== undefined) {
  console.error(`scripts/endurance/run: there is no game '${unknown}'`);
  process.exit(2);
}

/** @type {Record<string, () => Promise<boolean>>} */
const parts = {
  package: () => endurePackage(share),
  page: () => endurePage(Math.max(1, Math.round(60 * share))),
  faults: async () => endureFaults(Math.ceil(ids.length * share)),
  native: async () => {
    const held = [
      endureLegality(ids, Math.ceil(1_000_000 * share)),
      endureFailingCalls(share),
      await endureFullDisk(),
      await endureKills(Math.ceil(50 * share)),
      await endureSessions(ids, Math.ceil(200 * share)),
    ];
    return held.every(Boolean);
  },
  threads: () => endureThreads(ids, 10 * share),
  agree: () => endureAgreement(ids, Math.ceil(10_000_000 * share)),
  year: () => endureYear(share),
};

watchOutput('scripts/endurance/run');
const isHeld = await parts[part]();
console.log(`${part}: ${isHeld ? 'held' : 'did not hold'}`);
process.exit(isHeld ? 0 : 1);
