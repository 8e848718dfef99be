// The functions of a window that the modules need to follow a pointer.

/** Puts a window in the place of the one that node has not; `send` dispatches an event of pointer 1 there. */
export function createWindow() {
  const window = new EventTarget();
  const counts = { listeners: 0 };
  globalThis.addEventListener = (type, listener, options) => {
    counts.listeners += 1;
    options.signal.addEventListener('abort', () => {
      counts.listeners -= 1;
    });
    window.addEventListener(type, listener, options);
  };
  return {
    counts,
    send(type, fields = {}, isPrevented = false) {
      const event = Object.assign(new Event(type, { cancelable: true }), {
        pointerId: 1,
        ...fields,
      });
      if (isPrevented) event.preventDefault();
      window.dispatchEvent(event);
      return event;
    },
  };
}
