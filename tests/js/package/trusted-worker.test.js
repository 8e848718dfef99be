// How a worker of a browser is started: under trusted types, and from another host.

import assert from 'node:assert/strict';
import { test } from 'node:test';

const page = 'https://page.example';
const own = new URL(`${page}/worker.js`);
const foreign = new URL('https://boards.example/worker.js');
const module = { type: 'module' };

/** Starts workers as a page does. Returns what the browser's Worker got, and the text of each script made for it. */
async function startOn(context, globals, starts) {
  const started = [];
  const texts = [];
  const stand = {
    origin: page,
    Worker: class {
      constructor(...values) {
        started.push(values);
      }
    },
    ...globals,
  };
  for (const [name, value] of Object.entries(stand)) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true });
    context.after(() => {
      if (before) Object.defineProperty(globalThis, name, before);
      else delete globalThis[name];
    });
  }
  context.mock.method(URL, 'createObjectURL', (blob) => `blob:${page}/${texts.push(blob)}`);
  // Its policy is made once: each case has its own copy of the module.
  const { Worker } = await import(
    `../../../web/worker/trusted-worker.js?${encodeURIComponent(context.name)}`
  );
  for (const values of starts) new Worker(...values);
  return { started, texts: await Promise.all(texts.map((blob) => blob.text())) };
}

const trusted = (url) => ({ trusted: url });
const allowing = {
  createPolicy: (name, { createScriptURL }) => ({
    createScriptURL: (url) => trusted(`${name} ${createScriptURL(url)}`),
  }),
};
const refusing = {
  createPolicy() {
    throw new TypeError('Policy "kingcraft" disallowed.');
  },
};

/** [what, globals of the page, what is started, what the browser is given] */
const addresses = [
  ['no trusted types', {}, [own, module], own.href],
  ['a policy', { trustedTypes: allowing }, [own, module], trusted(`kingcraft ${own.href}`)],
  ['a page that allows no policy', { trustedTypes: refusing }, [own, module], own.href],
  ['a module of another host', {}, [foreign, module], `blob:${page}/1`],
  [
    'the same with a policy',
    { trustedTypes: allowing },
    [foreign, module],
    trusted(`kingcraft blob:${page}/1`),
  ],
  // A script that is no module cannot be imported: the browser refuses it.
  ['a script of another host', {}, [foreign], foreign.href],
  ['a file of the system', { origin: 'null' }, [new URL('file:///w.js'), module], 'file:///w.js'],
];

for (const [what, globals, values, expected] of addresses)
  test(`the address of a worker: ${what}`, async (context) => {
    const { started } = await startOn(context, globals, [values]);
    assert.deepEqual(started, [[expected, values[1]]]);
  });

test('workers of another host share a script, which imports theirs', async (context) => {
  const starts = [
    [foreign, module],
    [foreign, module],
  ];
  const { started, texts } = await startOn(context, {}, starts);
  assert.deepEqual(texts, [`import "${foreign.href}";`]);
  assert.deepEqual(started[0], started[1]);
});
