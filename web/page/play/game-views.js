/**
 * All that the screen of a game shows of a match: the board and the views around it.
 * @import { Color, Square } from '../../kingcraft/index.js'
 * @import { Hints } from './hints.js'
 * @import { Premoves } from '../../game/premoves.js'
 * @import { MoveBrowser } from './move-list.js'
 * @import { PageMatch } from './page-match.js'
 * @import { Offer } from './opponent-ladder.js'
 * @import { GameSettings, Session } from './session.js'
 */
import { learnAddress } from '../../game/page-address.js';
import { byId } from '../base/page-elements.js';
import { gameName, gameTagline, texts } from '../base/page-texts.js';
import { settings } from '../store/settings.js';
import { BoardView } from './board-view.js';
import { CapturedView } from './captured-view.js';
import { FactsView } from './facts-view.js';
import { MoveListView } from './move-list.js';
import { ClocksView, PlayersView } from './players-view.js';
import { FenView } from './position-view.js';
import { ResultView } from './result-view.js';
import { StateView } from './state-view.js';
import { ToolsView } from './tools-view.js';
import { TypeView } from './typed-moves.js';
import { WhyView } from './why-view.js';

/**
 * @typedef {{ premove(from: Square, to: Square): void, cancelPremove(): void, playTyped(text: string): string | null,
 *   refresh(): void, undo(): void, hint(): void, flip(): void, start(settings: GameSettings): void, share(): void,
 *   send(): void, offer(session: Session): Offer, }} ViewActions what the reader asks of the screen; the rest goes to
 *   the match. `playTyped` returns what is wrong with a move, or null; `refresh`: the board has to be updated; `start`
 *   a game, `share` this one, `send` it to a friend elsewhere; `offer`: what is offered after a game
 */

export class GameViews {
  #match;
  #browser;
  #premoves;
  #hints;
  #board;
  #type;
  #why;
  #moves;
  #players = new PlayersView();
  #clocks;
  #fen;
  #facts = new FactsView();
  #captured = new CapturedView();
  #state;
  #result;
  #tools;

  /**
   * @param {{ match: PageMatch, browser: MoveBrowser, premoves: Premoves, hints: Hints }} shown
   * @param {ViewActions} actions
   */
  constructor({ match, browser, premoves, hints }, actions) {
    this.#match = match;
    this.#browser = browser;
    this.#premoves = premoves;
    this.#hints = hints;
    this.#board = this.#createBoard(actions);
    const type = new TypeView(actions.playTyped);
    settings.watch(({ shortcuts }) => type.useKey(shortcuts));
    this.#type = type;
    this.#why = new WhyView(actions.refresh);
    this.#moves = new MoveListView((ply) => browser.goTo(ply));
    this.#clocks = new ClocksView((color) => this.#board.announce(texts.game.shortOfTime(color)));
    this.#fen = new FenView({
      faultOf: (fen) => (match.session.friend ? texts.friend.noSetUp : match.session.fenFault(fen)),
      setUp: (fen) => match.start({ ...match.session.toSave(), fen }),
    });
    this.#state = new StateView({
      stop: () => match.stop(),
      resume: () => {
        match.resume();
        actions.refresh();
        this.#board.focus();
      },
      latest: () => browser.goToEnd(),
      takeBack: () => {
        actions.undo();
        this.#board.focus();
      },
      playOn: () => {
        match.playOn();
        actions.refresh();
        this.#board.focus();
      },
      send: () => actions.send(),
      acceptDraw: () => match.finish('agreeDraw'),
    });
    this.#result = new ResultView({
      start: (settings) => actions.start(settings),
      share: () => actions.share(),
      offer: (session) => actions.offer(session),
      closed: () => this.#board.focus(),
    });
    this.#tools = this.#createTools(actions);
  }

  /** @param {ViewActions} actions */
  #createBoard({ premove, cancelPremove }) {
    return new BoardView({
      onMove: (move) => this.#match.play(move.id),
      onReason: (from, to) => this.explain(from, to),
      onPick: () => {
        this.#clearReason();
        cancelPremove();
      },
      wantsReason: () => this.#why.asking,
      onPremove: premove,
      onCancel: cancelPremove,
    });
  }

  /** @param {ViewActions} actions */
  #createTools({ undo, hint, flip, share }) {
    return new ToolsView({
      undo,
      redo: () => {
        this.#browser.goToEnd();
        this.#match.redo();
      },
      hint,
      flip,
      finish: (how, what) => this.#match.finish(how, what),
      offerDraw: () => this.#match.offerDraw(),
      announce: (text) => this.#board.announce(text),
      share,
    });
  }

  get board() {
    return this.#board;
  }

  /** Names another game and takes its board. */
  open() {
    const { session } = this.#match;
    const { variant } = session;
    byId('game-name').textContent = gameName(variant);
    byId('game-tagline').textContent = gameTagline(variant);
    byId('game-learn', HTMLAnchorElement).href = learnAddress(variant.id);
    this.#board.open(variant);
    this.#type.clear();
    this.#fen.clear();
  }

  /**
   * Shows the position to which the reader went, and all about it.
   * @param {Color} orientation
   */
  update(orientation) {
    const { session, paused, doubt } = this.#match;
    const { ply } = this.#browser;
    const live = ply === session.ply && !paused && !doubt;
    this.#board.update(session, {
      ply,
      orientation,
      targets: live ? this.#premoves.targets(session) : null,
      premove: live ? this.#premoves.waiting(session) : null,
      arrows: [...this.#hints.arrows(session, ply), ...this.#arrowsOfDoubt()],
    });
    this.#moves.update(session, ply);
    const { fen, material } = session.position(ply);
    this.#fen.update(fen);
    this.#facts.update(session, ply, orientation);
    this.#captured.update(material, orientation);
    this.#clearReason();
    this.updateState(orientation);
  }

  /** The reply to a move that should perhaps be taken back. */
  #arrowsOfDoubt() {
    const { session, doubt } = this.#match;
    const isShown = this.#browser.ply === session.ply && doubt?.reply;
    return isShown ? [{ ...isShown, color: 'threat', label: texts.doubt.mark }] : [];
  }

  /**
   * Shows what changes while the position stays: the state of the game, its players, clocks and buttons.
   * @param {Color} orientation
   */
  updateState(orientation) {
    const { session, isThinking, thought, paused, fault, reply, doubt } = this.#match;
    const { ply } = this.#browser;
    this.#tools.update(session);
    this.#type.update(session.outcome === null && session.hasPerson, session.game.fen());
    this.#players.update(session, orientation, thought, isThinking);
    this.#clocks.update(session, orientation);
    this.#result.update(session, this.#browser.ply < session.ply);
    this.#state.update(session, {
      ply,
      thinking: isThinking,
      paused:
        paused && session.outcome === null && (session.computerToMove || session.clock !== null),
      fault,
      reply,
      premove: this.#premoves.waiting(session),
      doubt,
      hint: this.#hints.text(session, ply),
    });
  }

  /** Shows the result of the game that has just ended, where its last position is on the board. */
  showResult() {
    if (this.#browser.ply === this.#match.session.ply) this.#result.open();
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
