// The page while it is being changed: npm run dev Serves web/ as it is written, on the wasm and the tables of the last
// build, and loads the page again when a file is saved.

import { execFileSync } from 'node:child_process';
import { createReadStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fonts } from './libraries.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The sources of the modules in web/variants/generated. */
const OF_A_GAME = /\/web\/variants\/(?!generated\/)\w+\/|\/examples\/games\//;
const GENERATE_MODULES = path.join(root, 'scripts/variants/generate-modules.mjs');
const PAGE = 'web/page/index.html';

/** Serves at its address what `scripts/build` puts elsewhere. */
const page = {
  name: 'page',
  configureServer(/** @type {import('vite').ViteDevServer} */ { middlewares, transformIndexHtml }) {
    middlewares.use(async (request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://page');
      const font = fonts[/** @type {keyof fonts} */ (path.basename(pathname))];
      if (font) createReadStream(path.join(root, 'node_modules', font)).pipe(response);
      else if (pathname === '/') {
        const html = readFileSync(path.join(root, PAGE), 'utf8');
        response.setHeader('Content-Type', 'text/html');
        response.end(await transformIndexHtml('/', html));
      } else next();
    });
  },
  /** Styles too: screens load theirs by a script, which would not see that a link was changed. */
  handleHotUpdate(/** @type {import('vite').HmrContext} */ { file, server }) {
    if (OF_A_GAME.test(file))
      execFileSync(process.execPath, [GENERATE_MODULES], { stdio: 'inherit' });
    server.ws.send({ type: 'full-reload' });
    return [];
  },
};

/** @type {import('vite').UserConfig} */
export default {
  root: path.join(root, 'web'),
  cacheDir: path.join(root, 'build/vite'),
  plugins: [page],
  // Found one by one, they would load the page again.
  optimizeDeps: { entries: [], include: ['gifenc', 'idb', 'uqr', 'glicko2-lite'] },
  server: {
    // Threads of the engine share memory only on an isolated page.
    headers: {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    },
  },
};
