/** Opens games from PGN, pasted or in files, and exports a study to the clipboard, to files and as a picture. */
/** @import { PgnEntry, PgnGame } from '../../kingcraft/pgn/pgn.js' */
/** @import { PictureKind } from './study-export.js' */
/** @import { Study } from './study.js' */

import { h } from '../../dom/elements.js';
import { PgnError } from '../../kingcraft/errors.js';
import { listGamesInSteps } from '../../kingcraft/pgn/pgn.js';
import { decode } from '../../kingcraft/pgn/pgn-decoder.js';
import { ask } from '../base/confirm.js';
import { createButton, save, savePgn } from '../base/page-elements.js';
import { faultText, texts } from '../base/page-texts.js';
import { inSlices } from '../base/sliced-work.js';
import { describeInSteps, PgnGameList } from './pgn-game-list.js';
import { ReadingProgress } from './reading-progress.js';

/** The question before a study is replaced. */
export function replaceQuestion() {
  const { files } = texts;
  return { question: files.replaces, yes: files.replace, no: files.cancelReplace };
}

/** A longer text is not shown in the field: browsers take seconds to lay it out. */
const LONGEST_IN_FIELD = 200_000;

export class PgnView {
  #handlers;
  /** The text that was read; the field may be empty if it is long. */
  #source = '';
  #reading = new ReadingProgress();
  #text = h('textarea', {
    id: 'study-pgn',
    rows: 5,
    spellcheck: false,
    autocomplete: 'off',
    on: { paste: (event) => this.#paste(event) },
  });
  #fault = h('p', { class: 'study-fault', id: 'study-pgn-fault', role: 'alert' });
  #file = h('input', {
    type: 'file',
    id: 'study-file',
    accept: '.pgn,.txt,text/plain',
    on: { change: () => this.#openFile(this.#file.files?.[0]) },
  });
  #games = new PgnGameList((game) => this.#open(game));
  #copied = h('span', { class: 'study-note', role: 'status' });
  #buttons;

  /**
   * @param {{ openInSteps(entry: PgnEntry, text: string): Generator<number, PgnGame>, show(opened: PgnGame):
   *   Promise<void>, mustAsk(opened: PgnGame): Promise<boolean>, notify(text: string): void, study(): Study,
   *   picture(kind: PictureKind): Promise<Blob>, name(): string, saved(study: Study): void, edit(): void, }} handlers
   *   `openInSteps` throws PgnError; `mustAsk`: whether changes of a study would be lost; `notify`: a part of the game
   *   was left out; `name`: of a file for the study; `saved`: the study was copied or saved; `edit`: the position goes
   *   to the editor
   */
  constructor(handlers) {
    this.#handlers = handlers;
    this.#text.setAttribute('aria-describedby', this.#fault.id);
    this.#buttons = h(
      'div',
      { class: 'study-row' },
      createButton(texts.files.openText, () => this.#read(this.#text.value)),
    );
    this.element = h(
      'div',
      { class: 'study-files' },
      h('h2', {}, texts.files.study),
      h(
        'div',
        { class: 'study-row' },
        createButton(texts.files.copyPgn, () => this.#copy()),
        createButton(texts.files.savePgn, () => this.#save()),
        createButton(texts.files.saveSvg, () => this.#savePicture('svg')),
        createButton(texts.files.savePng, () => this.#savePicture('png')),
        createButton(texts.files.print, () => print()),
        createButton(texts.files.edit, () => this.#handlers.edit()),
        this.#copied,
      ),
      h('h2', {}, texts.files.open),
      h('label', { htmlFor: this.#text.id }, texts.files.paste),
      this.#text,
      this.#buttons,
      h('label', { htmlFor: this.#file.id }, texts.files.orChoose),
      this.#file,
      this.#reading.element,
      this.#fault,
      this.#games.element,
    );
  }

  /** Another study is shown: nothing is said any more of what was tried before. */
  forget() {
    this.#showFault('');
    this.#copied.textContent = '';
  }

  /**
   * Opens a file or a text that was dropped on the page.
   * @param {{ files: FileList, text: string }} dropped
   */
  drop({ files, text }) {
    if (files.length > 0) this.#openFile(files[0]);
    else if (text) this.#read(text);
  }

  /** @param {File | undefined} file */
  async #openFile(file) {
    if (!file) return;
    try {
      await this.#read(decode(await file.arrayBuffer()));
    } catch (error) {
      this.#showFault(texts.files.notRead(faultText(error)));
    }
    this.#file.value = '';
  }

  /** @param {ClipboardEvent} event */
  #paste(event) {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.length <= LONGEST_IN_FIELD) return;
    event.preventDefault();
    this.#read(text);
  }

  /**
   * Opens the only game of a text, or lists its games.
   * @param {string} text
   */
  async #read(text) {
    this.#text.value = text.length <= LONGEST_IN_FIELD ? text : '';
    this.#showFault('');
    const games = await this.#reading.run(listGamesInSteps(text), text.length);
    const entries = games && (await this.#reading.run(describeInSteps(games), games.length));
    if (!entries) return;
    this.#source = text;
    this.#games.show(entries);
    if (entries.length === 0) this.#showFault(texts.files.noGame);
    if (entries.length === 1) await this.#open(games[0]);
  }

  /** @param {PgnEntry} game */
  async #open(game) {
    const { mustAsk, notify, openInSteps, show } = this.#handlers;
    const text = this.#source;
    try {
      const opened = await this.#reading.run(openInSteps(game, text), text.length);
      if (!opened) return;
      if ((await mustAsk(opened)) && !(await ask(this.#buttons, replaceQuestion()))) return;
      await show(opened);
      this.#showFault('');
      for (const note of opened.notes) notify(faultText(note));
    } catch (error) {
      if (!(error instanceof PgnError)) throw error;
      this.#showFault(texts.files.faultAt(error.line, error.column, faultText(error)));
    }
  }

  /** @param {string} fault a sentence, or an empty text */
  #showFault(fault) {
    this.#fault.textContent = fault;
    this.#text.setAttribute('aria-invalid', String(fault !== ''));
  }

  async #copy() {
    const study = this.#handlers.study();
    const text = await inSlices(study.toPgnInSteps());
    try {
      await navigator.clipboard.writeText(text);
      this.#copied.textContent = texts.files.copied;
      this.#handlers.saved(study);
    } catch {
      this.#copied.textContent = texts.files.notAllowed;
    }
  }

  /** @param {PictureKind} kind */
  async #savePicture(kind) {
    const { picture, name } = this.#handlers;
    save(`${name()}.${kind}`, await picture(kind));
    this.#copied.textContent = texts.files.saved;
  }

  async #save() {
    const study = this.#handlers.study();
    const name = `${this.#handlers.name()}.pgn`;
    savePgn(name, await inSlices(study.toPgnInSteps()));
    this.#copied.textContent = texts.files.saved;
    this.#handlers.saved(study);
  }
}
