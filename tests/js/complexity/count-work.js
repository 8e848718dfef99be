// How much work a piece of JavaScript takes, counted and not timed.

import assert from 'node:assert/strict';
import { Session } from 'node:inspector';

const session = new Session();
session.connect();

/** Asks V8, which answers before this returns. */
function ask(method, parameters) {
  let answer;
  session.post(method, parameters, (error, result) => {
    if (error) throw error;
    answer = result;
  });
  return answer;
}

// V8 counts only in code that it compiles from now on: what is counted is imported after this module.
ask('Profiler.enable');
ask('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** How often blocks of the project's own code were run since the last call. */
function blocksRun() {
  const { result } = ask('Profiler.takePreciseCoverage');
  const functions = result
    .filter(({ url }) => url.includes('/web/'))
    .flatMap((file) => file.functions);
  return functions.flatMap(({ ranges }) => ranges).reduce((sum, { count }) => sum + count, 0);
}

/** How many characters a search went through that began at `from`. */
const searched = (text, from, found, length) =>
  (found === -1 ? text.length : found + length) - from;

/** How far V8's own functions go, which no block shows; `before` is the `lastIndex` of an expression. */
const natives = [
  ...['replaceAll', 'replace', 'split', 'trim', 'toLowerCase', 'toUpperCase', 'includes'].map(
    (name) => ({ object: String.prototype, name, work: (text) => text.length }),
  ),
  {
    object: String.prototype,
    name: 'indexOf',
    work: (text, [part, from = 0], found) => searched(text, from, found, String(part).length),
  },
  {
    object: String.prototype,
    name: 'lastIndexOf',
    work: (text, [, from = text.length], found) => Math.min(from, text.length) - Math.max(found, 0),
  },
  {
    object: RegExp.prototype,
    name: 'exec',
    // No expression goes through a character again and again: see expressions.test.js.
    work({ sticky, global }, [text], found, before) {
      const length = found?.[0].length ?? 0;
      if (sticky) return length;
      return searched(String(text), global ? before : 0, found?.index ?? -1, length);
    },
  },
  ...[Symbol.iterator, 'concat', 'flat', 'includes', 'indexOf', 'join', 'slice'].map((name) => ({
    object: Array.prototype,
    name,
    work: (list) => list.length,
  })),
];

/**
 * How many blocks of the project's code are run, and how many characters and elements V8's own functions go through,
 * while something is done.
 */
export async function countWork(work) {
  let count = 0;
  const restore = natives.map(({ object, name, work: workOf }) => {
    const original = object[name];
    object[name] = function (...values) {
      const before = this.lastIndex;
      const result = Reflect.apply(original, this, values);
      count += workOf(this, values, result, before);
      return result;
    };
    return () => {
      object[name] = original;
    };
  });
  blocksRun();
  try {
    await work();
  } finally {
    for (const undo of restore) undo();
  }
  return count + blocksRun();
}

/**
 * Fails where four times the text is more than four and a half times the work.
 * @param {(count: number) => unknown} workOf what is done with a text that has something so many times
 */
export async function checkGrowth(size, workOf) {
  const once = await countWork(() => workOf(size));
  const again = await countWork(() => workOf(4 * size));
  assert.ok(once > size, `only ${once} for a text of ${size}: it was not read`);
  assert.ok(again <= 4.5 * once, `${once} for ${size}, ${again} for four times as many`);
}
