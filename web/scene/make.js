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
