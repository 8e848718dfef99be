/** Games come in here as PGN, by paste and file, and go out to the clipboard, to files and as pictures. */
import { ask } from '../ask.js';
import { make } from '../dom.js';
import { faultText, texts } from '../texts.js';
import { describeGame, download } from './files.js';
import { PgnFault } from './pgn/pgn-fault.js';
import { readGames } from './pgn/read-games.js';

/** What `ask` is given before a study is replaced. */
export function replaceWords() {
  const { replaces: question, replace: yes, keep: no } = texts.files;
  return { question, yes, no };
}

export class PgnView {
  #handlers;
  #text = make('textarea', { id: 'study-pgn', rows: 5, spellcheck: false, autocomplete: 'off' });
  #fault = make('p', { className: 'study-fault', id: 'study-pgn-fault' });
  #file = make('input', { type: 'file', id: 'study-file', accept: '.pgn,.txt,text/plain' });
  #games = make('ol', { className: 'study-games', hidden: true });
  #copied = make('span', { className: 'study-note' });
  #buttons;

  /**
   * @param handlers `open(game, text)`: a game of readGames was chosen, throws PgnFault; `mustAsk(game)`: whether that would lose a study;
   *   `pgn()`: the study as PGN; `picture(kind)`: the position as a blob, 'svg' or 'png'; `name()`: of a file for it; `saved()`: it left the page; `edit()`: the position
   *   is to be set up anew
   */
  constructor(handlers) {
    this.#handlers = handlers;
    this.#text.setAttribute('aria-describedby', this.#fault.id);
    this.#fault.setAttribute('role', 'alert');
    this.#copied.setAttribute('role', 'status');
    this.#games.setAttribute('aria-label', texts.files.games);
    this.#file.addEventListener('change', () => this.#openFile(this.#file.files[0]));
    this.#buttons = make(
      'div',
      { className: 'study-row' },
      button(texts.files.openText, () => this.#read()),
    );
    this.element = make(
      'div',
      { className: 'study-files' },
      make('h2', { textContent: texts.files.study }),
      make(
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
      make('h2', { textContent: texts.files.open }),
      make('label', { htmlFor: this.#text.id, textContent: texts.files.paste }),
      this.#text,
      this.#buttons,
      make('label', {
        htmlFor: this.#file.id,
        textContent: texts.files.orChoose,
      }),
      this.#file,
      this.#fault,
      this.#games,
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
      this.#take(await file.text());
    } catch (error) {
      this.#say(texts.files.notRead(faultText(error)));
    }
    this.#file.value = '';
  }

  #take(text) {
    this.#text.value = text;
    this.#read();
  }

  /** Opens the only game of the text, or lets the reader choose. */
  #read() {
    const text = this.#text.value;
    const games = readGames(text);
    this.#say('');
    this.#games.hidden = games.length < 2;
    this.#games.replaceChildren(...games.map((game) => this.#entry(game, text)));
    if (games.length === 0) this.#say(texts.files.noGame);
    if (games.length === 1) this.#open(games[0], text);
  }

  #entry(game, text) {
    const entry = button('', () => this.#open(game, text));
    const { title, detail } = describeGame(game);
    entry.append(make('span', { textContent: title }), make('small', { textContent: detail }));
    return make('li', {}, entry);
  }

  async #open(game, text) {
    if (this.#handlers.mustAsk() && !(await ask(this.#buttons, replaceWords()))) return;
    try {
      this.#handlers.open(game, text);
      this.#say('');
    } catch (error) {
      if (!(error instanceof PgnFault)) throw error;
      this.#say(texts.files.faultAt(error.line, error.column, error.message));
    }
  }

  #say(fault) {
    this.#fault.textContent = fault;
    this.#text.setAttribute('aria-invalid', String(fault !== ''));
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.#handlers.pgn());
      this.#copied.textContent = texts.files.copied;
      this.#handlers.saved();
    } catch {
      this.#copied.textContent = texts.files.notAllowed;
    }
  }

  async #savePicture(kind) {
    const { picture, name } = this.#handlers;
    download(await picture(kind), `${name()}.${kind}`);
    this.#copied.textContent = texts.files.saved;
  }

  #save() {
    const { pgn, name, saved } = this.#handlers;
    download(new Blob([pgn()], { type: 'application/x-chess-pgn' }), `${name()}.pgn`);
    this.#copied.textContent = texts.files.saved;
    saved();
  }
}

function button(textContent, act) {
  const element = make('button', { type: 'button', textContent });
  element.addEventListener('click', act);
  return element;
}
