/** The lines that put a board on a page, in each of its formats. */

/** The width and the height of a frame, in pixels. */
const SIZE = 480;

/**
 * The attributes of a board.
 * @typedef {Record<string, string>} Attributes
 */

/** @typedef {'module' | 'script' | 'frame'} Format */

/** @type {Record<string, string>} */
const escapes = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** @param {string} text */
const quoted = (text) => `"${text.replaceAll(/[&<"]/g, (letter) => escapes[letter])}"`;

/** @param {Attributes} attributes */
const tag = (attributes) =>
  `<kingcraft-board${Object.entries(attributes)
    .map(([name, value]) => ` ${name}=${quoted(value)}`)
    .join('')}></kingcraft-board>`;

/**
 * The address of a frame with this board.
 * @param {Attributes} attributes
 * @param {string} base address of the folder with the built files
 */
export function frameAddress(attributes, base) {
  const address = new URL('embed.html', base);
  for (const [name, value] of Object.entries(attributes)) address.searchParams.set(name, value);
  return address.href;
}

/** @type {Record<Format, (attributes: Attributes, base: string, title: string) => string[]>} */
const LINES = {
  module: (attributes) => [
    '<script type="module">',
    "  import 'kingcraft/board/define';",
    '</script>',
    tag(attributes),
  ],
  script: (attributes, base) => [
    `<script src=${quoted(new URL('kingcraft-board.js', base).href)}></script>`,
    tag(attributes),
  ],
  frame: (attributes, base, title) => [
    `<iframe src=${quoted(frameAddress(attributes, base))}`,
    `  title=${quoted(title)} width="${SIZE}" height="${SIZE}" sandbox="allow-scripts" loading="lazy"></iframe>`,
  ],
};

/**
 * @param {Format} format
 * @param {Attributes} attributes
 * @param {string} base address of the folder with the built files
 * @param {string} title of a frame
 */
export function snippetFor(format, attributes, base, title) {
  return LINES[format](attributes, base, title).join('\n');
}
