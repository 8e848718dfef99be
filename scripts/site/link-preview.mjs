// The preview of a link to the site: its picture, and the addresses of both, which only the host knows.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { toSvg } from '../../web/kingcraft/draw/draw.js';
import { readVariants } from '../variants/variants.mjs';

/** Its address below that of the site. */
export const PREVIEW = 'preview.png';

/** In pixels, as sites that show previews ask for it. */
const SIZE = { width: 1200, height: 630 };
const ICON = fileURLToPath(new URL('../../web/page/icons/icon.svg', import.meta.url));

/** The preview written here: other previews of a page are in its HTML. */
const OURS =
  /[ ]*<meta (?:property="og:(?:url|image(?::\w+)?)"|name="twitter:card") content="[^"]*">\n/g;
/** After it come those with an address. */
const DESCRIPTION = /^([ ]*)<meta property="og:description" content="[^"]*">\n/m;

/**
 * The picture: the icon, and the game that readers see first, without words.
 * @returns {Promise<Uint8Array>} a PNG
 */
export async function drawPreview() {
  const picture = (await readVariants()).find((one) => one.picture)?.picture;
  if (!picture) throw new Error('No game has a picture');
  const [move] = picture.motions;
  const board = toSvg(`${picture.placement} w - - 0 1`, {
    coordinates: false,
    size: 590,
    lastMove: { from: move.from, to: move.to },
  });
  const place = (/** @type {string} */ svg, /** @type {string} */ at) =>
    svg.replace('<svg ', `<svg ${at} `);
  const parts = [
    place(readFileSync(ICON, 'utf8'), 'x="130" y="165" width="300" height="300"'),
    place(board, 'x="560" y="20"'),
  ];
  const { width, height } = SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

/**
 * The address of the site that its host has written into site.json, with a slash at its end, or null.
 * @param {unknown} settings
 * @throws where it is no address
 */
export function addressIn(settings) {
  const { address } = Object(settings);
  if (!address) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`site.json: '${address}' is no address of a site, as https://example.org/`);
  return new URL(url.pathname.replace(/\/?$/, '/'), url).href;
}

/**
 * A page with the addresses of its preview, instead of those that it had.
 * @param {string} html
 * @param {string} file its address below that of the site
 * @param {string | null} address of the site; without one, the page has none: another would be wrong
 */
export function withPreview(html, file, address) {
  const plain = html.replace(OURS, '');
  if (address === null) return plain;
  const { href } = new URL(file.replace(/(^|\/)index\.html$/, '$1'), address);
  return plain.replace(DESCRIPTION, (line, indent) =>
    [
      line,
      `${indent}<meta property="og:url" content="${href}">\n`,
      `${indent}<meta property="og:image" content="${new URL(PREVIEW, address).href}">\n`,
      `${indent}<meta property="og:image:width" content="${SIZE.width}">\n`,
      `${indent}<meta property="og:image:height" content="${SIZE.height}">\n`,
      `${indent}<meta name="twitter:card" content="summary_large_image">\n`,
    ].join(''),
  );
}
