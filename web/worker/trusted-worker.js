// The browser's Worker for pages that demand trusted types.

import { scriptUrl } from './script-url.js';

/** As the browser's own, which it returns. The URL is a URL object. */
export function Worker(url, options) {
  return new globalThis.Worker(scriptUrl(url), options);
}
