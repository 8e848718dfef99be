// @ts-nocheck
// The browser's Worker for pages that demand trusted types, and for modules on other hosts.

import { scriptUrl } from './script-url.js';

const isForeign = ({ protocol, origin }) =>
  protocol.startsWith('http') && origin !== globalThis.origin;

/** The address of a module → that of a script of the page's own which imports it. */
const importers = new Map();

function importerOf({ href }) {
  if (!importers.has(href)) {
    const script = new Blob([`import ${JSON.stringify(href)};`], { type: 'text/javascript' });
    importers.set(href, new URL(URL.createObjectURL(script)));
  }
  return importers.get(href);
}

/**
 * As the browser's own, which it returns. The URL is a URL object. Browsers start no worker from another host, but one of the page's
 * own may import its modules where that host allows it, as it does if this module comes from there.
 */
export function Worker(url, options) {
  const isImported = options?.type === 'module' && isForeign(url);
  return new globalThis.Worker(scriptUrl(isImported ? importerOf(url) : url), options);
}
