// @ts-nocheck
/** Tells boards when the page changes the language of something around them. */

const callbacks = new Set();
let observer = null;

function observe(root) {
  observer ??= new MutationObserver(() => {
    for (const callback of callbacks) callback();
  });
  observer.observe(root, { subtree: true, attributeFilter: ['lang'] });
}

/**
 * @param {HTMLElement} element on a page, maybe in shadow roots
 * @param {() => void} onChange called when a `lang` has changed that may be one around the element
 * @returns {() => void} stops watching
 */
export function watchLanguage(element, onChange) {
  for (let root = element.getRootNode(); root; root = root.host?.getRootNode()) observe(root);
  callbacks.add(onChange);
  return () => {
    callbacks.delete(onChange);
    if (callbacks.size > 0) return;
    observer.disconnect();
    observer = null;
  };
}
