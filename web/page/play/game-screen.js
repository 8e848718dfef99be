/**
 * The screen of a game: all of its views show the same match.
 * @import { Color, Kingcraft, Move, Square, Variant } from '../../kingcraft/index.js'
 * @import { Computer } from '../../match/match.js'
 * @import { Visit } from '../router.js'
 * @import { Preferences } from './preferences.js'
 * @import { GameSettings, SavedGame, Session } from './session.js'
 */
import { otherColor } from '../../kingcraft/square.js';
import { Premoves } from '../../match/premoves.js';
import { dangerOf } from '../../scene/game-facts.js';
import { describeOutcome } from '../game-words.js';
import { listenToKeys } from '../move-keys.js';
import { learnAddress } from '../page-address.js';
import { byId, findIn } from '../page-elements.js';
import { gameName, gameTagline, texts } from '../page-texts.js';
import { BoardView } from './board-view.js';
import { MoveBrowser, MoveListView } from './move-list.js';
import { NewGameView } from './new-game-view.js';
import { PageMatch } from './page-match.js';
import { ClocksView, PlayersView } from './players-view.js';
import { FenView, RightsView } from './position-view.js';
import { PreferencesView } from './preferences.js';
import { colorBelow, rematchOf } from './session.js';
import { SidePanel } from './side-panel.js';
import { Sounds, soundOf } from './sounds.js';
import { StateView } from './state-view.js';
import { ToolsView } from './tools-view.js';
import { readTypedMove, TypeView } from './typed-moves.js';
import { WhyView } from './why-view.js';

/**
 * @typedef {{
 *   onChange(session: Session): void,
 *   onGallery(): void,
 *   onTheme(name: string): void,
 *   onPreferences(preferences: Preferences): void,
 *   onWarning(text: string): void,
 * }} ScreenHandlers `onChange`: there is something new to save; `onGallery`: the reader wants to see all games; `onPreferences`: the reader
 *   has changed them; `onWarning`: the reader should see this until it is closed
 */

/**
 * @typedef {{
 *   board: BoardView,
 *   type: TypeView,
 *   why: WhyView,
 *   moves: MoveListView,
 *   players: PlayersView,
 *   clocks: ClocksView,
 *   newGame: NewGameView,
 *   sidePanel: SidePanel,
 *   fen: FenView,
 *   rights: RightsView,
 *   state: StateView,
 *   tools: ToolsView,
 * }} Views
 */

export class GameScreen {
  root = byId('game');
  #match;
  #views;
  #kingcraft;
  #onChange;
  #premoves;
  #preferences;
  #preferencesView;
  #sounds = new Sounds();
  /** @type {Color} */
  #orientation = 'white';
  #theme = 'paper';
  #browser = new MoveBrowser((from) => this.#showStep(from));

  /**
   * @param {Kingcraft} kingcraft the loaded package
   * @param {Computer} computer
   * @param {Preferences} preferences of the reader
   * @param {ScreenHandlers} handlers
   */
  constructor(kingcraft, computer, preferences, handlers) {
    const { onChange, onGallery, onTheme, onPreferences, onWarning } = handlers;
    this.#kingcraft = kingcraft;
    this.#onChange = onChange;
    this.#premoves = new Premoves(kingcraft);
    const match = new PageMatch(kingcraft, computer, {
      opened: () => this.#opened(),
      changed: () => this.#changed(),
      thinking: () => this.#refreshState(),
      ended: () => this.#sounds.play('end'),
      moved: (move) => this.#show(move),
      takenBack: (move) => this.#views.board.takeBack(move),
    });
    this.#match = match;
    this.#views = this.#createViews(kingcraft.variants, onWarning);
    this.#preferences = preferences;
    this.#applyPreferences(preferences);
    this.#preferencesView = new PreferencesView(preferences, (changed) => {
      this.#applyPreferences(changed);
      onPreferences(changed);
    });
    byId('brand').addEventListener('click', onGallery);
    byId('theme').addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement) onTheme(target.value);
    });
    listenToKeys();
    document.addEventListener('visibilitychange', () => this.#saveTime());
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#cancelPremove();
    });
  }

  /**
   * @param {readonly Variant[]} variants
   * @param {(text: string) => void} onWarning
   * @returns {Views}
   */
  #createViews(variants, onWarning) {
    const match = this.#match;
    /** @param {GameSettings} settings */
    const start = (settings) => {
      match.start(settings);
      this.#views.board.focus();
    };
    return {
      board: new BoardView({
        onMove: (move) => match.play(move.id),
        onRefused: (from, to) => this.#explain(from, to),
        onPick: () => {
          this.#clearReason();
          this.#cancelPremove();
        },
        wantsReason: () => this.#views.why.asking,
        onQuestion: (from, to) => this.#explain(from, to),
        onPremove: (from, to) => this.#premove(from, to),
        onCancel: () => this.#cancelPremove(),
      }),
      type: new TypeView((text) => this.#playTyped(text)),
      why: new WhyView(() => this.#refreshBoard()),
      moves: new MoveListView((ply) => this.#browser.goTo(ply)),
      players: new PlayersView(),
      clocks: new ClocksView((color) => this.#views.board.announce(texts.game.shortOfTime(color))),
      newGame: new NewGameView(variants, { start }),
      sidePanel: new SidePanel(() => this.#views?.board.resize()),
      fen: new FenView({
        faultOf: (fen) => match.session.fenFault(fen),
        setUp: (fen) => match.start({ ...match.session.toSave(), fen }),
      }),
      rights: new RightsView(),
      state: new StateView({
        stop: () => match.stop(),
        resume: () => match.resume(),
        latest: () => this.#browser.goToEnd(),
        rematch: () => start(rematchOf(match.session.toSave())),
      }),
      tools: new ToolsView({
        undo: () => {
          this.#premoves.cancel();
          match.undo();
        },
        redo: () => {
          this.#browser.goToEnd();
          match.redo();
        },
        flip: () => this.#flip(),
        finish: (how, what) => match.finish(how, what),
        offerDraw: () => match.offerDraw(),
        announce: (text) => this.#views.board.announce(text),
        warn: onWarning,
      }),
    };
  }

  /** The variant of the game that goes on, null when there is none. */
  get running() {
    return this.#match.isRunning ? this.#match.session.variant : null;
  }

  /** The game on the board, null before the first. */
  get session() {
    return this.#match.isOpen ? this.#match.session : null;
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
   * Goes on with a saved game. Throws when it cannot be read.
   * @param {SavedGame} saved
   */
  restore(saved) {
    this.#match.restore(saved);
  }

  /**
   * Shows the game on the board; see Router.follow. The first screen leaves the focus where the browser puts it.
   * @param {Visit} visit
   */
  show({ isFirst }) {
    document.title = `${gameName(this.#match.session.variant)} · Kingcraft`;
    this.#views.board.resize();
    if (!isFirst) this.#views.board.focus();
  }

  hide() {
    this.#views.sidePanel.close();
  }

  /** @param {string} name */
  setTheme(name) {
    this.#theme = name;
    findIn(byId('theme'), `[value="${name}"]`, HTMLInputElement).checked = true;
    if (this.#match.isOpen) this.#refreshBoard();
  }

  #opened() {
    const { session } = this.#match;
    const { variant } = session;
    this.#orientation = colorBelow(session);
    for (const id of ['game-name', 'top-name']) byId(id).textContent = gameName(variant);
    for (const id of ['game-learn', 'top-learn'])
      byId(id, HTMLAnchorElement).href = learnAddress(variant.id);
    for (const id of ['game-tagline', 'top-tagline']) byId(id).textContent = gameTagline(variant);
    this.#preferencesView.update(variant);
    this.#views.newGame.update(session);
    this.#views.sidePanel.update(variant);
    this.#views.board.open(variant);
    this.#changed();
  }

  #changed() {
    const { session } = this.#match;
    this.#browser.follow(session, this.#premoves.isDue(session));
    if (this.#preferences.turning && session.betweenPeople) this.#orientation = session.turn;
    this.#refreshBoard();
    if (session.outcome) this.#views.board.announce(describeOutcome(session.outcome));
    this.#onChange(session);
  }

  /**
   * Shows the path of a move; a move that was made ahead of the turn is due after it.
   * @param {Move} move
   */
  async #show(move) {
    const { session } = this.#match;
    const danger = dangerOf(session.variant, session.position(session.ply).check);
    this.#sounds.play(soundOf(move, { danger, over: session.outcome !== null }));
    await this.#views.board.playMove(move, this.#browser.ply === session.ply);
    const premove = this.#premoves.take(session);
    if (!premove) return;
    const { from, to } = premove;
    if (this.#views.board.playPair(from, to)) return;
    this.#explain(from, to, texts.game.premoveDropped(from, to));
  }

  /**
   * @param {Square} from
   * @param {Square} to
   */
  #premove(from, to) {
    this.#premoves.set(this.#match.session, from, to);
    this.#refreshBoard();
    this.#views.board.announce(texts.game.premove(from, to));
  }

  #cancelPremove() {
    if (!this.#premoves.cancel()) return;
    this.#refreshBoard();
    this.#views.board.announce(texts.game.premoveCancelled);
  }

  /** @param {Preferences} preferences */
  #applyPreferences(preferences) {
    this.#preferences = preferences;
    this.#sounds.on = preferences.sound;
    this.#views.type.useKey(preferences.shortcuts);
    this.#views.board.applyPreferences(preferences);
  }

  /** Saves what the clock shows when the page may be about to end. */
  #saveTime() {
    const { session } = this;
    if (document.hidden && session?.clock?.running) this.#onChange(session);
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
    const { session, paused } = this.#match;
    const live = this.#browser.ply === session.ply && !paused;
    this.#views.board.update(session, {
      ply: this.#browser.ply,
      orientation: this.#orientation,
      theme: this.#theme,
      targets: live ? this.#premoves.targets(session) : null,
      premove: live ? this.#premoves.waiting(session) : null,
    });
    this.#views.moves.update(session, this.#browser.ply);
    const { fen, rights } = session.position(this.#browser.ply);
    this.#views.fen.update(fen);
    this.#views.rights.update(session.variant, rights);
    this.#clearReason();
    this.#refreshState();
  }

  /**
   * Says why a move of the position on the board may be made or not, and frames the squares that the reason is about.
   * @param {Square} from
   * @param {Square} to
   * @param {string} introduction stands in front of the reason
   */
  #explain(from, to, introduction = '') {
    const found = this.#match.session.game.explain(from, to);
    const explanation = { ...found, text: introduction + texts.message(found) };
    this.#views.why.show(explanation);
    this.#views.board.frame(explanation.path);
    this.#views.board.announce(explanation.text);
  }

  #clearReason() {
    const { session } = this.#match;
    this.#views.why.clear(this.#browser.ply === session.ply && session.personToMove);
    this.#views.board.frame([]);
  }

  #refreshState() {
    const { session, isThinking, thought, paused, fault, reply } = this.#match;
    this.#views.tools.update(session);
    this.#views.type.update(session.outcome === null && !session.betweenComputers);
    this.#views.players.update(session, this.#orientation, thought, isThinking);
    this.#views.clocks.update(session, this.#orientation);
    this.#views.state.update(session, {
      ply: this.#browser.ply,
      thinking: isThinking,
      paused:
        paused && session.outcome === null && (session.computerToMove || session.clock !== null),
      fault,
      reply,
      premove: this.#premoves.waiting(session),
    });
  }
}
