/** Short ways to find and to make elements. */

/** The element with this id; the page has it, or the page is broken. */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/**
 * A new element with properties and children.
 * @param {string} name of the element
 * @param {object} properties as `textContent`, `className`, `type`
 * @param {...(Node | string)} children
 */
export function make(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}
