/** The tags of a study's PGN, as fields, and its result. */
/** @import { PgnResult } from '../../kingcraft/pgn/pgn.js' */
/** @import { Study } from './study.js' */

import { h } from '../../dom/elements.js';
import { RESULTS } from '../../kingcraft/pgn/pgn-words.js';
import { texts } from '../base/page-texts.js';

/** The tags that have a field in every study. Other tags of a study follow. */
const OFFERED = [
  'White',
  'WhiteElo',
  'Black',
  'BlackElo',
  'Event',
  'Site',
  'Date',
  'Round',
  'TimeControl',
  'Termination',
  'Annotator',
];

/** Files may have a hundred thousand tags: those after so many have no field, and stay as they are. */
const FIELDS_MAX = 100;

export class TagsView {
  #handlers;
  /** By the name of the tag. @type {Map<string, HTMLInputElement>} */
  #fields = new Map();
  #result = h('select', { id: 'study-tag-Result' });
  #list = h('div', { class: 'study-tags' });

  /** @param {{ change(name: string, value: string): void, decide(result: PgnResult): void }} handlers */
  constructor(handlers) {
    this.#handlers = handlers;
    /** @type {Record<string, string>} */
    const results = texts.tags.results;
    for (const value of RESULTS) this.#result.append(h('option', { value }, results[value]));
    this.#result.addEventListener('change', () =>
      handlers.decide(/** @type {PgnResult} */ (this.#result.value)),
    );
    const summary = h('summary', {}, texts.tags.title);
    this.element = h('details', {}, summary, this.#list);
  }

  /** @param {Study} study */
  update(study) {
    const own = study.tags.slice(0, FIELDS_MAX).map(({ name }) => name);
    const names = new Set([...OFFERED, ...own]);
    if (names.size !== this.#fields.size || [...names].some((name) => !this.#fields.has(name)))
      this.#offer([...names]);
    for (const [name, field] of this.#fields) {
      const value = study.tag(name) ?? '';
      if (field.value !== value && field !== document.activeElement) field.value = value;
    }
    this.#result.value = study.result;
    this.#result.disabled = study.isDecided;
  }

  /** @param {string[]} names */
  #offer(names) {
    /** @type {Record<string, string>} */
    const labels = texts.tags.names;
    this.#fields = new Map(names.map((name) => [name, this.#createField(name)]));
    /** @type {[string, HTMLElement][]} */
    const rows = [...this.#fields].map(([name, field]) => [labels[name] ?? name, field]);
    rows.push([labels.Result, this.#result]);
    this.#list.replaceChildren(
      ...rows.flatMap(([text, field]) => [h('label', { htmlFor: field.id }, text), field]),
    );
  }

  /** @param {string} name */
  #createField(name) {
    const field = h('input', {
      type: 'text',
      id: `study-tag-${name}`,
      autocomplete: 'off',
      on: { input: () => this.#handlers.change(name, field.value) },
    });
    return field;
  }
}
