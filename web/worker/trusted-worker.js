// @ts-nocheck
// The browser's Worker for pages that demand trusted types, and for modules on other hosts.

const withoutPolicy = { createScriptURL: (url) => url };

let policy;

/**
 * A page under `require-trusted-types-for 'script'` starts no worker from a plain URL: a policy has to
 * vouch that no text from outside has come into it. These URLs stand in the program, or it gives them.
 */
function createPolicy() {
  try {
    return globalThis.trustedTypes?.createPolicy('kingcraft', withoutPolicy) ?? withoutPolicy;
  } catch {
    // The page allows no policy of this name: it has a default one, or demands nothing.
    return withoutPolicy;
  }
}

/** @param {URL} url */
export function scriptUrl(url) {
  policy ??= createPolicy();
  return policy.createScriptURL(url.href);
}

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
