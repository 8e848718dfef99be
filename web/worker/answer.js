// @ts-nocheck
// The worker's part of protocol.js.

import { createTable, openTable } from '../kingcraft/create-table.js';
import { KingcraftError } from '../kingcraft/errors.js';
import { createInstance } from '../kingcraft/instance.js';
import { Control } from './control.js';
import { toPostable } from './protocol.js';
import { Searcher } from './searcher.js';

let post;
let searcher = null;
let current = null;

async function open({ module, hash, helper, memory }) {
  const table = await (memory ? openTable(memory) : createTable(hash));
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

async function tables({ id, variant, file }) {
  await searcher.addTables(variant, file);
  post({ type: 'result', id });
}

function stop({ id }) {
  if (id === current) searcher.stop();
}

const handlers = { open, search, tables, stop };

async function receive(message) {
  try {
    await handlers[message.type](message);
  } catch (error) {
    const isRefusal = error instanceof KingcraftError && error.code !== 'engine';
    const reply = isRefusal ? { type: 'refused', id: message.id ?? null } : { type: 'broken' };
    post({ ...reply, error: toPostable(error) });
  }
}

/**
 * Answers every message. `tell` sends one to the client; `listen` hands the client's messages to a
 * function.
 */
export function answer(tell, listen) {
  post = tell;
  listen(receive);
}
