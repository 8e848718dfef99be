/** @import { Layer } from './board-types.js' */
/**
 * The canvases of a board, as sharp as the screen. They say when the space for them, the density of the screen or the
 * fonts change.
 */
import { h } from '../dom/elements.js';

/** Each with its own canvas, from the bottom up, where a page may style them. @type {readonly Layer[]} */
export const LAYERS = Object.freeze(['squares', 'pieces', 'marks', 'shapes']);

/**
 * @param {HTMLElement} host receives the canvases and takes their size
 * @param {{ container: HTMLElement, isLayered: boolean, onChange(): void, onRestored(): void }} options `container`:
 *   the element whose size is watched; `isLayered`: a canvas for each layer, with its name as a part, instead of one
 *   for all; `onRestored`: the browser had lost what was painted
 */
export function createCanvas(host, { container, isLayered, onChange, onRestored }) {
  let size = { width: 0, height: 0, pixelRatio: 1 };
  const names = isLayered ? LAYERS : [''];
  const sheets = names.map((name) => new Sheet(host.appendChild(createSheet(name)), onRestored));
  /** The canvas of a piece that is dragged. @type {Sheet | null} */
  let held = null;
  const observer = new ResizeObserver(onChange);
  observer.observe(container);
  const stopWatching = watchDensity(onChange);
  // Text painted before a font arrived is painted again in this font.
  document.fonts.addEventListener('loadingdone', onChange);
  const release = () => {
    held?.canvas.remove();
    held = null;
  };
  return {
    /**
     * Sets the size in CSS pixels; clears the canvases.
     * @param {{ width: number, height: number, pixelRatio: number }} next
     */
    resize(next) {
      size = next;
      for (const sheet of sheets) sheet.empty();
      release();
      sheets[0].use(size);
      Object.assign(host.style, { width: `${size.width}px`, height: `${size.height}px` });
    },
    clear() {
      for (const sheet of sheets) sheet.clear();
    },
    /** The context of a layer in CSS pixels. @param {Layer} layer */
    layer: (layer) => sheets[isLayered ? LAYERS.indexOf(layer) : 0].use(size),
    /** The context for a piece that is dragged, cleared: nothing else is painted again. */
    hold() {
      if (!held) {
        held = new Sheet(createSheet(isLayered ? 'pieces' : ''), onRestored);
        sheets[sheets.length - 1].canvas.after(held.canvas);
      }
      held.clear();
      return held.use(size);
    },
    /** The piece is let go. */
    release,
    destroy() {
      observer.disconnect();
      stopWatching();
      document.fonts.removeEventListener('loadingdone', onChange);
    },
  };
}

/** @param {string} name of its part */
function createSheet(name) {
  // It takes memory once something is painted on it.
  return h('canvas', { part: name, width: 0, height: 0, 'aria-hidden': 'true' });
}

/** A canvas that gets its size when something is painted on it. */
class Sheet {
  isSized = false;

  /** @param {HTMLCanvasElement} canvas @param {() => void} onRestored */
  constructor(canvas, onRestored) {
    this.canvas = canvas;
    this.context = context2d(canvas);
    canvas.addEventListener('contextrestored', () => {
      // The transform is lost too.
      this.isSized = false;
      onRestored();
    });
  }

  /** Its context in CSS pixels. @param {{ width: number, height: number, pixelRatio: number }} size */
  use({ width, height, pixelRatio }) {
    if (this.isSized) return this.context;
    this.isSized = true;
    this.canvas.width = Math.round(width * pixelRatio);
    this.canvas.height = Math.round(height * pixelRatio);
    Object.assign(this.canvas.style, { width: `${width}px`, height: `${height}px` });
    this.context.scale(pixelRatio, pixelRatio);
    return this.context;
  }

  /** Takes its size away. */
  empty() {
    this.isSized = false;
    Object.assign(this.canvas, { width: 0, height: 0 });
    Object.assign(this.canvas.style, { width: '0', height: '0' });
  }

  clear() {
    const { width, height } = this.canvas;
    this.context.save();
    this.context.resetTransform();
    this.context.clearRect(0, 0, width, height);
    this.context.restore();
  }
}

/** The context of a canvas, which every browser has. @param {HTMLCanvasElement} canvas */
export function context2d(canvas) {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the canvas has no 2d context');
  return context;
}

/**
 * Paints a picture that stays, and again where the browser has lost it.
 * @param {HTMLCanvasElement} canvas
 * @param {(context: CanvasRenderingContext2D) => void} paint
 */
export function paintPicture(canvas, paint) {
  const context = context2d(canvas);
  paint(context);
  canvas.addEventListener('contextrestored', () => paint(context));
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
