// The worker: answers the messages of protocol.js.

import { KingcraftError } from '../kingcraft/errors.js';
import { createInstance } from '../kingcraft/instance.js';
import { isNode } from '../kingcraft/platform.js';
import { createTable, newTableMemory } from '../kingcraft/table.js';
import { Control } from './control.js';
import { toPostable } from './protocol.js';
import { Searcher } from './searcher.js';

const port = isNode ? (await import('node:worker_threads')).parentPort : globalThis;
const post = (message) => port.postMessage(message);

let searcher = null;
let current = null;

async function open({ module, hash, helper, memory }) {
  const table = await createTable(memory ?? newTableMemory(hash, false));
  const instance = await createInstance(module, table);
  searcher = new Searcher(instance, hash, helper, memory && new Control(memory));
  post({ type: 'ready' });
}

async function search({ id, position, limits }) {
  let depth = 0;
  current = id;
  const report = await searcher.search(id, position, limits, (found) => {
    const isNews = found.depth > depth;
    depth = found.depth;
    post(isNews ? { type: 'info', id, report: found } : { type: 'alive', id });
  });
  current = null;
  post({ type: 'result', id, report });
}

function stop({ id }) {
  if (id === current) searcher.stop();
}

const handlers = { open, search, stop };

async function receive(message) {
  try {
    await handlers[message.type](message);
  } catch (error) {
    const isRefusal = error instanceof KingcraftError && error.code !== 'engine';
    const answer = isRefusal ? { type: 'refused', id: message.id ?? null } : { type: 'broken' };
    post({ ...answer, error: toPostable(error) });
  }
}

if (isNode) port.on('message', receive);
else port.addEventListener('message', ({ data }) => receive(data));
