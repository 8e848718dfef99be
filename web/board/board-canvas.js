/** A canvas as sharp as the screen. It says when the space for it, the density of the screen or the fonts change. */

/**
 * @param {HTMLElement} host receives the canvas and takes its size
 * @param {HTMLElement} container the element whose size is watched
 * @param {() => void} onChange
 */
export function createCanvas(host, container, onChange) {
  const canvas = host.appendChild(document.createElement('canvas'));
  canvas.setAttribute('aria-hidden', 'true');
  const context = context2d(canvas);
  /** What stands still below a piece that is dragged. @type {HTMLCanvasElement | null} */
  let still = null;
  const observer = new ResizeObserver(onChange);
  observer.observe(container);
  const stopWatching = watchDensity(onChange);
  // What was written before a font arrived is written again in it.
  document.fonts.addEventListener('loadingdone', onChange);
  return {
    /**
     * Sets the size in CSS pixels; clears the canvas.
     * @param {{ width: number, height: number, pixelRatio: number }} size
     */
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
    /**
     * Copies what stands still onto the canvas.
     * @param {(context: CanvasRenderingContext2D) => void} paint paints it once, until it is forgotten
     */
    copyStill(paint) {
      if (!still) {
        still = document.createElement('canvas');
        Object.assign(still, { width: canvas.width, height: canvas.height });
        const own = context2d(still);
        own.setTransform(context.getTransform());
        paint(own);
      }
      context.save();
      context.resetTransform();
      context.drawImage(still, 0, 0);
      context.restore();
    },
    forgetStill() {
      still = null;
    },
    destroy() {
      observer.disconnect();
      stopWatching();
      document.fonts.removeEventListener('loadingdone', onChange);
    },
  };
}

/** The context of a canvas, which every browser has. @param {HTMLCanvasElement} canvas */
export function context2d(canvas) {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the canvas has no 2d context');
  return context;
}

/**
 * Calls back whenever the pixel ratio changes, as when the window moves to another screen.
 * @param {() => void} onChange
 * @returns {() => void} stops watching
 */
function watchDensity(onChange) {
  const watch = () => {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', changed, { once: true });
    return query;
  };
  const changed = () => {
    query = watch();
    onChange();
  };
  let query = watch();
  return () => query.removeEventListener('change', changed);
}
