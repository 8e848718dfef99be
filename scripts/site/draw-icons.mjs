// Draws the PNG icons from the SVGs beside them: node scripts/site/draw-icons.mjs
// Run it when web/page/icons/*.svg have changed, and commit the pictures. Needs Chromium and the npm packages.

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startChromium } from '../bench/browser.mjs';

const folder = new URL('../../web/page/icons/', import.meta.url);
const icons = [
  { drawing: 'icon.svg', size: 192, file: 'icon-192.png' },
  { drawing: 'icon.svg', size: 512, file: 'icon-512.png' },
  { drawing: 'maskable.svg', size: 512, file: 'maskable-512.png' },
  { drawing: 'maskable.svg', size: 180, file: 'touch-180.png' },
];

const browser = await startChromium();
for (const { drawing, size, file } of icons) {
  const svg = await readFile(new URL(drawing, folder), 'utf8');
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  await page.screenshot({ path: fileURLToPath(new URL(file, folder)), omitBackground: true });
  await page.close();
}
await browser.close();
