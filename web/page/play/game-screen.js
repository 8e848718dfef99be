/**
 * The screen of a game: what its match, its views and the reader do to each other.
 * @import { Color, Kingcraft, Move, Square } from '../../kingcraft/index.js'
 * @import { Computer } from '../../game/match.js'
 * @import { Visit } from '../app/router.js'
 * @import { FriendGame } from '../../friend/friend-game.js'
 * @import { Adviser } from './adviser.js'
 * @import { GameDialogs } from './game-dialogs.js'
 * @import { MatchEvent } from './match-types.js'
 * @import { GameSettings, SavedGame, Session } from './session.js'
 */

import { hasUnsent, markSent } from '../../friend/friend-game.js';
import { dangerOf } from '../../game/game-facts.js';
import { Premoves } from '../../game/premoves.js';
import { soundOf } from '../../game/sounds.js';
import { otherColor } from '../../kingcraft/square.js';
import { describeOutcome } from '../base/game-words.js';
import { listenToKeys } from '../base/move-keys.js';
import { byId } from '../base/page-elements.js';
import { sounds } from '../base/page-sounds.js';
import { faultText, gameName, texts } from '../base/page-texts.js';
import { settings } from '../store/settings.js';
import { BlunderCheck } from './blunder-check.js';
import { countGame } from './count-game.js';
import { GameViews } from './game-views.js';
import { Hints } from './hints.js';
import { MoveBrowser } from './move-list.js';
import { PageMatch } from './page-match.js';
import { colorBelow } from './session.js';
import { readTypedMove } from './typed-moves.js';

/**
 * @typedef {{ onChange(session: Session): void, onNewGame(): void, onStart(settings: GameSettings): void,
 *   onWarning(text: string): void, onFollowed(): void }} ScreenHandlers `onChange`: there is something new to
 *   save, which a game that was restored has not; `onNewGame`: the reader wants a new game; `onStart`: the reader
 *   starts a game from this screen; `onWarning`: the reader should see this until it is closed; `onFollowed`: another
 *   live game is about to take the place of the one on the board, which is to be stored apart
 */

export class GameScreen {
  root = byId('game');
  #match;
  /** @type {GameViews} */
  #views;
  #kingcraft;
  #handlers;
  #ladder;
  #dialogs;
  #premoves;
  #hints;
  /** @type {Color} */
  #orientation = 'white';
  /** Whether a game that came by a link is over, and its result was not shown yet. */
  #greetsWithResult = false;
  #browser = new MoveBrowser((from) => this.#showStep(from));

  /**
   * @param {Kingcraft} kingcraft the loaded package
   * @param {{ computer: Computer, adviser: Adviser, dialogs: GameDialogs }} parts
   * @param {ScreenHandlers} handlers
   */
  constructor(kingcraft, { computer, adviser, dialogs }, handlers) {
    const { onNewGame, onStart, onWarning } = handlers;
    this.#handlers = handlers;
    this.#kingcraft = kingcraft;
    this.#ladder = dialogs.ladder;
    this.#dialogs = dialogs;
    this.#premoves = new Premoves(kingcraft);
    this.#hints = new Hints(adviser);
    const check = new BlunderCheck(adviser);
    settings.watch(({ warnings }) => {
      check.on = warnings;
    });
    const engines = { computer, check };
    const match = new PageMatch(kingcraft, engines, {
      changed: (event) => this.#changed(event),
      thinking: () => this.#views.updateState(this.#orientation),
      doubted: () => {
        this.#refreshBoard();
        this.#views.board.announce(texts.doubt.question);
      },
    });
    this.#match = match;
    this.#views = new GameViews(
      { match, browser: this.#browser, premoves: this.#premoves, hints: this.#hints },
      {
        premove: (from, to) => this.#premove(from, to),
        cancelPremove: () => this.#cancelPremove(),
        playTyped: (text) => this.#playTyped(text),
        refresh: () => this.#refreshBoard(),
        undo: () => {
          this.#premoves.cancel(match.session);
          match.undo();
        },
        hint: () => this.#giveHint(onWarning),
        flip: () => this.#flip(),
        start: onStart,
        share: () => this.share(),
        send: () => this.send(),
        offer: (session) => dialogs.ladder.offer(session),
      },
    );
    byId('new-game-open').addEventListener('click', onNewGame);
    settings.watch(() => this.#match.isOpen && this.#views.updateState(this.#orientation));
    listenToKeys();
    document.addEventListener('visibilitychange', () => this.#saveTime());
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#cancelPremove();
    });
  }

  /** The variant of the game that goes on, or null. */
  get running() {
    return this.#match.isRunning ? this.#match.session.variant : null;
  }

  /** The game on the board, null before the first. */
  get session() {
    return this.#match.isOpen ? this.#match.session : null;
  }

  /**
   * Sends the game to a friend elsewhere: by a link, or, where it is played live, by what connects the two pages.
   */
  async send() {
    if (this.#match.session.friend?.live) await this.connect();
    else await this.share();
  }

  /**
   * Connects a live game to the friend's page.
   * @param {string} [offer] of the friend's page; without one, this page makes one
   */
  async connect(offer) {
    try {
      const { leadLive } = await import('../friend/live-play.js');
      const live = await leadLive(this.#kingcraft, this.#match, {
        announce: (text) => this.#views.board.announce(text),
        warn: this.#handlers.onWarning,
        storeApart: this.#handlers.onFollowed,
      });
      await (offer ? live?.answer(offer) : live?.invite());
    } catch (error) {
      this.#handlers.onWarning(texts.friend.notConnectable(faultText(error)));
    }
  }

  /** Opens the sheet that shares the game: a friend elsewhere knows what it shows from then on. */
  async share() {
    const { session } = this.#match;
    const isShown = await this.#dialogs.share(session, this.#browser.ply);
    const { friend } = session;
    const hasNew = friend && !friend.live && hasUnsent(friend);
    if (isShown && hasNew && session === this.session) this.#match.tellFriend(markSent(friend));
  }

  /**
   * Takes what a friend elsewhere has sent for the game on the board.
   * @param {FriendGame} game
   */
  receive(game) {
    this.#browser.goToEnd();
    return this.#match.receive(game);
  }

  /**
   * Plays a move that was typed; returns what is wrong with it, or null.
   * @param {string} text
   */
  #playTyped(text) {
    const { session } = this.#match;
    if (!session.personToMove) return texts.game.notYourTurn;
    const found = readTypedMove(this.#kingcraft, session.game, text);
    if ('fault' in found) return found.fault;
    this.#match.play(found.id);
    return null;
  }

  /**
   * Begins a new game.
   * @param {GameSettings} settings
   */
  start(settings) {
    this.#match.start(settings);
  }

  /**
   * Goes on with a saved game, which is no change to save. Throws when it cannot be read.
   * @param {SavedGame} saved
   */
  restore(saved) {
    return this.#match.restore(saved);
  }

  /**
   * Shows the game on the board; see Router.follow. The first screen leaves the focus where the browser puts it.
   * @param {Visit} visit
   */
  show({ isFirst }) {
    document.title = `${gameName(this.#match.session.variant)} · Kingcraft`;
    this.#views.board.resize();
    if (!isFirst) this.#views.board.focus();
    if (this.#greetsWithResult && !(isFirst && isReloaded())) this.#views.showResult();
    this.#greetsWithResult = false;
  }

  /** Brings the focus to the board. */
  focus() {
    this.#views.board.focus();
  }

  /**
   * Shows an event of the match, after the game as it is now was shown and saved.
   * @param {MatchEvent} event
   * @returns {Promise<void> | void}
   */
  #changed(event) {
    const { session } = this.#match;
    const { cause } = event;
    if (cause === 'new' || cause === 'restored') this.#open(session);
    this.#followGame(session);
    if (cause !== 'restored') this.#handlers.onChange(session);
    if (cause === 'move') return this.#show(event.move);
    if (cause === 'takeBack') return this.#views.board.takeBack(event.move);
    if (cause === 'end') {
      sounds.play('end');
      this.#end(session);
    }
  }

  /** @param {Session} session */
  #open(session) {
    this.#orientation = colorBelow(session);
    this.#greetsWithResult = session.linked && session.outcome !== null;
    this.#views.open();
  }

  /** @param {Session} session */
  #followGame(session) {
    this.#browser.follow(session, this.#premoves.isDue(session));
    if (settings.current.turning && session.betweenPeople && session.variant.flipsForBlack)
      this.#orientation = session.turn;
    this.#refreshBoard();
    if (session.outcome) this.#views.board.announce(describeOutcome(session.outcome));
  }

  /**
   * Shows the path of a move; a move that was made ahead of the turn is due after it.
   * @param {Move} move
   */
  async #show(move) {
    const { session } = this.#match;
    const danger = dangerOf(session.variant, session.position(session.ply).check);
    sounds.play(soundOf(move, { danger, over: session.outcome !== null }));
    const isShown = this.#browser.ply === session.ply;
    await this.#views.board.playMove(move, isShown, session.live?.describe(move));
    if (session.outcome) this.#end(session);
    const premove = this.#premoves.take(session);
    if (!premove) return;
    const { from, to } = premove;
    if (this.#views.board.playPair(from, to)) return;
    this.#views.explain(from, to, texts.premoves.dropped(from, to));
  }

  /**
   * Counts and shows a result, unless something else has happened while the last move was shown.
   * @param {Session} session
   */
  async #end(session) {
    if (session !== this.session || !session.outcome) return;
    this.#ladder.count(session);
    this.#views.showResult();
    const earned = await countGame(this.#kingcraft, session);
    if (!earned || session !== this.session) return;
    this.#views.updateState(this.#orientation);
    this.#views.board.announce(earned);
  }

  /**
   * @param {Square} from
   * @param {Square} to
   */
  #premove(from, to) {
    const { session } = this.#match;
    this.#premoves.set(session, from, to);
    if (session.friend) this.#handlers.onChange(session);
    this.#refreshBoard();
    this.#views.board.announce(texts.premoves.made(from, to));
  }

  /**
   * Shows the piece to move, and when it is asked again the move.
   * @param {(text: string) => void} warn
   */
  async #giveHint(warn) {
    const { session } = this.#match;
    this.#browser.goToEnd();
    session.helped = true;
    try {
      await this.#hints.ask(session, () => {
        this.#refreshBoard();
        this.#views.board.announce(this.#hints.text(session, session.ply) ?? '');
      });
    } catch (error) {
      warn(texts.game.couldNotThink(faultText(error)));
      this.#refreshBoard();
    }
  }

  #cancelPremove() {
    const { session } = this;
    if (!session || !this.#premoves.cancel(session)) return;
    if (session.friend) this.#handlers.onChange(session);
    this.#refreshBoard();
    this.#views.board.announce(texts.premoves.cancelled);
  }

  /** Saves what the clock shows when the page may be about to end. */
  #saveTime() {
    const { session } = this;
    if (document.hidden && session?.clock?.running) this.#handlers.onChange(session);
  }

  /** @param {number} from the half-move that was shown until then */
  #showStep(from) {
    this.#refreshBoard();
    this.#views.board.showStep(this.#match.session, from, this.#browser.ply);
  }

  #flip() {
    this.#orientation = otherColor(this.#orientation);
    this.#refreshBoard();
  }

  #refreshBoard() {
    this.#views.update(this.#orientation);
  }
}

/** Whether the reader has loaded the page again, and so knows what was on it. */
const isReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
