/**
 * All that the screen of a game shows of a match: the board and the views around it.
 * @import { Color, Square } from '../../kingcraft/index.js'
 * @import { Premoves } from './premoves.js'
 * @import { MoveBrowser } from './move-list.js'
 * @import { PageMatch } from './page-match.js'
 * @import { Preferences } from './preferences.js'
 * @import { GameSettings } from './session.js'
 */
import { learnAddress } from '../page-address.js';
import { byId } from '../page-elements.js';
import { gameName, gameTagline, texts } from '../page-texts.js';
import { BoardView } from './board-view.js';
import { MoveListView } from './move-list.js';
import { ClocksView, PlayersView } from './players-view.js';
import { FenView, RightsView } from './position-view.js';
import { rematchOf } from './session.js';
import { StateView } from './state-view.js';
import { ToolsView } from './tools-view.js';
import { TypeView } from './typed-moves.js';
import { WhyView } from './why-view.js';

/**
 * @typedef {{
 *   premove(from: Square, to: Square): void,
 *   cancelPremove(): void,
 *   playTyped(text: string): string | null,
 *   refresh(): void,
 *   undo(): void,
 *   flip(): void,
 *   warn(text: string): void,
 * }} ViewActions what the reader asks of the screen; the rest goes to the match. `playTyped` returns what is wrong with a move, or null;
 *   `refresh`: the board has to be updated; `warn` shows a text until the reader closes it
 */

export class GameViews {
  #match;
  #browser;
  #premoves;
  #board;
  #type;
  #why;
  #moves;
  #players = new PlayersView();
  #clocks;
  #fen;
  #rights = new RightsView();
  #state;
  #tools;

  /**
   * @param {{ match: PageMatch, browser: MoveBrowser, premoves: Premoves }} shown
   * @param {ViewActions} actions
   */
  constructor({ match, browser, premoves }, actions) {
    this.#match = match;
    this.#browser = browser;
    this.#premoves = premoves;
    this.#board = this.#createBoard(actions);
    this.#type = new TypeView(actions.playTyped);
    this.#why = new WhyView(actions.refresh);
    this.#moves = new MoveListView((ply) => browser.goTo(ply));
    this.#clocks = new ClocksView((color) => this.#board.announce(texts.game.shortOfTime(color)));
    this.#fen = new FenView({
      faultOf: (fen) => match.session.fenFault(fen),
      setUp: (fen) => match.start({ ...match.session.toSave(), fen }),
    });
    this.#state = new StateView({
      stop: () => match.stop(),
      resume: () => match.resume(),
      latest: () => browser.goToEnd(),
      rematch: () => this.#start(rematchOf(match.session.toSave())),
    });
    this.#tools = this.#createTools(actions);
  }

  /** @param {ViewActions} actions */
  #createBoard({ premove, cancelPremove }) {
    return new BoardView({
      onMove: (move) => this.#match.play(move.id),
      onRefused: (from, to) => this.explain(from, to),
      onPick: () => {
        this.#clearReason();
        cancelPremove();
      },
      wantsReason: () => this.#why.asking,
      onQuestion: (from, to) => this.explain(from, to),
      onPremove: premove,
      onCancel: cancelPremove,
    });
  }

  /** @param {ViewActions} actions */
  #createTools({ undo, flip, warn }) {
    return new ToolsView({
      undo,
      redo: () => {
        this.#browser.goToEnd();
        this.#match.redo();
      },
      flip,
      finish: (how, what) => this.#match.finish(how, what),
      offerDraw: () => this.#match.offerDraw(),
      announce: (text) => this.#board.announce(text),
      warn,
    });
  }

  get board() {
    return this.#board;
  }

  /** @param {GameSettings} settings */
  #start(settings) {
    this.#match.start(settings);
    this.#board.focus();
  }

  /** Names another game and takes its board. */
  open() {
    const { session } = this.#match;
    const { variant } = session;
    byId('game-name').textContent = gameName(variant);
    byId('game-tagline').textContent = gameTagline(variant);
    byId('game-learn', HTMLAnchorElement).href = learnAddress(variant.id);
    this.#board.open(variant);
  }

  /** @param {Preferences} preferences */
  applyPreferences(preferences) {
    this.#type.useKey(preferences.shortcuts);
    this.#board.applyPreferences(preferences);
  }

  /**
   * Shows the position to which the reader went, and all about it.
   * @param {{ orientation: Color, theme: string }} look
   */
  update({ orientation, theme }) {
    const { session, paused } = this.#match;
    const { ply } = this.#browser;
    const live = ply === session.ply && !paused;
    this.#board.update(session, {
      ply,
      orientation,
      theme,
      targets: live ? this.#premoves.targets(session) : null,
      premove: live ? this.#premoves.waiting(session) : null,
    });
    this.#moves.update(session, ply);
    const { fen, rights } = session.position(ply);
    this.#fen.update(fen);
    this.#rights.update(session.variant, rights);
    this.#clearReason();
    this.updateState(orientation);
  }

  /**
   * Shows what changes while the position stays: the state of the game, its players, clocks and buttons.
   * @param {Color} orientation
   */
  updateState(orientation) {
    const { session, isThinking, thought, paused, fault, reply } = this.#match;
    this.#tools.update(session);
    this.#type.update(session.outcome === null && !session.betweenComputers);
    this.#players.update(session, orientation, thought, isThinking);
    this.#clocks.update(session, orientation);
    this.#state.update(session, {
      ply: this.#browser.ply,
      thinking: isThinking,
      paused:
        paused && session.outcome === null && (session.computerToMove || session.clock !== null),
      fault,
      reply,
      premove: this.#premoves.waiting(session),
    });
  }

  /**
   * Says why a move of the position on the board may be made or not, and frames the squares that the reason is about.
   * @param {Square} from
   * @param {Square} to
   * @param {string} introduction stands in front of the reason
   */
  explain(from, to, introduction = '') {
    const found = this.#match.session.game.explain(from, to);
    const explanation = { ...found, text: introduction + texts.message(found) };
    this.#why.show(explanation);
    this.#board.frame(explanation.path);
    this.#board.announce(explanation.text);
  }

  #clearReason() {
    const { session } = this.#match;
    this.#why.clear(this.#browser.ply === session.ply && session.personToMove);
    this.#board.frame([]);
  }
}
