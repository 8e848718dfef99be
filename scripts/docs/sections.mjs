// The sections of the pages, as the search reads them: one for each heading with an address, and for each member of a
// type.

/** @import { DocsPage } from './html.mjs' */
/** @import { Section } from '../../web/page/docs/search-index.js' */

const HEADING = /<(h[23]|dt) id="([^"]+)">([\s\S]*?)<\/(?:h[23]|dt)>/g;

/** @type {Record<string, string>} */
const LETTERS = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** The words of a part of a page. Examples are left out: most of them name the same functions. */
const wordsOf = (/** @type {string} */ html) =>
  html
    .replace(/<pre class="example">[\s\S]*?<\/pre>/g, ' ')
    .replace(/<(?!\/?(?:a|b|code|em|i|span|strong|wbr)\b)[^>]+>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name) => LETTERS[name])
    .replace(/\s+/g, ' ')
    .trim();

/**
 * @param {DocsPage} page
 * @returns {Section[]}
 */
export function sectionsOf({ path, title, html }) {
  const [first, ...parts] = html.split(HEADING);
  /** @type {Section[]} */
  const sections = [[path, title, title, wordsOf(first.replace(/<h1>[\s\S]*?<\/h1>/, ''))]];
  for (let at = 0; at < parts.length; at += 4) {
    const [name, id, heading, text] = parts.slice(at, at + 4);
    // A member is called by its type and its name, and has its declaration as text.
    const [head, body] = name === 'dt' ? [id, `${heading} ${text}`] : [heading, text];
    sections.push([`${path}#${id}`, wordsOf(head), title, wordsOf(body)]);
  }
  return sections;
}
