/** Creates elements of a page, and the nodes of a sentence. */

/** The name of a file, as "e-file": one word to its reader, so a line must not break in it. */
const FILE = /\b([a-l]-\p{L}+)/u;

/**
 * The contents of a new element. Names are those of its properties, as `type` and `hidden`; `class`, `role` and names
 * with a hyphen, as `aria-label`, are attributes as in HTML, and one that is null is left out. `on`: a listener for
 * each event.
 * @template {keyof HTMLElementTagNameMap} Name
 * @typedef {Partial<Omit<HTMLElementTagNameMap[Name], 'className' | 'part' | 'role' | 'textContent'>> & {
 *   class?: string, part?: string, role?: string,
 *   on?: { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void }
 * } & { [attribute: `${'aria' | 'data'}-${string}`]: string | number | boolean | null }} ElementOptions
 */

/**
 * A new element.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name as `button`
 * @param {ElementOptions<Name>} options
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function h(name, { class: className = '', on = {}, ...options } = {}, ...children) {
  const element = document.createElement(name);
  if (className) element.className = className;
  for (const [key, value] of Object.entries(options))
    if (!isAttribute(key)) Object.assign(element, { [key]: value });
    else if (value !== null) element.setAttribute(key, String(value));
  for (const [type, listener] of Object.entries(on))
    element.addEventListener(type, /** @type {EventListener} */ (listener));
  element.append(...children);
  return element;
}

/** @param {string} name */
const isAttribute = (name) => name === 'role' || name.includes('-');

/**
 * Says a sentence in an element that is announced. A screen reader says it again where it is the same as before: only
 * other text is a change.
 * @param {HTMLElement} element a live region
 * @param {string} text
 */
export function sayAgain(element, text) {
  const isSame = text !== '' && element.textContent === text;
  element.textContent = isSame ? `${text}\u00a0` : text;
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
 * @returns {(Node | string)[]} for `append`, `replaceChildren` and `h`
 */
export function sentence(text) {
  return partsOfSentence(text).map((part, index) =>
    index % 2 ? h('span', { class: 'file-name' }, part) : part,
  );
}
