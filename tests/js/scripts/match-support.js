// Shared by the tests of scripts/match/run.

import { fileURLToPath } from 'node:url';
import { load } from 'kingcraft';
import { wallClock } from '../../../web/cli/referee/time-control.js';

export const kingcraft = await load();

export const variantIds = kingcraft.variants.map(({ id }) => id);

/** The path of the UCI engine whose option Script holds its answers, ply by ply. */
export const scriptedEngine = fileURLToPath(new URL('./fixtures/scripted-engine', import.meta.url));

/** Black mates in two moves. */
export const foolsMate = 'f2f3 e7e5 g2g4 d8h4';

/** The set-up of a player that answers from the script. */
export function scriptedPlayer(name, script, options = []) {
  const scripts = [['Script', script], ...options];
  return { command: [scriptedEngine], name, options: scripts, defaults: [] };
}

/** A clock on which no time passes until `advance(milliseconds)` is called. */
export function createManualClock() {
  let time = 0;
  let waiting = [];
  return {
    now: () => time,
    after(milliseconds, work) {
      const entry = { due: time + milliseconds, work };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    advance(milliseconds) {
      time += milliseconds;
      const due = waiting.filter((entry) => entry.due <= time);
      waiting = waiting.filter((entry) => entry.due > time);
      for (const { work } of due) work();
    },
  };
}

/** The options of a match between scripted engines: from the start position, one game at a time. */
export const plainOptions = {
  variants: ['chess'],
  games: 2,
  limit: { movetime: 100 },
  margin: 50,
  seed: '1',
  plies: 0,
  pliesMax: Number.POSITIVE_INFINITY,
  concurrency: 1,
  sprt: null,
};

/** The parts of a match between two scripts, with a judge who finds everything level. */
export function partsOf(scriptA, scriptB, parts = {}) {
  const setups = {
    a: scriptedPlayer('A', scriptA),
    b: scriptedPlayer('B', scriptB),
    judge: scriptedPlayer('judge', ''),
  };
  return { setups, clock: wallClock, ...parts };
}
