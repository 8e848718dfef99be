// A document in which boards can stand: jsdom, and what a board takes of a browser that jsdom has not.

import { JSDOM } from 'jsdom';

/** Takes every call and every property, as a canvas that nobody looks at. */
const context = new Proxy(() => context, { get: () => context, set: () => true });

class Ignored {
  observe() {}
  disconnect() {}
  replaceSync() {}
  addPath() {}
}

/** Puts such a document in the place of the one that node has not; returns what removes it. */
export function createDocument() {
  const { window } = new JSDOM('');
  const { document, HTMLCanvasElement } = window;
  document.adoptedStyleSheets = [];
  document.fonts = new window.EventTarget();
  HTMLCanvasElement.prototype.getContext = () => context;
  const globals = {
    devicePixelRatio: 1,
    requestAnimationFrame: () => 1,
    cancelAnimationFrame() {},
    matchMedia: () => Object.assign(new window.EventTarget(), { matches: true }),
    ResizeObserver: Ignored,
    CSSStyleSheet: Ignored,
    Path2D: Ignored,
    addEventListener: window.addEventListener.bind(window),
  };
  for (const name of ['document', 'Document', 'ShadowRoot', 'HTMLElement'])
    globals[name] = window[name];
  Object.assign(globalThis, globals);
  return () => {
    for (const name of Object.keys(globals)) delete globalThis[name];
  };
}
