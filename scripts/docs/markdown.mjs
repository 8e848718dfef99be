// Markdown as HTML, for the documentation.

import path from 'node:path';
import { Marked } from 'marked';
import { highlighted } from './highlight.mjs';
import { codeHtml, escapeHtml, headingHtml, scrollBox } from './html.mjs';

/** @import { RendererObject, Tokens } from 'marked' */

const OUTPUT = 'text';

/** A board in a block of HTML. */
const BOARD = /<kingcraft-board[\s\S]*?<\/kingcraft-board>/;

/** The board of a sample, alive below its code. */
function liveBoard(/** @type {string} */ language, /** @type {string} */ code) {
  const [board] = (language === 'html' && BOARD.exec(code)) || [];
  return board ? `<div class="live">${board}</div>\n` : '';
}

/** The id of a heading, as the forges make it, so that the same links work in the repository. */
const idOf = (/** @type {string} */ text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** A word of code that is longer breaks behind its marks, so that a table of code fits on a page. */
const LONG = 20;

/** Code in a sentence, as HTML. */
const inlineCode = (/** @type {string} */ code) =>
  code
    .split(' ')
    .map(escapeHtml)
    .map((word) => (word.length > LONG ? word.replaceAll(/[/,.(](?=.)/g, '$&<wbr>') : word))
    .join(' ');

const plainText = (/** @type {string} */ html) => html.replace(/<[^>]+>/g, '');

/**
 * @typedef {(file: string) => string | null} AddressOf a file of the repository as an address of the site, if it has
 *   one
 */

/**
 * The address of a link. Files of the repository that the site does not have are no links.
 * @param {string} file the text, from the root of the repository
 * @param {string} href
 * @param {AddressOf} addressOf
 */
function resolveLink(file, href, addressOf) {
  if (/^(https?:|#)/.test(href)) return href;
  const [target, fragment] = href.split('#');
  const address = addressOf(path.posix.join(path.posix.dirname(file), target));
  return address && fragment ? `${address}#${fragment}` : address;
}

/**
 * Reads one text.
 * @param {{ file: string, text: string, addressOf: AddressOf }} source see resolveLink
 * @returns {{ title: string, html: string, headings: { id: string, html: string }[] }} `headings` are those of the
 *   second level
 */
export function readMarkdown({ file, text, addressOf }) {
  /** @type {{ title: string, headings: { id: string, html: string }[] }} */
  const found = { title: '', headings: [] };
  /** @type {Map<string, number>} */
  const ids = new Map();
  const freshId = (/** @type {string} */ words) => {
    const id = idOf(words);
    const times = ids.get(id) ?? 0;
    ids.set(id, times + 1);
    return times ? `${id}-${times}` : id;
  };
  /** @type {RendererObject} */
  const renderer = {
    heading({ depth, tokens }) {
      const html = this.parser.parseInline(tokens);
      const words = plainText(html);
      const id = freshId(words);
      if (depth === 1) {
        found.title = words;
        return `<h1>${html}</h1>\n`;
      }
      if (depth === 2) found.headings.push({ id, html });
      return headingHtml(depth, id, html);
    },
    code({ text: code, lang = '' }) {
      const [language, ...name] = lang.split(' ');
      const label = language === OUTPUT ? 'prints' : '';
      const html = highlighted(code, language);
      const block = codeHtml(html, name.join(' ') || label, { copy: language !== OUTPUT });
      return block + liveBoard(language, code);
    },
    codespan: ({ text: code }) => `<code>${inlineCode(code)}</code>`,
    link({ href, tokens }) {
      const address = resolveLink(file, href, addressOf);
      const html = this.parser.parseInline(tokens);
      return address ? `<a href="${escapeHtml(address)}">${html}</a>` : html;
    },
    table({ header, rows, align }) {
      /**
       * @param {'th' | 'td'} name
       * @param {Tokens.TableCell} content
       * @param {number} column
       */
      const cell = (name, { tokens }, column, scope = '') =>
        `<${name}${scope}${align[column] === 'right' ? ' class="right"' : ''}>${this.parser.parseInline(tokens)}</${name}>`;
      const head = header.map((one, column) =>
        cell(one.text ? 'th' : 'td', one, column, one.text ? ' scope="col"' : ''),
      );
      const body = rows.map(
        (row) => `<tr>${row.map((one, column) => cell('td', one, column)).join('')}</tr>`,
      );
      const table = `<table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table>`;
      return scrollBox('Table', 'scroll', table);
    },
  };
  const html = new Marked({ renderer }).parse(text, { async: false });
  return { ...found, html };
}

const comments = new Marked({ renderer: { html: ({ text }) => escapeHtml(text) } });

/** A doc comment as HTML. Tags in it are text. */
export const commentHtml = (/** @type {string} */ text) => comments.parse(text, { async: false });
