/** The list of all keys, screen by screen, over any screen. */
import { h } from '../../dom/elements.js';
import { loadStyle } from '../base/load-style.js';
import { closeFromOutside } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';

const STYLE = new URL('./shortcut-sheet.css', import.meta.url);

/**
 * The effects of keys, by the title of the group.
 * @returns {[title: string, keys: [keys: string[], what: string][]][]}
 */
function groups() {
  const { shortcuts, steps, tools, typing, nav } = texts;
  const { first, previous, next, last } = steps;
  /** @type {[string[], string][]} */
  const moves = [
    [['←'], previous],
    [['→'], next],
    [['Home'], first],
    [['End'], last],
  ];
  return [
    [
      shortcuts.everywhere,
      [
        [['?'], shortcuts.title],
        [['F'], tools.flip],
        [['Esc'], shortcuts.close],
      ],
    ],
    [
      shortcuts.squares,
      [
        [['←', '→', '↑', '↓'], shortcuts.walk],
        [['Enter', shortcuts.space], shortcuts.choose],
      ],
    ],
    [
      nav.play,
      [
        ...moves,
        [['Ctrl+Z'], tools.undo],
        [['Ctrl+Y', 'Ctrl+Shift+Z'], tools.redo],
        [['/'], typing.label],
        [['Z'], shortcuts.zen],
        [['Esc'], shortcuts.cancel],
      ],
    ],
    [nav.analyse, [...moves, [['↑', '↓'], shortcuts.variations]]],
  ];
}

/** @param {[string[], string]} entry */
function createRow([keys, what]) {
  const names = keys.flatMap((key) => [' ', h('kbd', {}, key)]).slice(1);
  return h('div', {}, h('dt', {}, ...names), h('dd', {}, what));
}

function createSheet() {
  const title = h('h2', { id: 'shortcuts-title' }, texts.shortcuts.title);
  const close = h('button', { type: 'submit' }, texts.page.close);
  const form = h('form', { method: 'dialog' }, h('header', {}, title, close));
  for (const [name, entries] of groups())
    form.append(h('section', {}, h('h3', {}, name), h('dl', {}, ...entries.map(createRow))));
  const dialog = h(
    'dialog',
    { id: 'shortcuts', class: 'sheet', 'aria-labelledby': title.id },
    form,
  );
  closeFromOutside(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  return dialog;
}

/** Opens the list. */
export async function showShortcuts() {
  await loadStyle(STYLE);
  if (!document.getElementById('shortcuts')) createSheet().showModal();
}
