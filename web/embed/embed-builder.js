// @ts-nocheck
/** The page on which an author of another page makes the lines for a board. */
import { games } from '../variants/generated/games.en.js';
import { frameAddress, snippetFor } from './embed-snippet.js';
import { ATTRIBUTES } from './frame-parameters.js';

const byId = (id) => document.getElementById(id);
const form = byId('wishes');
const base = new URL('.', location.href).href;

/** What the form says, without what is left to the board. */
function wishesOf(values) {
  const pairs = ATTRIBUTES.map((name) => [name, values.getAll(name).join(' ').trim()]);
  return Object.fromEntries(pairs.filter(([, value]) => value));
}

function show() {
  const values = new FormData(form);
  const wishes = wishesOf(values);
  const { text: title } = form.elements.variant.selectedOptions[0];
  byId('snippet').textContent = snippetFor(values.get('way'), wishes, base, title);
  byId('copied').textContent = '';
  preview(frameAddress(wishes, base));
}

/** Shows another board in a frame of its own: a new address of the old one would be a step back for the reader. */
function preview(address) {
  const frame = byId('preview');
  if (frame.src === address) return;
  const next = frame.cloneNode();
  next.src = address;
  frame.replaceWith(next);
}

async function copy() {
  try {
    await navigator.clipboard.writeText(byId('snippet').textContent);
    byId('copied').textContent = 'Copied.';
  } catch {
    getSelection().selectAllChildren(byId('snippet'));
    byId('copied').textContent = 'Marked: copy it with the keyboard.';
  }
}

addEventListener('message', ({ source, data }) => {
  const frame = byId('preview');
  if (source === frame.contentWindow && data?.kingcraft === 'resize')
    frame.style.height = `${data.height}px`;
});
byId('variant').append(...Object.entries(games).map(([id, { name }]) => new Option(name, id)));
form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
byId('copy').addEventListener('click', copy);
show();
