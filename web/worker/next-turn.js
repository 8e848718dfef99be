// @ts-nocheck
// Gives way to the event loop, so that messages come in.

/** Without the four milliseconds that browsers add to nested timers. */
function viaChannel() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Node hands out up to a thousand messages of a channel in one turn, so a channel would not give
 * way there.
 */
const viaImmediate = () => new Promise((resolve) => setImmediate(resolve));

/** Resolves after other waiting tasks have had their turn. */
export const nextTurn = globalThis.setImmediate ? viaImmediate : viaChannel;
