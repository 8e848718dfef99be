// @ts-nocheck
/** Games come in here as PGN, by paste and file, and go out to the clipboard, to files and as pictures. */

import { PgnError } from '../../kingcraft/errors.js';
import { listGamesInSteps } from '../../kingcraft/pgn/pgn.js';
import { decode } from '../../kingcraft/pgn/pgn-list.js';
import { createElement } from '../../scene/elements.js';
import { ask } from '../confirm.js';
import { save, savePgn } from '../page-elements.js';
import { faultText, texts } from '../page-texts.js';
import { inSlices } from '../sliced-work.js';
import { listed, PgnGameList } from './pgn-game-list.js';
import { ReadingProgress } from './reading-progress.js';

/** What `ask` is given before a study is replaced. */
export function replaceWords() {
  const { replaces: question, replace: yes, cancelReplace: no } = texts.files;
  return { question, yes, no };
}

/** A longer text is not put into the field: browsers take seconds to lay it out. */
const LONGEST_IN_FIELD = 200_000;

export class PgnView {
  #handlers;
  /** The text that was read, which the field need not hold. */
  #source = '';
  #reading = new ReadingProgress();
  #text = createElement('textarea', {
    id: 'study-pgn',
    rows: 5,
    spellcheck: false,
    autocomplete: 'off',
  });
  #fault = createElement('p', { className: 'study-fault', id: 'study-pgn-fault' });
  #file = createElement('input', {
    type: 'file',
    id: 'study-file',
    accept: '.pgn,.txt,text/plain',
  });
  #games = new PgnGameList((game) => this.#open(game));
  #copied = createElement('span', { className: 'study-note' });
  #buttons;

  /**
   * @param handlers `opening(game, text)`: a generator that reads a game of listGames, throws PgnError; `show(opened)`: what it returns; `mustAsk(opened)`: resolves with whether that would lose a study; `notify(text)`: a part of the game was not taken over;
   *   `study()`: the one that is shown; `picture(kind)`: the position as a blob, 'svg' or 'png'; `name()`: of a file for it; `saved(study)`: it left the page; `edit()`: the position
   *   is to be set up anew
   */
  constructor(handlers) {
    this.#handlers = handlers;
    this.#text.setAttribute('aria-describedby', this.#fault.id);
    this.#fault.setAttribute('role', 'alert');
    this.#copied.setAttribute('role', 'status');
    this.#file.addEventListener('change', () => this.#openFile(this.#file.files[0]));
    this.#buttons = createElement(
      'div',
      { className: 'study-row' },
      button(texts.files.openText, () => this.#take(this.#text.value)),
    );
    this.#text.addEventListener('paste', (event) => this.#paste(event));
    this.element = createElement(
      'div',
      { className: 'study-files' },
      createElement('h2', { textContent: texts.files.study }),
      createElement(
        'div',
        { className: 'study-row' },
        button(texts.files.copyPgn, () => this.#copy()),
        button(texts.files.savePgn, () => this.#save()),
        button(texts.files.saveSvg, () => this.#savePicture('svg')),
        button(texts.files.savePng, () => this.#savePicture('png')),
        button(texts.files.print, () => print()),
        button(texts.files.edit, () => this.#handlers.edit()),
        this.#copied,
      ),
      createElement('h2', { textContent: texts.files.open }),
      createElement('label', { htmlFor: this.#text.id, textContent: texts.files.paste }),
      this.#text,
      this.#buttons,
      createElement('label', {
        htmlFor: this.#file.id,
        textContent: texts.files.orChoose,
      }),
      this.#file,
      this.#reading.element,
      this.#fault,
      this.#games.element,
    );
  }

  /** Takes what was dropped on the page, a file or a text. */
  drop({ files, text }) {
    if (files.length > 0) this.#openFile(files[0]);
    else if (text) this.#take(text);
  }

  async #openFile(file) {
    if (!file) return;
    try {
      await this.#take(decode(await file.arrayBuffer()));
    } catch (error) {
      this.#say(texts.files.notRead(faultText(error)));
    }
    this.#file.value = '';
  }

  #paste(event) {
    const text = event.clipboardData.getData('text/plain');
    if (text.length <= LONGEST_IN_FIELD) return;
    event.preventDefault();
    this.#take(text);
  }

  /** Opens the only game of a text, or lets the reader choose. */
  async #take(text) {
    this.#text.value = text.length <= LONGEST_IN_FIELD ? text : '';
    this.#say('');
    const games = await this.#reading.run(listGamesInSteps(text), text.length);
    const entries = games && (await this.#reading.run(listed(games), games.length));
    if (!entries) return;
    this.#source = text;
    this.#games.show(entries);
    if (entries.length === 0) this.#say(texts.files.noGame);
    if (entries.length === 1) await this.#open(games[0]);
  }

  async #open(game) {
    const { mustAsk, notify, opening, show } = this.#handlers;
    const text = this.#source;
    try {
      const opened = await this.#reading.run(opening(game, text), text.length);
      if (!opened) return;
      if ((await mustAsk(opened)) && !(await ask(this.#buttons, replaceWords()))) return;
      await show(opened);
      this.#say('');
      for (const note of opened.notes) notify(faultText(note));
    } catch (error) {
      if (!(error instanceof PgnError)) throw error;
      this.#say(texts.files.faultAt(error.line, error.column, faultText(error)));
    }
  }

  #say(fault) {
    this.#fault.textContent = fault;
    this.#text.setAttribute('aria-invalid', String(fault !== ''));
  }

  async #copy() {
    const study = this.#handlers.study();
    const text = await inSlices(study.writing());
    try {
      await navigator.clipboard.writeText(text);
      this.#copied.textContent = texts.files.copied;
      this.#handlers.saved(study);
    } catch {
      this.#copied.textContent = texts.files.notAllowed;
    }
  }

  async #savePicture(kind) {
    const { picture, name } = this.#handlers;
    save(`${name()}.${kind}`, await picture(kind));
    this.#copied.textContent = texts.files.saved;
  }

  async #save() {
    const study = this.#handlers.study();
    const name = `${this.#handlers.name()}.pgn`;
    savePgn(name, await inSlices(study.writing()));
    this.#copied.textContent = texts.files.saved;
    this.#handlers.saved(study);
  }
}

function button(textContent, act) {
  const element = createElement('button', { type: 'button', textContent });
  element.addEventListener('click', act);
  return element;
}
