/** Watches the page around a board: its language, and whether the reader is near. */

/** @type {Set<() => void>} */
const languageCallbacks = new Set();
/** @type {MutationObserver | null} */
let languageObserver = null;

/** @param {Node} root a document or a shadow root */
function observeLanguage(root) {
  languageObserver ??= new MutationObserver(() => {
    for (const callback of languageCallbacks) callback();
  });
  languageObserver.observe(root, { subtree: true, attributeFilter: ['lang'] });
}

/**
 * Watches the attribute `lang`.
 * @param {HTMLElement} element on a page, maybe in shadow roots
 * @param {() => void} onChange called when a `lang` has changed that may be one around the element
 * @returns {() => void} stops watching
 */
export function watchLanguage(element, onChange) {
  /** @type {Node | undefined} */
  let root = element.getRootNode();
  while (root) {
    observeLanguage(root);
    root = root instanceof ShadowRoot ? root.host.getRootNode() : undefined;
  }
  languageCallbacks.add(onChange);
  return () => {
    languageCallbacks.delete(onChange);
    if (languageCallbacks.size > 0) return;
    languageObserver?.disconnect();
    languageObserver = null;
  };
}

/** How far around the window is near: a screen above and below. */
const NEAR_MARGIN = '100% 0%';

/** @type {WeakMap<Element, (near: boolean) => void>} */
const nearCallbacks = new WeakMap();
/** @type {IntersectionObserver | null} */
let nearObserver = null;

/**
 * Watches whether an element is near the part of the page that the reader sees.
 * @param {HTMLElement} element
 * @param {(near: boolean) => void} onChange called at once, and whenever it changes
 * @returns {() => void} stops watching
 */
export function watchNearness(element, onChange) {
  const observer =
    nearObserver ?? new IntersectionObserver(reportNearness, { rootMargin: NEAR_MARGIN });
  nearObserver = observer;
  nearCallbacks.set(element, onChange);
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    nearCallbacks.delete(element);
  };
}

/** @param {IntersectionObserverEntry[]} entries */
function reportNearness(entries) {
  for (const { target, isIntersecting } of entries) nearCallbacks.get(target)?.(isIntersecting);
}
