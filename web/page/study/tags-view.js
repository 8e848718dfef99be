// @ts-nocheck
/** What is known of a game besides its moves: the tags of its PGN, to be read and changed. */

import { RESULTS } from '../../kingcraft/pgn/pgn-words.js';
import { createElement } from '../../scene/elements.js';
import { texts } from '../page-texts.js';

/** Those that every study offers, in their order; others that it has follow. */
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

export class TagsView {
  #handlers;
  #fields = new Map();
  #result = createElement('select', { id: 'study-tag-Result' });
  #list = createElement('div', { className: 'study-tags' });

  /** @param handlers `change(name, value)`: a tag has another value; `decide(result)`: the game ended so */
  constructor(handlers) {
    this.#handlers = handlers;
    for (const value of RESULTS)
      this.#result.append(
        createElement('option', { value, textContent: texts.tags.results[value] }),
      );
    this.#result.addEventListener('change', () => handlers.decide(this.#result.value));
    const summary = createElement('summary', { textContent: texts.tags.title });
    this.element = createElement('details', {}, summary, this.#list);
  }

  update(study) {
    const names = new Set([...OFFERED, ...study.tags.map(({ name }) => name)]);
    if (names.size !== this.#fields.size || [...names].some((name) => !this.#fields.has(name)))
      this.#offer([...names]);
    for (const [name, field] of this.#fields) {
      const value = study.tag(name) ?? '';
      if (field.value !== value && field !== document.activeElement) field.value = value;
    }
    this.#result.value = study.result;
    this.#result.disabled = study.isDecided;
  }

  #offer(names) {
    this.#fields = new Map(names.map((name) => [name, this.#createField(name)]));
    const rows = [...this.#fields].map(([name, field]) => [texts.tags.names[name] ?? name, field]);
    this.#list.replaceChildren(
      ...[...rows, [texts.tags.names.Result, this.#result]].flatMap(([textContent, field]) => [
        createElement('label', { htmlFor: field.id, textContent }),
        field,
      ]),
    );
  }

  #createField(name) {
    const field = createElement('input', {
      type: 'text',
      id: `study-tag-${name}`,
      autocomplete: 'off',
    });
    field.addEventListener('input', () => this.#handlers.change(name, field.value));
    return field;
  }
}
