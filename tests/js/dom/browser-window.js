// A browser's window in node: jsdom, and what boards and pages take of a browser that jsdom has not.

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { JSDOM, VirtualConsole } from 'jsdom';

/** Accepts every call and every property, like a canvas without viewers. */
const context = new Proxy(() => context, { get: () => context, set: () => true });

class Ignored {
  observe() {}
  unobserve() {}
  disconnect() {}
  replaceSync() {}
  addPath() {}
}

/** All that is watched is in view. */
class InView extends Ignored {
  #look;

  constructor(look) {
    super();
    this.#look = look;
  }

  observe(target) {
    queueMicrotask(() => this.#look([{ target, isIntersecting: true }]));
  }
}

/** There is no layout: every length is 0. */
const style = new Proxy({ getPropertyValue: () => '' }, { get: (own, name) => own[name] ?? '0px' });

/** Answers for files of the repository alone. */
async function fetchFile(url) {
  if (!String(url).startsWith('file:')) throw new TypeError(`no network for ${url}`);
  return new Response(await readFile(fileURLToPath(String(url))));
}

/** The classes of a window that Node.js lacks or has as something else. */
const CLASSES =
  /^(?:HTML\w*Element|Node|Element|Document|ShadowRoot|RadioNodeList|MutationObserver|(?:Custom|Keyboard|Mouse|Wheel|Focus)?Event)$/;
const OBJECTS = [
  'document',
  'history',
  'location',
  'sessionStorage',
  'localStorage',
  'customElements',
];

/** Adds the features that elements of the window lack. */
function completeElements(window) {
  const { document, Document, ShadowRoot, HTMLElement } = window;
  const sheets = new WeakMap();
  for (const { prototype } of [Document, ShadowRoot])
    Object.defineProperty(prototype, 'adoptedStyleSheets', {
      configurable: true,
      get() {
        return sheets.get(this) ?? [];
      },
      set(list) {
        sheets.set(this, list);
      },
    });
  Object.defineProperty(window.Element.prototype, 'part', {
    set(names) {
      this.setAttribute('part', names);
    },
  });
  document.fonts = new window.EventTarget();
  window.HTMLCanvasElement.prototype.getContext = () => context;
  window.Element.prototype.scrollIntoView = () => {};
  HTMLElement.prototype.hidePopover = () => {};
  Object.assign(window.HTMLDialogElement.prototype, {
    showModal() {
      this.open = true;
    },
    close() {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new window.Event('close'));
    },
  });
}

/** Style sheets that are added have come at once. */
function loadLinks({ document, Event, MutationObserver }) {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node.nodeName === 'LINK') node.dispatchEvent(new Event('load'));
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
}

/** Notes who listens to a window and its document. */
class Listeners {
  #stops = new Set();

  constructor(window) {
    for (const target of [window, window.document]) {
      const { addEventListener } = target;
      target.addEventListener = (type, listener, given) => {
        // jsdom takes no signal of node.
        const { signal, ...options } = Object(given);
        if (given === true) options.capture = true;
        addEventListener.call(target, type, listener, options);
        const stop = () => target.removeEventListener(type, listener, options);
        signal?.addEventListener('abort', stop);
        this.#stops.add(stop);
      };
    }
  }

  /** Those that are there by now stay: they belong to modules, which are loaded once. */
  forget() {
    this.#stops.clear();
  }

  remove() {
    for (const stop of this.#stops) stop();
    this.#stops.clear();
  }
}

/**
 * Puts a window in the place of the one that node has not.
 * @param {string} [html] of its document
 * @param {string} [url]
 * @returns the window, what listeners of it have thrown, who listens to it, and what removes it
 */
export function openWindow(html = '', url = 'https://example.org/') {
  const errors = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => errors.push(error.detail ?? error));
  const { window } = new JSDOM(html, { url, virtualConsole });
  completeElements(window);
  loadLinks(window);
  const listeners = new Listeners(window);
  const names = Object.getOwnPropertyNames(window).filter((name) => CLASSES.test(name));
  const globals = {
    devicePixelRatio: 1,
    innerWidth: 1280,
    innerHeight: 800,
    scrollY: 0,
    scrollTo() {},
    requestAnimationFrame: () => 1,
    cancelAnimationFrame() {},
    getComputedStyle: () => style,
    matchMedia: (query) =>
      Object.assign(new window.EventTarget(), { matches: query.includes('reduced-motion') }),
    fetch: fetchFile,
    ResizeObserver: Ignored,
    IntersectionObserver: InView,
    CSSStyleSheet: Ignored,
    Path2D: Ignored,
    addEventListener: (...listener) => window.addEventListener(...listener),
  };
  for (const name of [...names, ...OBJECTS]) globals[name] = window[name];
  const former = Object.keys(globals).map((name) => [
    name,
    Object.getOwnPropertyDescriptor(globalThis, name),
  ]);
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  const close = () => {
    for (const [name, descriptor] of former)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else delete globalThis[name];
    window.close();
  };
  return { window, errors, listeners, close };
}
