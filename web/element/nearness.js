// @ts-nocheck
/** Tells a board when the reader comes near it. */

/** How far around the window is near: a screen above and below. */
const MARGIN = '100% 0%';

const callbacks = new WeakMap();
let observer = null;

/**
 * @param {HTMLElement} element
 * @param {(near: boolean) => void} onChange called at once, and whenever it changes
 * @returns {() => void} stops watching
 */
export function watchNearness(element, onChange) {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) callbacks.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN },
  );
  callbacks.set(element, onChange);
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    callbacks.delete(element);
  };
}
