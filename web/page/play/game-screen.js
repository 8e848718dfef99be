// @ts-nocheck
/** The screen of a game: keeps the match and its views in step. */
import { otherColor } from '../../kingcraft/square.js';
import { dangerOf } from '../../scene/game-facts.js';
import { describeOutcome } from '../game-words.js';
import { listenToKeys } from '../move-keys.js';
import { learnAddress } from '../page-address.js';
import { byId } from '../page-elements.js';
import { gameName, gameTagline, texts } from '../page-texts.js';
import { BoardView } from './board-view.js';
import { MoveBrowser, MovesView } from './move-list.js';
import { NewGameView } from './new-game-view.js';
import { Match } from './page-match.js';
import { ClocksView, PlayersView } from './players-view.js';
import { FenView, RightsView } from './position-view.js';
import { PreferencesView } from './preferences.js';
import { Premoves } from './premoves.js';
import { rematchOf, seatBelow } from './session.js';
import { Folding } from './side-panel.js';
import { Sounds, soundOf } from './sounds.js';
import { StateView } from './state-view.js';
import { ToolsView } from './tools-view.js';
import { readTypedMove, TypeView } from './typed-moves.js';
import { WhyView } from './why-view.js';

export class GameScreen {
  root = byId('game');
  #match;
  #views;
  #kingcraft;
  #onChange;
  #premoves;
  #preferences;
  #sounds = new Sounds();
  #orientation = 'white';
  #theme = 'paper';
  #browser = new MoveBrowser((from) => this.#showStep(from));

  /**
   * @param kingcraft the loaded package
   * @param opponent the machine
   * @param preferences of the reader, as `readPreferences` gives them
   * @param handlers `onChange(session)`: there is something new to keep; `onGallery()`: the reader wants to see all games; `onTheme(name)`;
   *   `onPreferences(preferences)`: the reader wishes something else; `onWarning(text)`: the reader should see this until it is closed
   */
  constructor(kingcraft, opponent, preferences, handlers) {
    const { onChange, onGallery, onTheme, onPreferences, onWarning } = handlers;
    this.#kingcraft = kingcraft;
    this.#onChange = onChange;
    this.#premoves = new Premoves(kingcraft);
    const match = new Match(kingcraft, opponent, {
      opened: () => this.#opened(),
      changed: () => this.#changed(),
      thinking: () => this.#refreshState(),
      ended: () => this.#sounds.play('end'),
      moved: (move) => this.#show(move),
      takenBack: (move) => this.#views.board.takeBack(move),
    });
    this.#match = match;
    this.#views = this.#createViews(kingcraft.variants, onWarning);
    this.#prefer(preferences);
    this.#views.preferences = new PreferencesView(preferences, (wishes) => {
      this.#prefer(wishes);
      onPreferences(wishes);
    });
    byId('brand').addEventListener('click', onGallery);
    byId('theme').addEventListener('change', ({ target }) => onTheme(target.value));
    listenToKeys();
    document.addEventListener('visibilitychange', () => this.#keepTime());
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#cancelPremove();
    });
  }

  #createViews(variants, onWarning) {
    const match = this.#match;
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
      moves: new MovesView((ply) => this.#browser.goTo(ply)),
      players: new PlayersView(),
      clocks: new ClocksView((color) => this.#views.board.announce(texts.game.shortOfTime(color))),
      newGame: new NewGameView(variants, { start }),
      folding: new Folding(() => this.#views?.board.resize()),
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
    return this.#match.session;
  }

  /** Plays a move that was typed, or says what is wrong with it. */
  #playTyped(text) {
    const { session } = this.#match;
    if (!session.personToMove) return texts.game.notYourTurn;
    const { id, fault } = readTypedMove(this.#kingcraft, session.game, text);
    if (id) this.#match.play(id);
    return fault ?? null;
  }

  /** Begins a new game; settings as Session takes them. */
  start(settings) {
    this.#match.start(settings);
  }

  /** Goes on with a kept game. Throws when it cannot be read. */
  restore(saved) {
    this.#match.restore(saved);
  }

  /** Shows the game on the board; see Router.follow. The first screen leaves the focus where the browser puts it. */
  show({ isFirst }) {
    document.title = `${gameName(this.#match.session.variant)} · Kingcraft`;
    this.#views.board.resize();
    if (!isFirst) this.#views.board.focus();
  }

  hide() {
    this.#views.folding.close();
  }

  setTheme(name) {
    this.#theme = name;
    byId('theme').querySelector(`[value="${name}"]`).checked = true;
    if (this.#match.session) this.#refreshBoard();
  }

  #opened() {
    const { session } = this.#match;
    const { variant } = session;
    this.#orientation = seatBelow(session);
    for (const id of ['game-name', 'top-name']) byId(id).textContent = gameName(variant);
    for (const id of ['game-learn', 'top-learn']) byId(id).href = learnAddress(variant.id);
    for (const id of ['game-tagline', 'top-tagline']) byId(id).textContent = gameTagline(variant);
    this.#views.preferences.update(variant);
    this.#views.newGame.update(session);
    this.#views.folding.update(variant);
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

  /** Shows the way of a move; a move that was made ahead of the turn is due after it. */
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

  #prefer(preferences) {
    this.#preferences = preferences;
    this.#sounds.on = preferences.sound;
    this.#views.type.useKey(preferences.shortcuts);
    this.#views.board.prefer(preferences);
  }

  /** What the clock shows is kept when the page may be about to end. */
  #keepTime() {
    const { session } = this.#match;
    if (document.hidden && session?.clock?.running) this.#onChange(session);
  }

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
      reach: live ? this.#premoves.reach(session) : null,
      premove: live ? this.#premoves.waiting(session) : null,
    });
    this.#views.moves.update(session, this.#browser.ply);
    const { fen, rights } = session.position(this.#browser.ply);
    this.#views.fen.update(fen);
    this.#views.rights.update(session.variant, rights);
    this.#clearReason();
    this.#refreshState();
  }

  /** Says why a move of the position on the board may be made or not, and frames the squares that it hangs on. */
  #explain(from, to, before = '') {
    const found = this.#match.session.game.explain(from, to);
    const explanation = { ...found, text: before + texts.message(found) };
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
    const { session, isThinking, thought, paused, fault, word } = this.#match;
    this.#views.tools.update(session);
    this.#views.type.update(session.outcome === null && !session.betweenMachines);
    this.#views.players.update(session, this.#orientation, thought, isThinking);
    this.#views.clocks.update(session, this.#orientation);
    this.#views.state.update(session, {
      ply: this.#browser.ply,
      thinking: isThinking,
      paused:
        paused && session.outcome === null && (session.machineToMove || session.clock !== null),
      fault,
      word,
      premove: this.#premoves.waiting(session),
    });
  }
}
