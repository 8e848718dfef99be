// The browser in which tests and benchmarks run: scripts, Playwright and benchmarks agree on it.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const program = '#!/bin/sh\n';
const snap = '#!/bin/sh\nexec /snap/bin/chromium "$@"\n';

/** [what the system has, what CHROMIUM names, what is found for tests, and for benchmarks] */
const systems = [
  [
    { 'chromium-headless-shell': program, chromium: program },
    '',
    'chromium-headless-shell',
    'chromium',
  ],
  [{ 'chromium-headless-shell': snap, chromium: program }, '', 'chromium', 'chromium'],
  [
    {
      'chromium-headless-shell': snap,
      chromium: snap,
      'chromium-browser': snap,
      'google-chrome': program,
    },
    '',
    'google-chrome',
    'google-chrome',
  ],
  [{ 'my-browser': program, chromium: program }, 'my-browser', 'my-browser', 'my-browser'],
];

/** The output of a command in the system whose programs are in a folder. */
const printed = (folder, chromium, command, ...words) =>
  execFileSync(command, words, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM: chromium, PATH: `${folder}:${process.env.PATH}` },
  }).trim();

for (const [programs, chromium, wanted, forBenchmarks] of systems)
  test(`of ${Object.keys(programs).join(', ')} it is ${wanted}`, (t) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-browser-'));
    t.after(() => rmSync(folder, { recursive: true }));
    for (const [name, text] of Object.entries(programs))
      writeFileSync(path.join(folder, name), text, { mode: 0o755 });
    const of = (...words) => printed(folder, chromium && path.join(folder, chromium), ...words);
    const inNode = (module, found) =>
      of(
        'node',
        '--input-type=module',
        '-e',
        `import * as found from '${module}'; console.log(${found})`,
      );
    assert.deepEqual(
      {
        scripts: of('bash', '-c', '. scripts/shared/environment.sh && find_browser'),
        playwright: inNode(
          './playwright.config.js',
          'found.default.use.launchOptions.executablePath',
        ),
        benchmarks: inNode('./scripts/bench/browser.mjs', 'found.browserPath()'),
      },
      {
        scripts: path.join(folder, wanted),
        playwright: path.join(folder, wanted),
        benchmarks: path.join(folder, forBenchmarks),
      },
    );
  });
