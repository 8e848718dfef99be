// @ts-nocheck
/** A canvas as sharp as the screen, which says when its room or the density of the screen changes. */

/**
 * @param {HTMLElement} host receives the canvas and takes its size
 * @param {HTMLElement} room the element whose size is watched
 * @param {() => void} onRoomChange
 */
export function createSurface(host, room, onRoomChange) {
  const canvas = host.appendChild(document.createElement('canvas'));
  canvas.setAttribute('aria-hidden', 'true');
  const context = canvas.getContext('2d');
  const observer = new ResizeObserver(onRoomChange);
  observer.observe(room);
  const stopWatching = watchDensity(onRoomChange);
  return {
    /** Sets the size in CSS pixels; clears the canvas. */
    resize({ width, height, pixelRatio }) {
      canvas.width = Math.round(width * pixelRatio);
      canvas.height = Math.round(height * pixelRatio);
      for (const { style } of [host, canvas])
        Object.assign(style, { width: `${width}px`, height: `${height}px` });
      context.scale(pixelRatio, pixelRatio);
    },
    /** The context in CSS pixels, cleared. */
    clear() {
      context.clearRect(0, 0, canvas.width, canvas.height);
      return context;
    },
    destroy() {
      observer.disconnect();
      stopWatching();
    },
  };
}

/** Calls back whenever the pixel ratio changes, as when the window moves to another screen. */
function watchDensity(onChange) {
  let query = null;
  const watch = () => {
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', changed, { once: true });
  };
  const changed = () => {
    watch();
    onChange();
  };
  watch();
  return () => query.removeEventListener('change', changed);
}
