/** Creates elements of a page, and the nodes of a sentence. */

/** The name of a file, as "e-file": one word to its reader, so a line must not break in it. */
const FILE = /\b([a-l]-\p{L}+)/u;

/**
 * A new element with properties and children.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name of the element
 * @param {Partial<Omit<HTMLElementTagNameMap[Name], 'part'>> & { part?: string }} properties as `textContent`,
 *   `className`, `type`
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function createElement(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/**
 * The parts of a sentence: text that may be broken into lines and the name of a file, in turn.
 * @param {string} text
 */
export function partsOfSentence(text) {
  return text.split(FILE);
}

/**
 * A sentence as nodes, with the same words.
 * @param {string} text
 * @returns {(Node | string)[]} for `append`, `replaceChildren` and `createElement`
 */
export function sentence(text) {
  return partsOfSentence(text).map((part, index) =>
    index % 2 ? createElement('span', { className: 'file-name', textContent: part }) : part,
  );
}
