// The browser's Worker for pages that demand trusted types, and for modules on other hosts.

import { ownFile } from '../variants/own-file.js';

/**
 * @typedef {{ createScriptURL(url: string): string }} Policy of trusted types: what it returns stands for the text in
 *   its place
 */

/** @type {Policy} */
const withoutPolicy = { createScriptURL: (url) => url };

/** @type {Policy | undefined} */
let policy;

/**
 * A page under `require-trusted-types-for 'script'` starts no worker from a plain URL: a policy has to
 * vouch that no text from outside has come into it. The program has written these URLs, or its caller gives them.
 * @returns {Policy}
 */
function createPolicy() {
  try {
    // Any, since TypeScript's types of the platform lack trusted types.
    const { trustedTypes } = /** @type {any} */ (globalThis);
    return trustedTypes?.createPolicy('kingcraft', withoutPolicy) ?? withoutPolicy;
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

/** @param {URL} url */
const isForeign = ({ protocol, origin }) =>
  protocol.startsWith('http') && origin !== globalThis.origin;

/** The address of a module → that of a script of the page's own which imports it. @type {Map<string, URL>} */
const importers = new Map();

/** @param {URL} url */
function importerOf({ href }) {
  const earlier = importers.get(href);
  if (earlier) return earlier;
  const script = new Blob([`import ${JSON.stringify(href)};`], { type: 'text/javascript' });
  const importer = new URL(URL.createObjectURL(script));
  importers.set(href, importer);
  return importer;
}

/**
 * Starts the browser's own worker. Browsers start none from another host, but one of the page's own may import modules
 * of a host that allows it, as the host of this module does.
 * @param {URL} named
 * @param {WorkerOptions} [options]
 */
function startWorker(named, options) {
  const url = ownFile(named);
  const isImported = options?.type === 'module' && isForeign(url);
  return new globalThis.Worker(scriptUrl(isImported ? importerOf(url) : url), options);
}

/**
 * The same to be called with `new`, since bundlers look for `new Worker`. A cast, since it is no class.
 * @type {new (...values: Parameters<typeof startWorker>) => globalThis.Worker}
 */
export const Worker = /** @type {any} */ (startWorker);
