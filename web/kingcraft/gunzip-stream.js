// Unpacks gzip with the streams of browsers.

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {number} most bytes that it may unpack to
 */
export function gunzipStream(bytes, most) {
  let left = most;
  /** @type {TransformStream<Uint8Array, Uint8Array>} */
  const counted = new TransformStream({
    transform(chunk, controller) {
      left -= chunk.length;
      if (left < 0) throw new RangeError(`more than ${most} bytes`);
      controller.enqueue(chunk);
    },
  });
  const packed = new Blob([bytes]).stream();
  const stream = packed.pipeThrough(new DecompressionStream('gzip')).pipeThrough(counted);
  return new Response(stream).arrayBuffer();
}
