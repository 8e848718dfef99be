/** Games come in here as PGN, by paste and file, and go out to the clipboard, to files and as pictures. */
import { ask } from '../ask.js';
import { make } from '../dom.js';
import { describeGame, download } from './files.js';
import { PgnFault } from './pgn/pgn-fault.js';
import { readGames } from './pgn/read-games.js';

export const REPLACES = {
  question: 'This replaces the study on the board.',
  yes: 'Open',
  no: 'Keep the study',
};

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
    this.#games.setAttribute('aria-label', 'Games in this text');
    this.#file.addEventListener('change', () => this.#openFile(this.#file.files[0]));
    this.#buttons = make(
      'div',
      { className: 'study-row' },
      button('Open', () => this.#read()),
    );
    this.element = make(
      'div',
      { className: 'study-files' },
      make('h2', { textContent: 'This study' }),
      make(
        'div',
        { className: 'study-row' },
        button('Copy PGN', () => this.#copy()),
        button('Save PGN', () => this.#save()),
        button('Save SVG', () => this.#savePicture('svg')),
        button('Save PNG', () => this.#savePicture('png')),
        button('Print', () => print()),
        button('Edit position', () => this.#handlers.edit()),
        this.#copied,
      ),
      make('h2', { textContent: 'Open games' }),
      make('label', { htmlFor: this.#text.id, textContent: 'Paste PGN' }),
      this.#text,
      this.#buttons,
      make('label', {
        htmlFor: this.#file.id,
        textContent: 'Or choose a file, or drop one on the page',
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
    } catch ({ message }) {
      this.#say(`The file could not be read: ${message}`);
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
    if (games.length === 0) this.#say('There is no game in this text.');
    if (games.length === 1) this.#open(games[0], text);
  }

  #entry(game, text) {
    const entry = button('', () => this.#open(game, text));
    const { title, detail } = describeGame(game);
    entry.append(make('span', { textContent: title }), make('small', { textContent: detail }));
    return make('li', {}, entry);
  }

  async #open(game, text) {
    if (this.#handlers.mustAsk() && !(await ask(this.#buttons, REPLACES))) return;
    try {
      this.#handlers.open(game, text);
      this.#say('');
    } catch (error) {
      if (!(error instanceof PgnFault)) throw error;
      this.#say(`Line ${error.line}, column ${error.column}: ${error.message}`);
    }
  }

  #say(fault) {
    this.#fault.textContent = fault;
    this.#text.setAttribute('aria-invalid', String(fault !== ''));
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.#handlers.pgn());
      this.#copied.textContent = 'Copied.';
      this.#handlers.saved();
    } catch {
      this.#copied.textContent = 'The browser does not allow it.';
    }
  }

  async #savePicture(kind) {
    const { picture, name } = this.#handlers;
    download(await picture(kind), `${name()}.${kind}`);
    this.#copied.textContent = 'Saved.';
  }

  #save() {
    const { pgn, name, saved } = this.#handlers;
    download(new Blob([pgn()], { type: 'application/x-chess-pgn' }), `${name()}.pgn`);
    this.#copied.textContent = 'Saved.';
    saved();
  }
}

function button(textContent, act) {
  const element = make('button', { type: 'button', textContent });
  element.addEventListener('click', act);
  return element;
}
