// Joins the page into one file that plays from a disk. Styles, modules, engine, nets and rulebooks are all inside, and
// the page's own policy lets nothing else in.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { joinInline } from './inline.mjs';
import { licenceOf } from './libraries.mjs';
import { joinStyles, styleLinks } from './styles.mjs';

/**
 * The engine, the modules and the nets, up to 0.8 MB, take most of it; the rest is for puzzles and openings of all
 * games, which grow with the corpus.
 */
const bytesMax = 2.8e6;

const icon = /<link rel="icon" href="([^"]+)" type="([^"]+)">/;
/** The style that names the bundled fonts: a single file has the fonts of the system. */
const fonts = 'page/styles/fonts.css';
/** Tags that a file on a disk does not need, and the policy of the site: the file has a stricter one. */
const others =
  /[ ]*<(?:link rel="(?:apple-touch-icon|manifest|preload)"|meta (?:http-equiv|name="integrity"|property)|script async|footer><a href="docs\/).*\n/g;
/** The script that runs before the page is drawn. */
const early = /[ ]*<script src="([^"]+)"><\/script>\n/;
const main = /[ ]*<!-- PRELOAD -->\n[ ]*<link rel="modulepreload" href="([^"]+)">\n/;

const hashOf = (/** @type {string} */ text) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policyFor = (/** @type {string} */ style, /** @type {string[]} */ scripts) =>
  [
    "default-src 'none'",
    `script-src ${scripts.map(hashOf).join(' ')} 'wasm-unsafe-eval'`,
    `style-src ${hashOf(style)}`,
    'worker-src blob:',
    'img-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types kingcraft',
  ].join('; ');

/** The licences of what is inside. */
function licences(/** @type {string} */ web) {
  const files = ['idb', 'uqr', 'glicko2-lite', 'gifenc'].map(licenceOf);
  const texts = [path.join(web, '../LICENSE'), ...files].map((file) => readFileSync(file, 'utf8'));
  const libraries =
    'idb by Jake Archibald, uqr by Anthony Fu, glicko2-lite by Kenan Yildirim and gifenc by Matt DesLauriers';
  return `<!--\nKingcraft, with ${libraries}\n\n${texts.join('\n')}-->`;
}

function iconAsData(/** @type {string} */ html, /** @type {string} */ web) {
  return html.replace(icon, (_link, file, type) => {
    const data = readFileSync(path.join(web, file)).toString('base64');
    return `<link rel="icon" href="data:${type};base64,${data}">`;
  });
}

/**
 * The page with this style and these scripts for those that it links to.
 * @param {string} html
 * @param {{ style: string, script: string, first: string }} parts `first`: what runs before the page is drawn
 */
function withInside(html, { style, script, first }) {
  const inside = [
    `<meta http-equiv="Content-Security-Policy" content="${policyFor(style, [first, script])}">`,
    `<script>${first}</script>`,
    `<style>${style}</style>`,
    `<script type="module">${script}</script>`,
  ];
  return html
    .replaceAll(others, '')
    .replaceAll(styleLinks, '')
    .replace(early, '')
    .replace(main, () => inside.map((line) => `    ${line}\n`).join(''));
}

/**
 * The page as one file.
 * @param {string} web the folder of the sources
 * @param {string} html the page as it is written
 * @param {string[]} styles those that it links to, and those of screens that are opened later
 */
export async function pageInOneFile(web, html, styles) {
  const entry = html.match(main)?.[1];
  const before = html.match(early)?.[1];
  if (!entry || !before) throw new Error('web/page/index.html lacks a script');
  const [style, script] = await Promise.all([
    joinStyles(
      web,
      styles.filter((file) => file !== fonts),
    ),
    joinInline(entry, 'inside'),
  ]);
  const first = readFileSync(path.join(web, before), 'utf8');
  if (/<!--|<\/(script|style)/i.test(first + script + style))
    throw new Error('the text would end its own tag');
  const page = withInside(iconAsData(html, web), { style, script, first });
  const text = page.replace('\n', `\n${licences(web)}\n`);
  if (Buffer.byteLength(text) > bytesMax)
    throw new Error(`the page would have ${Buffer.byteLength(text)} bytes, more than ${bytesMax}`);
  return text;
}
