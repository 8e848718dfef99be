// The board in templates of frameworks: lists as arrays, events, and types.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { onPageOf } from './browser.js';
import { bundleForBrowser } from './framework-bundle.js';
import { createProject, tryIn } from './project.js';

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

const page = `<!doctype html><html lang="en"><title>Framework</title>
  <link rel="stylesheet" href="data:text/css,"><div id="app"></div><output></output>
  <script type="module" src="main.js"></script></html>`;

/** Where a program writes what its listener heard. */
const hear = `const hear = (event: CustomEvent<{ readonly move: { readonly san: string } | null }>) => {
  document.querySelector('output')!.textContent = event.detail.move?.san ?? '';
};`;

const attributes = `variant="tax" level={3} moves={['e4', 'e5']} controls={['moves', 'flip']}`;

const react = (head) => `
  import 'kingcraft/board/react';
  import { createRoot } from 'react-dom/client';
  ${head}
  createRoot(document.querySelector('#app')!).render(<Page />);
`;

/** A program of each framework; the first file is where it begins. */
const frameworks = {
  react18: {
    'main.tsx': react(`
      import { useEffect, useRef } from 'react';
      import type { KingcraftBoard } from 'kingcraft/board';
      ${hear}
      function Page() {
        const board = useRef<KingcraftBoard>(null);
        useEffect(() => board.current?.addEventListener('move', hear), []);
        return <kingcraft-board ref={board} ${attributes} />;
      }`),
  },
  react19: {
    'main.tsx': react(`${hear}
      const Page = () => <kingcraft-board onmove={hear} ${attributes} />;`),
  },
  vue: {
    'main.ts': `
      import { createApp, h } from 'vue';
      import 'kingcraft/board/vue';
      ${hear}
      const props = { variant: 'tax', level: 3, moves: ['e4', 'e5'], controls: ['moves', 'flip'], onMove: hear };
      createApp({ render: () => h('kingcraft-board', props) }).mount('#app');`,
    'Page.vue': `<script setup lang="ts">
      import 'kingcraft/board/vue';
      ${hear}
      </script>
      <template>
        <kingcraft-board variant="tax" :level="3" :moves="['e4', 'e5']" :controls="['moves', 'flip']" @move="hear" />
      </template>`,
  },
  svelte: {
    'main.ts': `
      import { mount } from 'svelte';
      import Page from './Page.svelte';
      mount(Page, { target: document.querySelector('#app')! });`,
    'Page.svelte': `<script lang="ts">
      import 'kingcraft/board/svelte';
      ${hear}
      </script>
      <kingcraft-board ${attributes} onmove={hear} />`,
  },
};

const compilerOptions = {
  strict: true,
  noEmit: true,
  jsx: 'react-jsx',
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  lib: ['ES2022', 'ESNext.Disposable', 'DOM', 'DOM.Iterable'],
  skipLibCheck: true,
  types: [],
};

/** The command that checks the types of a program; the compiler of TypeScript is this repository's. */
const checkers = {
  vue: ['vue-tsc', '--project', '.'],
  svelte: ['svelte-check', '--tsconfig', './tsconfig.json'],
};

/** Whether the types of a program are right. */
function isTyped(name, folder) {
  const [program, ...words] = checkers[name] ?? [];
  const { status, stdout } = program
    ? tryIn(folder, program, ...words)
    : spawnSync(process.execPath, [tsc, '--project', folder], { encoding: 'utf8' });
  return { isRight: status === 0, stdout };
}

for (const [name, files] of Object.entries(frameworks)) {
  test(`${name}: lists, events and types`, async () => {
    const folder = createProject(name, {
      ...files,
      'dist/index.html': page,
      'svelte.config.js': 'export default {};',
      'tsconfig.json': JSON.stringify({
        compilerOptions,
        include: ['*.ts', '*.tsx', '*.vue', '*.svelte'],
      }),
    });
    const { isRight, stdout } = isTyped(name, folder);
    assert.ok(isRight, stdout);
    const [main] = Object.keys(files);
    await bundleForBrowser(folder, `./${main}`);
    const { found, errors } = await onPageOf(path.join(folder, 'dist'), (opened) =>
      opened.evaluate(async () => {
        await customElements.whenDefined('kingcraft-board');
        const board = document.querySelector('kingcraft-board');
        await board.ready;
        const shown = board.history.map(({ san }) => san);
        const buttons = board.shadowRoot.querySelectorAll('button').length;
        await board.move('d4');
        return [...shown, board.level, buttons >= 3, document.querySelector('output').textContent];
      }),
    );
    assert.deepEqual(errors, []);
    assert.deepEqual(found, ['e4', 'e5', '3', true, 'd4']);
    // A wrong attribute is found where the template is checked.
    const [template] = Object.keys(files).filter((file) => /tsx|vue|svelte/.test(file));
    const wrong = files[template].replace('variant="tax"', 'variant="tax" theme="pink"');
    writeFileSync(path.join(folder, template), wrong);
    assert.equal(isTyped(name, folder).isRight, false);
  });
}
