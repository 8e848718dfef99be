// @ts-nocheck
/** The screen of a study: which one is shown, and from where it comes. */

import { ask } from '../confirm.js';
import { loadStyle } from '../load-style.js';
import { byId } from '../page-elements.js';
import { gameName, texts } from '../page-texts.js';
import { gameOf, OpenStudies } from './open-studies.js';
import { replaceWords } from './pgn-view.js';
import { Study } from './study.js';
import { studyAddress } from './study-address.js';
import { StudyController } from './study-controller.js';

const STYLE = new URL('study.css', import.meta.url);

export class StudyScreen {
  #kingcraft;
  #handlers;
  root = byId('study');
  #shelf;
  #desk;

  /**
   * @param kingcraft the loaded package
   * @param handlers `session()`: the game on the board, or null; `back()`: to it; `gallery()`; `go(address)`; `rename(address)`: this screen has another address now; `createEngine()`;
   *   `take()`: what another screen handed over, `{ position: { variant, fen } }` or `{ kept: { id, variant } }`; `edit(position)`; `notify(text)`: something the reader should know; `keeper`: a StudySaver
   */
  constructor(kingcraft, handlers) {
    this.#kingcraft = kingcraft;
    this.#handlers = handlers;
    this.#shelf = new OpenStudies(kingcraft, handlers.keeper);
    this.#desk = new StudyController(kingcraft, this.root, {
      ...handlers,
      show: (opened) => this.#showOpened(opened),
      mustAsk: async ({ variant }) => (await this.#shelf.study(variant)).isChanged,
    });
    addEventListener('pagehide', () => handlers.keeper.keepNow());
  }

  /**
   * Shows the study of a game; without one, that of the game on the board.
   * @param {{ variant: string | null }} address
   * @param visit see Router.follow
   * @throws when there is no such game, or a part of the page is missing
   */
  async show({ variant }, visit) {
    await loadStyle(STYLE);
    if (!visit.isAsked()) return;
    const session = this.#handlers.session();
    const study = await this.#find(variant, session);
    if (!visit.enter(this)) return;
    this.#desk.theme = visit.theme;
    this.#desk.frame.back.hidden = session === null;
    this.#present(study);
    const { position, kept } = this.#handlers.take();
    if (variant && position?.variant === variant) await this.#begin(position);
    if (variant && kept?.variant === variant) await this.#openKept(kept, visit);
  }

  /** The study of a game, else that of the game on the board, else the one that was here last. */
  async #find(variant, session) {
    if (variant) return this.#shelf.study(variant);
    if (session) return this.#shelf.take(gameOf(session));
    return this.#shelf.study(this.#desk.study?.variant.id ?? 'chess');
  }

  /** Begins a study of a position; one that is not saved is asked about. */
  async #begin({ variant, fen }) {
    if (this.#desk.study.isChanged && !(await ask(this.#desk.frame.toolbar, replaceWords())))
      return;
    this.#present(await this.#shelf.put(Study.begin(this.#kingcraft, variant, fen)));
  }

  /** Opens a study of the list, beside which the one on the screen stays kept. */
  async #openKept(kept, { isAsked }) {
    this.#handlers.keeper.keepNow();
    const study = await this.#shelf.openKept(kept);
    if (!isAsked()) return;
    if (study) this.#present(study);
    else this.#desk.say(texts.study.notOpened);
  }

  setTheme(name) {
    this.#desk.setTheme(name);
  }

  hide() {
    // What is deleted from the list can be brought back as it was here.
    this.#handlers.keeper.keepNow();
    this.#desk.rest();
  }

  /** Whether this tab has the study with this id open. */
  has(id) {
    return this.#handlers.keeper.has(id);
  }

  /** Takes the study with this id off the shelf, which is deleted. */
  forget(id) {
    this.#shelf.forget(id);
  }

  /** Shows a game of a PGN. */
  async #showOpened(opened) {
    const study = await this.#shelf.put(new Study(this.#kingcraft, opened));
    this.#handlers.rename(studyAddress(study.variant.id));
    this.#present(study);
  }

  #present(study) {
    document.title = `${texts.study.titleOf(gameName(study.variant))} · Kingcraft`;
    this.#desk.present(study);
  }
}
