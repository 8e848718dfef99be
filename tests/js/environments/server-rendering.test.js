// The board in pages that a server renders, and that a framework takes over in the browser: no warning, and the board
// plays.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { onPageOf } from './browser.js';
import { bundleForBrowser, bundleForNode } from './framework-bundle.js';
import { createProject } from './project.js';

/** The content of the board for readers without scripts. */
const TEXT = 'A board of Tax Chess.';

/** @param {string} lists as attributes */
const react = (lists) => ({
  'Page.tsx': `
    import 'kingcraft/board/react';
    export const Page = () => (
      <main>
        <h1>Tax Chess</h1>
        <kingcraft-board variant="tax" ${lists} sounds>${TEXT}</kingcraft-board>
      </main>
    );`,
  'server.tsx': `
    import { renderToString } from 'react-dom/server';
    import { Page } from './Page';
    console.log(renderToString(<Page />));`,
  'main.tsx': `
    import { hydrateRoot } from 'react-dom/client';
    import { Page } from './Page';
    hydrateRoot(document.querySelector('#app')!, <Page />);`,
});

/** The files of each framework: a page, what renders it, and what takes it over. */
const frameworks = {
  react18: react("moves={['e4', 'e5']} controls={['moves', 'flip']}"),
  // On a server it leaves arrays out, and in the browser it does not add them. Vue says so.
  react19: react('moves="e4 e5" controls="moves flip"'),
  vue: {
    'page.ts': `
      import { createSSRApp, h } from 'vue';
      import 'kingcraft/board/vue';
      const props = { variant: 'tax', moves: 'e4 e5', controls: 'moves flip', sounds: true };
      const render = () => h('main', [h('h1', 'Tax Chess'), h('kingcraft-board', props, '${TEXT}')]);
      export const createApp = () => createSSRApp({ render });`,
    'server.ts': `
      import { renderToString } from 'vue/server-renderer';
      import { createApp } from './page';
      console.log(await renderToString(createApp()));`,
    'main.ts': `
      import { createApp } from './page';
      createApp().mount('#app');`,
  },
  svelte: {
    'Page.svelte': `
      <script lang="ts">
        import 'kingcraft/board/svelte';
      </script>
      <main>
        <h1>Tax Chess</h1>
        <kingcraft-board variant="tax" moves={['e4', 'e5']} controls={['moves', 'flip']} sounds>${TEXT}</kingcraft-board>
      </main>`,
    'server.ts': `
      import { render } from 'svelte/server';
      import Page from './Page.svelte';
      console.log(render(Page).body);`,
    'main.ts': `
      import { hydrate } from 'svelte';
      import Page from './Page.svelte';
      hydrate(Page, { target: document.querySelector('#app')! });`,
  },
};

const pageOf = (html) => `<!doctype html><html lang="en"><title>Framework</title>
  <link rel="icon" href="data:,"><div id="app">${html.trim()}</div>
  <script type="module" src="main.js"></script></html>`;

for (const [name, files] of Object.entries(frameworks))
  test(`${name}: a page that a server has rendered`, async () => {
    const folder = createProject(name, files);
    const [server, main] = ['server', 'main'].map((part) =>
      Object.keys(files).find((file) => file.startsWith(part)),
    );
    await bundleForNode(folder, server, 'server.mjs');
    const html = execFileSync(process.execPath, ['server.mjs'], { cwd: folder, encoding: 'utf8' });
    assert.match(html, /<kingcraft-board [^>]*variant="tax"[^>]*>/);
    assert.ok(html.includes(TEXT), html);
    await bundleForBrowser(folder, main, 'development');
    writeFileSync(path.join(folder, 'dist/index.html'), pageOf(html));
    const { found, errors } = await onPageOf(path.join(folder, 'dist'), (opened) =>
      opened.evaluate(async () => {
        await customElements.whenDefined('kingcraft-board');
        const board = document.querySelector('kingcraft-board');
        await board.ready;
        await board.move('d4');
        const sans = board.history.map(({ san }) => san);
        const buttons = board.shadowRoot.querySelectorAll('.bar button').length;
        return [
          document.querySelectorAll('kingcraft-board').length,
          board.sounds,
          buttons,
          ...sans,
        ];
      }),
    );
    assert.deepEqual(errors, []);
    const [count, sounds, ...rest] = found;
    assert.deepEqual([count, ...rest], [1, 3, 'e4', 'e5', 'd4']);
    assert.ok(['', 'true'].includes(sounds), sounds);
  });
