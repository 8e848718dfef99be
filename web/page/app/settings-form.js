/** The form with the settings, over any screen, and the button that turns the sounds off. */
import { THEME_NAMES, THEMES } from '../../board/themes.js';
import { h } from '../../dom/elements.js';
import { LANGUAGE_NAMES } from '../../texts/languages.js';
import { loadPieceSet } from '../base/board-look.js';
import { pieceSigns } from '../base/notation.js';
import { byId, findIn } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { changeSettings } from '../store/page-storage.js';
import { CHOICES, settings } from '../store/settings.js';
import { listenToShortcuts, openShortcutSheet } from './shortcuts.js';

/** @import { ThemeName } from '../../board/themes.js' */
/** @import { Settings } from '../store/settings.js' */

export class SettingsForm {
  #form = byId('preferences', HTMLFormElement);
  #sound = byId('sound');
  #warn;

  /** @param {(text: string) => void} warn shows a notice */
  constructor(warn) {
    this.#warn = warn;
    for (const [value, text] of Object.entries(LANGUAGE_NAMES))
      findIn(this.#form, '[name="language"]').append(h('option', { value, lang: value }, text));
    for (const name of THEME_NAMES) findIn(this.#form, '#themes').append(themeChoice(name));
    for (const [san, value] of sampleMoves())
      findIn(this.#form, '[name="notation"]').append(h('option', { value }, san));
    // Where Back leads, nothing covers the screen.
    addEventListener('popstate', () => byId('settings').hidePopover());
    // The speed of two computers stands beside their game.
    for (const id of ['settings', 'pace'])
      byId(id).addEventListener('change', ({ target }) => this.#read(target));
    byId('zen-leave').addEventListener('click', () => this.#change({ zen: false }));
    const openSheet = () => openShortcutSheet(warn);
    byId('shortcuts-open').addEventListener('click', () => {
      byId('settings').hidePopover();
      openSheet();
    });
    listenToShortcuts({
      openSheet,
      toggleZen: () => byId('game').hidden || this.#change({ zen: !settings.current.zen }),
    });
    this.#sound.addEventListener('click', () => this.#change({ sound: !settings.current.sound }));
    settings.watch((now) => this.#show(now));
    settings.watch(({ colors: detail }) =>
      document.dispatchEvent(new CustomEvent('kingcraft-colors', { detail })),
    );
  }

  /** @param {EventTarget | null} target */
  #read(target) {
    if (!isField(target) || !(target.name in settings.current)) return;
    this.#change({ [target.name]: target.type === 'checkbox' ? target.checked : target.value });
  }

  /**
   * Changes settings. For another language or notation the page is loaded again, where nothing is lost by that.
   * @param {Partial<Settings>} change
   */
  async #change(change) {
    if (change.pieces) await loadPieceSet(change.pieces);
    const isStored = await changeSettings(change);
    if (!('language' in change || 'notation' in change)) return;
    if (isStored) location.reload();
    else this.#warn(texts.settings.notSaved);
  }

  /** @param {Settings} now */
  #show(now) {
    document.documentElement.classList.toggle('zen', now.zen);
    for (const [name, value] of Object.entries(now)) {
      const field = this.#form.elements.namedItem(name);
      if (typeof value === 'boolean' && isField(field)) field.checked = value;
      else if (field && 'value' in field) field.value = String(value);
      // Where the language has no letters of its own, its notation is that of SAN.
      if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
    }
    this.#sound.setAttribute('aria-pressed', String(now.sound));
  }
}

/** A theme to choose, with its squares. @param {ThemeName} name */
function themeChoice(name) {
  const squares = h('span', { class: 'squares' });
  const [{ light, dark }] = THEMES[name].levels;
  squares.style.setProperty('--light', light);
  squares.style.setProperty('--dark', dark);
  const choice = h('input', { type: 'radio', name: 'theme', value: name });
  return h('label', { class: 'tile' }, choice, squares, h('span', {}, texts.settings.themes[name]));
}

/** A move in each notation, and the first setting with which it looks like this. */
function sampleMoves() {
  const samples = new Map();
  for (const notation of CHOICES.notation) {
    const san = `${pieceSigns(notation).N ?? 'N'}f3`;
    if (!samples.has(san)) samples.set(san, notation);
  }
  return samples;
}

/**
 * Whether this is a field of the form. A select has no `checked`, which is never asked of it.
 * @param {unknown} element
 * @returns {element is HTMLInputElement}
 */
function isField(element) {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}
