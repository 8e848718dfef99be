// @ts-nocheck
/** Finds the elements that the page has from the start. */

/** The element with this id; the page has it, or the page is broken. */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}
