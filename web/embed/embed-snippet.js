// @ts-nocheck
/** The lines that put a board on a page, for each way to take it. */

const SIZE = 480;

const escapes = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const quoted = (text) => `"${text.replaceAll(/[&<"]/g, (letter) => escapes[letter])}"`;

const tag = (wishes) =>
  `<kingcraft-board${Object.entries(wishes)
    .map(([name, value]) => ` ${name}=${quoted(value)}`)
    .join('')}></kingcraft-board>`;

/** The address of a frame with these wishes. */
export function frameAddress(wishes, base) {
  const address = new URL('embed.html', base);
  for (const [name, value] of Object.entries(wishes)) address.searchParams.set(name, value);
  return address.href;
}

const WAYS = {
  module: (wishes) =>
    ['<script type="module">', "  import 'kingcraft/board/define';", '</script>', tag(wishes)].join(
      '\n',
    ),
  script: (wishes, base) =>
    [`<script src=${quoted(new URL('kingcraft-board.js', base).href)}></script>`, tag(wishes)].join(
      '\n',
    ),
  frame: (wishes, base, title) =>
    [
      `<iframe src=${quoted(frameAddress(wishes, base))}`,
      `  title=${quoted(title)} width="${SIZE}" height="${SIZE}" sandbox="allow-scripts" loading="lazy"></iframe>`,
    ].join('\n'),
};

/**
 * @param {'module' | 'script' | 'frame'} way
 * @param {Record<string, string>} wishes attributes of the board
 * @param {string} base address of the folder with the built files
 * @param {string} title of a frame
 */
export function snippetFor(way, wishes, base, title) {
  return WAYS[way](wishes, base, title);
}
