// @ts-nocheck
// Markdown as HTML, for the documentation.

import path from 'node:path';
import { Marked } from 'marked';
import { codeHtml, escapeHtml, headingHtml, scrollBox } from './html.mjs';

const OUTPUT = 'text';

/** The id of a heading, as the forges make it, so that the same links work in the repository. */
const idOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const plainText = (html) => html.replace(/<[^>]+>/g, '');

/**
 * Where a link of a text leads. What the site has not is a file of the repository, and no link.
 * @param {string} file the text, from the root of the repository
 * @param {(file: string) => string | null} addressOf a file of the repository as an address of the site
 * @returns {string | null}
 */
function resolveLink(file, href, addressOf) {
  if (/^(https?:|#)/.test(href)) return href;
  const [target, fragment] = href.split('#');
  const address = addressOf(path.posix.join(path.posix.dirname(file), target));
  return address && fragment ? `${address}#${fragment}` : address;
}

/**
 * Reads one text.
 * @param {{ file, text, addressOf }} source see resolveLink
 * @returns {{ title: string, html: string, headings: { id: string, html: string }[] }} `headings` are those of the second level
 */
export function readMarkdown({ file, text, addressOf }) {
  const found = { title: '', headings: [] };
  const ids = new Map();
  const freshId = (words) => {
    const id = idOf(words);
    const times = ids.get(id) ?? 0;
    ids.set(id, times + 1);
    return times ? `${id}-${times}` : id;
  };
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
      return codeHtml(code, name.join(' ') || label);
    },
    link({ href, tokens }) {
      const address = resolveLink(file, href, addressOf);
      const html = this.parser.parseInline(tokens);
      return address ? `<a href="${escapeHtml(address)}">${html}</a>` : html;
    },
    table({ header, rows, align }) {
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
  const html = new Marked({ renderer }).parse(text);
  return { ...found, html };
}

const comments = new Marked({ renderer: { html: ({ text }) => escapeHtml(text) } });

/** A doc comment as HTML. What looks like a tag in it is none. */
export const commentHtml = (text) => comments.parse(text);
