/**
 * The page on which an author of another page makes the lines for a board.
 * @import { en } from '../../texts/embed/embed-texts.en.js'
 * @import { Format } from './embed-snippet.js'
 */

import { firstLanguage } from '../../texts/languages.js';
import { texts as allTexts } from '../../variants/generated/page/embed-texts.js';
import { frameAddress, snippetFor } from './embed-snippet.js';
import { ATTRIBUTES } from './frame-parameters.js';

/** What the page says, in the first language of the reader that there is. */
const texts = /** @type {Record<string, typeof en>} */ (allTexts)[
  firstLanguage(navigator.languages).code
];
/** @type {Record<string, unknown>} */
const textByName = texts;

/** The text of a name that stands in the page. @param {string | undefined} name */
const textOf = (name = '') => String(textByName[name]);

/** Fills in all that the page says. */
function speak() {
  document.documentElement.lang = texts.language;
  document.title = `${texts.title} – Kingcraft`;
  for (const element of document.querySelectorAll('[data-text]'))
    if (element instanceof HTMLElement) element.textContent = textOf(element.dataset.text);
  find('fen', HTMLInputElement).placeholder = texts.start;
  const [game] = Object.keys(texts.games);
  find('puzzle', HTMLInputElement).placeholder = texts.noPuzzle(`${game}/1`);
}

/**
 * An element of the page.
 * @template {HTMLElement} Kind
 * @param {string} id
 * @param {new () => Kind} kind
 */
function find(id, kind) {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`the page has no #${id}`);
  return element;
}

const form = find('attributes', HTMLFormElement);
const variant = find('variant', HTMLSelectElement);
const snippet = find('snippet', HTMLElement);
const copied = find('copied', HTMLElement);
const base = new URL('.', location.href).href;

/** What a puzzle says itself. */
const OF_PUZZLE = ['variant', 'fen', 'moves', 'play', 'level'];

/**
 * What the form says, without what is left to the board.
 * @param {FormData} values
 * @returns {Record<string, string>}
 */
function attributesOf(values) {
  const pairs = ATTRIBUTES.map((name) => [name, values.getAll(name).join(' ').trim()]);
  const said = pairs.filter(
    ([name, value]) => value && !(values.get('puzzle') && OF_PUZZLE.includes(name)),
  );
  return Object.fromEntries(said);
}

function show() {
  const values = new FormData(form);
  const attributes = attributesOf(values);
  const format = /** @type {Format} the page has no other values */ (values.get('format'));
  const [{ text: title }] = variant.selectedOptions;
  snippet.textContent = snippetFor(format, attributes, base, title);
  copied.textContent = '';
  preview(frameAddress(attributes, base));
}

/**
 * Shows another board in a new frame: a new address of the old frame would be an entry in the reader's history.
 * @param {string} address
 */
function preview(address) {
  const frame = find('preview', HTMLIFrameElement);
  if (frame.src === address) return;
  const next = /** @type {HTMLIFrameElement} */ (frame.cloneNode());
  next.src = address;
  frame.replaceWith(next);
}

async function copy() {
  try {
    await navigator.clipboard.writeText(snippet.textContent ?? '');
    copied.textContent = texts.copied;
  } catch {
    getSelection()?.selectAllChildren(snippet);
    copied.textContent = texts.selected;
  }
}

addEventListener('message', ({ source, data }) => {
  const frame = find('preview', HTMLIFrameElement);
  if (source === frame.contentWindow && data?.kingcraft === 'resize')
    frame.style.height = `${data.height}px`;
});
speak();
variant.append(...Object.entries(texts.games).map(([id, { name }]) => new Option(name, id)));
form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
find('copy', HTMLButtonElement).addEventListener('click', copy);
show();
