// The frame of every page of the documentation.

import path from 'node:path';

/**
 * A page of the documentation. Its path is from the folder of the documentation.
 * @typedef {object} DocsPage
 * @property {string} path
 * @property {string} title
 * @property {string} [name] in the contents
 * @property {string} html
 * @property {string} [parent] the page of the contents that it belongs to
 * @property {{ id: string, html: string }[]} [headings] of the second level
 */

/** @typedef {{ title: string, pages: DocsPage[] }} PageGroup a part of the contents */

/** @type {Record<string, string>} */
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** So many characters of a text are in its preview. */
const LONGEST = 200;

/** Text as HTML. */
export const escapeHtml = (/** @type {string} */ text) =>
  text.replace(/[&<>"]/g, (/** @type {string} */ letter) => ESCAPES[letter]);

/**
 * The address of a file in the links of a page; both paths are from the folder of the documentation.
 * @param {string} page
 * @param {string} target
 */
export function addressFrom(page, target) {
  if (target.endsWith('/')) return `${path.posix.relative(path.posix.dirname(page), target)}/`;
  return path.posix.relative(path.posix.dirname(page), target);
}

/** A heading that is a link to itself; `html` is what it says. */
export const headingHtml = (
  /** @type {number} */ level,
  /** @type {string} */ id,
  /** @type {string} */ html,
) => `<h${level} id="${id}"><a class="self" href="#${id}">${html}</a></h${level}>\n`;

/** A box that can be scrolled to the side, also by keyboard. */
export const scrollBox = (
  /** @type {string} */ label,
  /** @type {string} */ className,
  /** @type {string} */ html,
) =>
  `<div class="${className}" role="group" aria-label="${escapeHtml(label)}" tabindex="0">${html}</div>\n`;

/**
 * Code with a title above it: the name of its file, or what it is.
 * @param {string} html the code with its colors
 * @param {string} title
 * @param {{ copy?: boolean }} [options] whether a button copies it
 */
export function codeHtml(html, title, { copy = false } = {}) {
  const above = title ? `<p class="file">${escapeHtml(title)}</p>` : '';
  const box = scrollBox(title || 'Code', 'scroll', `<pre><code>${html}</code></pre>`);
  return `<div class="code"${copy ? ' data-copy' : ''}>${above}${box}</div>\n`;
}

function navItem(/** @type {DocsPage} */ current, /** @type {DocsPage} */ page) {
  const isCurrent = page.path === (current.parent ?? current.path);
  const mark = isCurrent ? ` aria-current="${current.parent ? 'true' : 'page'}"` : '';
  const link = `<a href="${addressFrom(current.path, page.path)}"${mark}>${escapeHtml(page.name ?? page.title)}</a>`;
  const headings = isCurrent && !current.parent ? (current.headings ?? []) : [];
  const below = headings.map(({ id, html }) => `<li><a href="#${id}">${html}</a></li>`).join('');
  return `<li>${link}${below ? `<ul class="sections">${below}</ul>` : ''}</li>`;
}

/** An entry of the contents: a page, or several behind a title that is open on each of them. */
function navGroup(/** @type {DocsPage} */ current, /** @type {PageGroup} */ { title, pages }) {
  const items = pages.map((page) => navItem(current, page)).join('\n');
  if (pages.length === 1) return items;
  const isHere = pages.some(({ path: page }) => page === (current.parent ?? current.path));
  return `<li><details${isHere ? ' open' : ''}><summary>${escapeHtml(title)}</summary>\n<ul class="pages">\n${items}\n</ul></details></li>`;
}

function navHtml(/** @type {DocsPage} */ current, /** @type {PageGroup[]} */ groups) {
  const entries = groups.map((group) => navGroup(current, group)).join('\n');
  return `<nav id="contents" class="contents" aria-label="Contents" tabindex="-1">\n<ul>\n${entries}\n</ul>\n</nav>`;
}

/** The links at the end of a page that has some. */
function nextHtml(/** @type {DocsPage} */ current, /** @type {DocsPage[]} */ pages) {
  if (pages.length === 0) return '';
  const items = pages.map(
    (page) =>
      `<li><a href="${addressFrom(current.path, page.path)}">${escapeHtml(page.title)}</a></li>`,
  );
  return `<nav class="next" aria-labelledby="read-on">\n<p id="read-on">Where to read on</p>\n<ul>\n${items.join('\n')}\n</ul>\n</nav>\n`;
}

/** The first paragraph without its elements, or as much of it as a preview shows. */
function beginningOf(/** @type {string} */ html) {
  const [, paragraph = ''] = /<p>(.*?)<\/p>/s.exec(html) ?? [];
  const text = paragraph
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('"', '&quot;');
  return text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/[^ ]*$/, '')}…` : text;
}

/**
 * A whole page.
 * @param {DocsPage} page
 * @param {{ groups: PageGroup[], next: DocsPage[], version: string }} frame the contents, where to read on, and the
 *   version of the package
 */
export function pageHtml(page, { groups, next, version }) {
  const to = (/** @type {string} */ target) => addressFrom(page.path, target);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(page.title)} · Kingcraft</title>
<meta property="og:type" content="article">
<meta property="og:title" content="${escapeHtml(page.title)} · Kingcraft">
<meta property="og:description" content="${beginningOf(page.html)}">
<link rel="icon" href="${to('../page/icons/icon.svg')}" type="image/svg+xml">
<script src="${to('../page/color-scheme.js')}"></script>
<link rel="stylesheet" href="${to('docs.css')}">
<script type="module" src="${to('docs.js')}"></script>
</head>
<body>
<a class="skip" href="#text">Skip to the text</a>
<header>
<p class="brand"><a href="${to('../')}">Kingcraft</a> <a href="${to('index.html')}">Documentation</a>
<a class="version" href="${to('changelog.html')}" title="What has changed">${escapeHtml(version)}</a></p>
<a class="to-contents" href="#contents">Contents</a>
</header>
<main id="text" tabindex="-1">
${page.html}${nextHtml(page, next)}</main>
${navHtml(page, groups)}
</body>
</html>
`;
}
