/** Reads the files that scripts/site/inline.mjs has put in compressed. */

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Response} whose body is the file
 */
export const inflated = (bytes) =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
