/**
 * Loads files by links, with the hashes that scripts/site/list-site.mjs has written into the page. A page that is one
 * file loads nothing.
 */
import { h } from '../../dom/elements.js';
import { texts } from './page-texts.js';
import { fetchAgain } from './reload-page.js';

/**
 * @param {'stylesheet' | 'modulepreload'} rel
 * @param {string} path from the page
 * @returns {Promise<HTMLLinkElement>} the link, once the file has come
 * @throws a TypeError as for an import, where the file does not come or has another hash
 */
export function loadLink(rel, path) {
  const { href } = new URL(path, document.baseURI);
  const link = h('link', { rel, href, integrity: hashOf(href) });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(link));
    link.addEventListener('error', async () => {
      link.remove();
      await fetchAgain(href);
      reject(new TypeError(texts.page.partMissing));
    });
    document.head.append(link);
  });
}

/** @param {string} href */
function hashOf(href) {
  const meta = document.querySelector('meta[name="integrity"]');
  const entries = Object.entries(JSON.parse(meta?.getAttribute('content') || '{}'));
  const entry = entries.find(([path]) => new URL(path, document.baseURI).href === href);
  return entry ? String(entry[1]) : '';
}

/**
 * Loads modules, so that an import that follows finds them loaded and right. scripts/site/page-modules.mjs puts a call
 * of it in front of each import.
 * @param {string[]} paths from the page
 */
export async function loadModules(...paths) {
  // A browser that cannot do this imports them without a hash.
  if (!document.createElement('link').relList.supports('modulepreload')) return;
  const links = await Promise.all(paths.map((path) => loadLink('modulepreload', path)));
  for (const link of links) link.remove();
}
