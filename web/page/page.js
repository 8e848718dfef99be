/** The page: which screen is in front, which game is on the board, and what is kept of both. */

import { Opponent } from '../worker/opponent.js';
import { byId } from './dom.js';
import { Doors } from './doors.js';
import { Gallery } from './gallery.js';
import { GameScreen } from './game-screen.js';
import { GameKeeper } from './keep/game-keeper.js';
import { GameLocks } from './keep/game-locks.js';
import { tab } from './keep/tab.js';
import { LinkDoor } from './play/link-door.js';
import { readPreferences } from './play/preferences.js';
import { roomsOf } from './rooms.js';
import * as storage from './storage.js';
import { texts } from './texts.js';

const FIRST_SETTINGS = { players: { white: 'person', black: 'machine' }, level: 2 };

export class Page {
  /** Starts an engine, as the package's `createEngine` does. */
  createEngine;
  /** What the list of kept games works with. */
  library;
  #notices;
  #keeper;
  #theme;
  /** Of the next new game: those of the last one. */
  #settings = FIRST_SETTINGS;
  #gameScreen;
  #gallery;
  #linkDoor;
  #doors;
  /** Shows again what was in front before another screen was opened. */
  #front = () => this.#showGallery();
  #restore = (saved) => this.#gameScreen.restore(saved);

  /**
   * @param kingcraft the loaded package
   * @param {{ store: Store, notices: Notices, createEngine: () => Promise<Engine> }} parts
   */
  constructor(kingcraft, { store, notices, createEngine }) {
    const kept = storage.load();
    const locks = new GameLocks(navigator.locks);
    this.createEngine = createEngine;
    this.#notices = notices;
    this.#keeper = new GameKeeper(store, locks, tab);
    this.library = { store, keeper: this.#keeper, locks, notices };
    this.#theme = kept.theme === 'slate' ? 'slate' : 'paper';
    this.#gameScreen = this.#createGameScreen(kingcraft, readPreferences(kept.preferences));
    this.#gallery = new Gallery(kingcraft.variants, {
      play: (variant) => {
        this.#gallery.hide();
        this.#startGame(variant);
      },
      resume: () => this.#goTo(() => this.#showGame()),
      running: () => this.running,
    });
    this.#doors = new Doors(roomsOf(kingcraft, this), {
      enter: () => {
        this.#gallery.hide();
        this.#gameScreen.hide();
      },
      leave: () => this.#front(),
      theme: () => this.#theme,
    });
    this.#linkDoor = this.#createLinkDoor(kingcraft);
  }

  #createGameScreen(kingcraft, preferences) {
    return new GameScreen(kingcraft, new Opponent(this.createEngine), preferences, {
      onChange: (session) => this.#keep(session),
      onGallery: () => this.#goTo(() => this.#showGallery()),
      onPreferences: (changed) => this.#keepPreferences(changed),
      onWarning: (text) => this.#notices.show(text),
      onTheme: (name) => {
        this.#theme = name;
        this.#gameScreen.setTheme(name);
        storage.keep({ theme: name });
      },
    });
  }

  /** Another language is spoken by a page that is loaded anew, which loses nothing where all is kept. */
  async #keepPreferences(preferences) {
    const before = readPreferences(storage.load().preferences);
    const isKept = await storage.keep({ preferences });
    if (preferences.language === before.language) return;
    if (isKept) location.reload();
    else this.#notices.show(texts.settings.notKept);
  }

  #createLinkDoor(kingcraft) {
    return new LinkDoor(kingcraft, {
      open: (saved) => {
        this.#gameScreen.restore(saved);
        this.#goTo(() => this.#showGame());
      },
      session: () => this.session,
      show: () => {
        if (byId('game').hidden) this.#goTo(() => this.#showGame());
      },
      leave: () => this.#showKept(),
      warn: (text, onClose) => this.#notices.show(text, undefined, onClose),
    });
  }

  /** Shows what the address asks for, else the game that was kept last, else all games. */
  async open() {
    this.#gameScreen.setTheme(this.#theme);
    if (!this.#linkDoor.follow()) await this.#showKept();
    byId('loading').hidden = true;
    this.#doors.follow();
  }

  /** The game on the board, null before the first. */
  get session() {
    return this.#gameScreen.session;
  }

  /** The variant of the game that goes on, null when there is none. */
  get running() {
    return this.#gameScreen.running;
  }

  /** Leaves another screen for the game. */
  backToGame() {
    this.#front = () => this.#showGame();
    this.#doors.close();
  }

  /** Leaves another screen for all games. */
  backToGallery() {
    this.#front = () => this.#showGallery();
    this.#doors.close();
  }

  /** Leaves another screen for a new game. */
  playHere(variant, fen) {
    this.#startGame(variant, fen);
    this.#doors.close();
  }

  /** Leaves the list for a kept game. */
  openKept(id) {
    return this.#opened(this.#keeper.open(id, this.#restore));
  }

  /** Leaves the list for a copy of a kept game. */
  openCopy(id) {
    return this.#opened(this.#keeper.openCopy(id, this.#restore));
  }

  async #opened(opening) {
    const opened = await opening;
    if (opened === 'open') this.backToGame();
    if (opened === 'broken') this.#notices.show(texts.game.cannotBeRead);
    // Another tab was quicker.
    if (opened === 'elsewhere') this.#doors.follow();
  }

  #keep(session) {
    if (session.linked) {
      this.#linkDoor.write(session);
      return;
    }
    this.#linkDoor.close();
    const { players, level, clock } = session.toSave();
    this.#settings = { players, level, clock };
    this.#keeper.keep(session);
  }

  /** The game that was kept last, or all games when there is none. */
  async #showKept() {
    const keeper = this.#keeper;
    const opened =
      keeper.resume(this.#restore) || (await keeper.openLast(this.#restore)) === 'open';
    this.#goTo(() => (opened ? this.#showGame() : this.#showGallery()));
  }

  #startGame(variant, fen) {
    this.#front = () => this.#showGame();
    this.#gameScreen.start({ variant, fen, ...this.#settings });
  }

  #goTo(front) {
    this.#front = front;
    front();
  }

  #showGame() {
    this.#gallery.hide();
    this.#gameScreen.show();
  }

  #showGallery() {
    this.#gameScreen.hide();
    this.#gallery.show(this.#theme);
    document.title = 'Kingcraft';
  }
}
