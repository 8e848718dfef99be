// Files of the package and of those who use it, by their URLs.

import { isNode } from './platform.js';

async function download(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
  return response;
}

async function read(url) {
  const { readFile } = await import('./node-file.js');
  return new Response(await readFile(url));
}

/** A Response with what the URL says; one of `file:` only in node. */
export const fetchFile = async (url) =>
  isNode && url.protocol === 'file:' ? read(url) : download(url);
