/**
 * The dialogs over the game: the form for a new one, and the sheet that shares it. Remembers what was played last, and
 * which opponent is offered.
 * @import { Color, Kingcraft } from '../../kingcraft/index.js'
 * @import { FriendSession } from '../friend/friend-state.js'
 * @import { GameStart } from './new-game-view.js'
 * @import { GameSettings, Session } from './session.js'
 * @import { FriendSheet } from '../friend/friend-sheet.js'
 * @import { ShareSheet } from './share-sheet.js'
 */

import { NOTHING_SENT } from '../../friend/friend-game.js';
import { faultText, texts } from '../base/page-texts.js';
import { isWithFriend } from '../friend/friend-state.js';
import * as storage from '../store/page-storage.js';
import { friendId } from '../store/saved-records.js';
import { settings } from '../store/settings.js';
import { NewGameView } from './new-game-view.js';
import { againstLevel, nextGameAfter, playersOf } from './next-game.js';
import { OpponentLadder } from './opponent-ladder.js';
import { storeResult } from './standing-store.js';

/**
 * `start` leaves any screen for a new game, and calls closeForm() when it is on the board; `warn` shows a text until
 * the reader closes it.
 * @typedef {{
 *   start(settings: GameSettings): void,
 *   warn(text: string): void,
 * }} DialogHandlers
 */

export class GameDialogs {
  #kingcraft;
  #handlers;
  #newGame;
  #settings;
  /** @type {ShareSheet | null} */
  #sheet = null;
  /** @type {FriendSheet | null} */
  #friendSheet = null;

  /**
   * @param {Kingcraft} kingcraft the loaded package
   * @param {DialogHandlers} handlers
   */
  constructor(kingcraft, handlers) {
    const stored = storage.storedValues();
    this.#kingcraft = kingcraft;
    this.#handlers = handlers;
    this.#settings = stored.nextGame;
    this.#newGame = new NewGameView(kingcraft.variants, (settings) => handlers.start(settings));
    this.ladder = new OpponentLadder(
      stored.ladder,
      (ladder) => storage.storeValues({ ladder }),
      (session, result) => (settings.current.progress ? storeResult(session, result) : null),
    );
  }

  /** Of the next new game: those of the last one. */
  get settings() {
    return this.#settings;
  }

  /**
   * The next game is to be as this one, unless that needs a friend elsewhere.
   * @param {Session} session
   */
  remember({ players, level, clock, names, friend }) {
    if (friend) return;
    const nextGame = nextGameAfter({ players, level, clock, names });
    if (JSON.stringify(nextGame) === JSON.stringify(this.#settings)) return;
    this.#settings = nextGame;
    storage.storeValues({ nextGame });
  }

  /**
   * Asks for a new game.
   * @param {string | undefined} variant that the form names first
   * @param {{ level?: number, start?: GameStart }} [asked] the opponent that it names, if not that of the last game;
   *   and where the game begins, as NewGameView.open has it
   */
  askForGame(variant, { level, start } = {}) {
    const settings = level ? againstLevel(this.#settings, level) : this.#settings;
    this.#newGame.open(variant, settings, start);
  }

  /** Closes the form for a new game, where it is open. */
  closeForm() {
    this.#newGame.close();
  }

  /**
   * Opens the sheet that shares a game, or the position after so many half-moves.
   * @param {Session} session
   * @param {number} ply
   * @returns {Promise<boolean>} whether it opens
   */
  async share(session, ply) {
    try {
      const isByLinks = isWithFriend(session) && session.friend.side && !session.friend.live;
      if (isByLinks) return await this.#send(session);
      const { ShareSheet } = await import('./share-sheet.js');
      this.#sheet ??= new ShareSheet(this.#kingcraft, (shared) => this.#invite(shared));
      await this.#sheet.open(session, ply);
      return true;
    } catch (error) {
      this.#handlers.warn(texts.share.notLoaded(faultText(error)));
      return false;
    }
  }

  /**
   * Makes the game of a link one with a friend elsewhere, where the reader says which side is theirs.
   * @param {Session} session
   */
  async #invite(session) {
    try {
      const { askForSide } = await import('../friend/friend-questions.js');
      const answer = await askForSide(session.turn);
      if (answer) this.#handlers.start(friendSettings(session, answer.side, answer.name));
    } catch (error) {
      this.#handlers.warn(texts.share.notLoaded(faultText(error)));
    }
  }

  /**
   * Shows the link of a game with a friend elsewhere.
   * @param {FriendSession} session
   */
  async #send(session) {
    const { FriendSheet } = await import('../friend/friend-sheet.js');
    this.#friendSheet ??= new FriendSheet(this.#kingcraft);
    await this.#friendSheet.open(session);
    return true;
  }
}

/**
 * A game with a friend elsewhere that begins with the moves of another one, which both know.
 * @param {Session} session
 * @param {Color} side of the reader
 * @param {string} name of the reader
 * @returns {GameSettings}
 */
function friendSettings(session, side, name) {
  const played = session.moveIds();
  const names = { white: '', black: '', [side]: name };
  return {
    variant: session.variant.id,
    fen: session.startFen,
    players: playersOf('link', side),
    level: 1,
    friend: { ...NOTHING_SENT, id: friendId(), names, sent: played.length },
    played,
  };
}
