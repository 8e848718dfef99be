/**
 * The page: which screen is in front, which game is on the board, and what is saved of both. What each of them does is
 * elsewhere; how they depend on each other is here, in one file.
 * @import { Kingcraft, Variant } from '../../kingcraft/index.js'
 * @import { Engine, EngineOptions } from '../../worker/client.js'
 * @import { BrowserStore } from '../store/browser-store.js'
 * @import { Opened } from '../library/game-saver.js'
 * @import { Notices } from '../base/notices.js'
 * @import { FriendGame } from '../../friend/friend-game.js'
 * @import { GameSettings, SavedGame, Session } from '../play/session.js'
 * @import { Brought, Visit } from './router.js'
 */

import { isLink, linkToNew } from '../../game/game-link.js';
import { GALLERY_ADDRESS, GAME_ADDRESS } from '../../game/page-address.js';
import { Opponent } from '../../worker/opponent.js';
import { firstMovesOf } from '../base/openings.js';
import { texts } from '../base/page-texts.js';
import { nextTask } from '../base/sliced-work.js';
import { Gallery } from '../home/gallery.js';
import { GameSaver } from '../library/game-saver.js';
import { Adviser } from '../play/adviser.js';
import { GameDialogs } from '../play/game-dialogs.js';
import { GameScreen } from '../play/game-screen.js';
import { addressOf, LinkedGame } from '../play/linked-game.js';
import { GameLocks, tab } from '../store/browser-tab.js';
import { createPlaces } from './places.js';
import { Router } from './router.js';
import { routesOf } from './screens.js';
import { SettingsForm } from './settings-form.js';

export class Page {
  /** Starts an engine, as the package's `createEngine` does. */
  createEngine;
  /** The parts that the list of saved games needs. */
  library;
  #notices;
  #saver;
  #gameScreen;
  #dialogs;
  #linkedGame;
  #router;
  /** @param {SavedGame} saved */
  #restore = (saved) => this.#gameScreen.restore(saved);

  /**
   * @param {Kingcraft} kingcraft the loaded package
   * @param {{ store: BrowserStore, notices: Notices, createEngine: (options?: EngineOptions) => Promise<Engine> }}
   *   parts
   */
  constructor(kingcraft, { store, notices, createEngine }) {
    const locks = new GameLocks(navigator.locks);
    this.createEngine = createEngine;
    this.#notices = notices;
    this.#saver = new GameSaver(store, locks, tab);
    this.library = { store, saver: this.#saver, locks, notices };
    this.#dialogs = new GameDialogs(kingcraft, {
      start: (settings) => this.#start(settings),
      warn: (text) => this.#notices.show(text),
    });
    new SettingsForm((text) => this.#notices.show(text));
    this.#gameScreen = this.#createGameScreen(kingcraft);
    /** The screen of all games. */
    this.gallery = new Gallery(kingcraft.variants, {
      play: (variant) => this.play(variant),
      resume: () => this.backToGame(),
      session: () => this.session,
    });
    const places = createPlaces(this, kingcraft.variants, () => this.#router.skip());
    this.#router = new Router(routesOf(kingcraft, this), {
      home: GAME_ADDRESS,
      showHome: (visit) => this.#showHome(visit),
      warn: (...notice) => this.#notices.show(...notice),
      arrived: places.arrived,
    });
    this.#linkedGame = new LinkedGame(kingcraft, this.#router, {
      restore: this.#restore,
      session: () => this.session,
      screen: this.#gameScreen,
    });
  }

  /** @param {Kingcraft} kingcraft */
  #createGameScreen(kingcraft) {
    const parts = {
      dialogs: this.#dialogs,
      computer: new Opponent(this.createEngine, firstMovesOf(kingcraft)),
      adviser: new Adviser(() => this.createEngine({ threads: 1, hash: 4 })),
    };
    return new GameScreen(kingcraft, parts, {
      onChange: (session) => this.#save(session),
      onNewGame: () => this.askForGame(),
      onStart: (settings) => this.#start(settings),
      onWarning: (text) => this.#notices.show(text),
      onFollowed: () => this.#saver.storeApart(),
    });
  }

  /** Shows what the address asks for, else the game that was played last, else all games. */
  async open() {
    const asksForGame = ['', GAME_ADDRESS].includes(location.hash) || isLink(location.hash);
    if (!asksForGame) await this.#open(this.#saver.openLast(this.#restore));
    await this.#router.start();
  }

  /** The game on the board, null before the first. */
  get session() {
    return this.#gameScreen.session;
  }

  /** The variant of the game that goes on, or null. */
  get running() {
    return this.#gameScreen.running;
  }

  /**
   * Goes to another screen.
   * @param {string} address
   * @param {Brought} [brought]
   */
  go(address, brought) {
    return this.#router.go(address, undefined, brought);
  }

  /** Gives the screen that is seen another address. @param {string} address */
  rename(address) {
    this.#router.replace(address);
  }

  /** Leaves another screen for the game on the board. */
  async backToGame() {
    if (this.session) await this.#router.go(addressOf(this.session), this.#entryState());
  }

  /**
   * Leaves another screen for a new game.
   * @param {string} variant
   */
  play(variant) {
    this.#start({ variant, ...this.#dialogs.settings });
  }

  /**
   * Asks which game to start, over any screen; without a variant the form names the one on the board.
   * @param {string} [variant]
   * @param {Parameters<GameDialogs['askForGame']>[1]} [asked]
   */
  askForGame(variant = this.session?.variant.id, asked = {}) {
    this.#dialogs.askForGame(variant, asked);
  }

  /**
   * Leaves another screen for a new game. One to play by links is in its address alone.
   * @param {GameSettings} settings
   */
  #start(settings) {
    if (settings.linked) this.go(linkToNew(settings.variant));
    else this.go(GAME_ADDRESS, { game: settings });
  }

  /**
   * Leaves the list for a saved game, or for another screen that takes it from the board.
   * @param {string} id
   * @param {string} [address]
   */
  openSavedGame(id, address) {
    return this.#opened(this.#saver.open(id, this.#restore), address);
  }

  /** Shows what a friend elsewhere has sent. @param {FriendGame} game */
  receive(game) {
    return this.#gameScreen.receive(game);
  }

  /** Connects the live game on the board to the page that offers it. @param {string} offer */
  connect(offer) {
    return this.#gameScreen.connect(offer);
  }

  /** Leaves the list for a copy of a saved game. @param {string} id */
  openCopy(id) {
    return this.#opened(this.#saver.openCopy(id, this.#restore));
  }

  /** @param {Promise<Opened>} opening @param {string} [address] */
  async #opened(opening, address) {
    const opened = await this.#open(opening);
    if (opened === 'open' && address) this.go(address);
    else if (opened === 'open') await this.backToGame();
    if (opened === 'broken') this.#notices.show(texts.game.cannotBeRead);
    // Another tab was quicker.
    if (opened === 'elsewhere') this.#router.follow();
  }

  /**
   * Waits until a saved game is open, and lets the address follow it.
   * @param {Promise<Opened> | Opened} opening
   */
  async #open(opening) {
    const opened = await opening;
    if (opened === 'open' && this.session) this.#follow(this.session);
    return opened;
  }

  /**
   * Saves a game that has changed: one that came by a link in the address alone.
   * @param {Session} session
   */
  #save(session) {
    this.gallery.update();
    if (session.linked) {
      this.#linkedGame.write(session);
      return;
    }
    this.#saver.save(session);
    this.#follow(session);
  }

  /**
   * The address, and what a new game is like, follow the saved game on the board.
   * @param {Session} session
   */
  #follow(session) {
    this.#dialogs.remember(session);
    this.#linkedGame.close(this.#entryState());
    if (this.#router.address === GAME_ADDRESS && this.#router.state?.game !== this.#saver.id)
      this.#router.replace(GAME_ADDRESS, this.#entryState());
  }

  /** The part of a history entry about the game on the board. */
  #entryState() {
    return { game: this.#saver.id };
  }

  /**
   * Shows the game that the address asks for; where there is none, all games.
   * @param {string} address
   * @param {Visit} visit
   */
  async showGame(address, visit) {
    if (isLink(address)) {
      if (this.#linkedGame.show(address, visit)) this.#gameScreen.show(visit);
      else if (visit.isFirst) await this.#showSaved(visit);
    } else if (visit.brought.game) await this.#showNew(visit.brought.game, visit);
    else await this.#showSaved(visit);
  }

  /**
   * Starts a game in one task, closes the form that asked for it in the next and lays out the screen in a third, so
   * that the page answers in between. The form goes after the old game, so that nobody acts on that one.
   * @param {GameSettings} settings
   * @param {Visit} visit
   */
  async #showNew(settings, visit) {
    this.#gameScreen.start(settings);
    await nextTask();
    this.#dialogs.closeForm();
    await nextTask();
    if (!visit.enter(this.#gameScreen)) return;
    this.#gameScreen.show(visit);
    if (settings.friend) await this.#gameScreen.send();
  }

  /**
   * The game of the history entry, else the one that was on the board, else the last one that was played.
   * @param {Visit} visit
   */
  async #showSaved(visit) {
    const { session } = this;
    const wanted = visit.state.game ?? this.#saver.id;
    const isThere = session !== null && !session.linked && wanted === this.#saver.id;
    if (isThere || (await this.#openSaved(wanted, visit))) {
      if (visit.enter(this.#gameScreen)) this.#gameScreen.show(visit);
    } else if (visit.isAsked()) {
      this.#router.replace(GALLERY_ADDRESS);
      this.gallery.show(GALLERY_ADDRESS, visit);
      if (!visit.isFirst) this.gallery.focusGames();
    }
  }

  /**
   * Opens it in front of the reader, where a board is laid out once; says whether there was one.
   * @param {string | null} id
   * @param {Visit} visit
   */
  async #openSaved(id, visit) {
    /** @param {SavedGame} saved */
    const restore = (saved) => {
      visit.enter(this.#gameScreen);
      return this.#restore(saved);
    };
    const saver = this.#saver;
    if (id && (await this.#open(saver.open(id, restore))) === 'open') return true;
    const last = saver.resume(restore) ? 'open' : saver.openLast(restore);
    return (await this.#open(last)) === 'open';
  }

  /**
   * The first screen, where another one that was asked for cannot be shown.
   * @param {Visit} visit
   */
  #showHome(visit) {
    if (!this.session) this.gallery.show(GALLERY_ADDRESS, visit);
    else if (visit.enter(this.#gameScreen)) this.#gameScreen.show(visit);
  }
}
