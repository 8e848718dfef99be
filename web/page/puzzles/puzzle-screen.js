/**
 * The screen on which puzzles are solved.
 * @import { Color, Kingcraft, Move, Variant } from '../../kingcraft/index.js'
 * @import { Engine } from '../../worker/client.js'
 * @import { ScreenVisit } from '../study/study-screen.js'
 * @import { ToolName } from '../study/study-frame.js'
 * @import { PuzzleRequest } from './puzzle-address.js'
 */
import { h } from '../../dom/elements.js';
import { loadStyle } from '../base/load-style.js';
import { byId } from '../base/page-elements.js';
import { gameName, texts } from '../base/page-texts.js';
import { Study } from '../study/study.js';
import { createFrame } from '../study/study-frame.js';
import { MoveComparer } from './move-comparer.js';
import { addressInGame, puzzleAddress, puzzlesAddress } from './puzzle-address.js';
import { PuzzleAttempt } from './puzzle-attempt.js';
import { PuzzleBoard } from './puzzle-board.js';
import { hasPuzzles, withPuzzles } from './puzzle-files.js';
import { PuzzlePanel } from './puzzle-panel.js';
import { describeSeriesScore, titleOfMode } from './puzzle-sentences.js';
import { PuzzleSession } from './puzzle-session.js';
import * as store from './puzzle-store.js';
import { PuzzleTools } from './puzzle-tools.js';

/** The frame is that of a study. */
const STYLES = [
  new URL('../study/study.css', import.meta.url),
  new URL('puzzles.css', import.meta.url),
];

/** @type {ToolName[]} */
const TOOLS = ['hint', 'why', 'solution', 'flip'];

/** How often the clock of a run is shown, in milliseconds. */
const TICK = 200;

/**
 * The functions of the page that the screen needs.
 * @typedef {{
 *   go(address: string): void,
 *   createEngine(): Promise<Engine>,
 *   study(position: { variant: string, fen: string, moves: string[] }): void,
 *   notify(text: string): void,
 *   playFrom(position: { variant: string, fen: string, side: Color }): void,
 * }} PuzzleHandlers
 */

export class PuzzleScreen {
  #kingcraft;
  #handlers;
  root = byId('puzzle');
  #frame;
  #tools;
  #board;
  #panel;
  #comparer;
  /** @type {PuzzleSession | null} */
  #session = null;
  /** @type {PuzzleAttempt | null} */
  #attempt = null;
  /** The request for the current session, and its entry in the history. */
  #address = '';
  #entry = '';
  /** The best score before the last series that is over. */
  #best = 0;
  /** Whether the score of a series was stored. */
  #isFinished = false;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /**
   * @param {Kingcraft} kingcraft
   * @param {PuzzleHandlers} handlers
   */
  constructor(kingcraft, handlers) {
    this.#kingcraft = kingcraft;
    this.#handlers = handlers;
    this.#comparer = new MoveComparer(kingcraft, handlers.createEngine);
    const { title, tools: toolsLabel } = texts.puzzles;
    const words = { title, id: 'puzzle', toolsLabel, tools: TOOLS, bar: null };
    this.#frame = createFrame(withPuzzles(kingcraft.variants), words, {
      choose: (variant) => handlers.go(addressInGame(variant, this.#session?.request.mode)),
      tool: (name) => this.#use(name),
    });
    this.#tools = new PuzzleTools(this.#frame.tools);
    this.#board = new PuzzleBoard(this.root, this.#frame, {
      onMove: (move) => this.#try(move),
      onReason: (from, to) => this.#explain(from, to),
    });
    this.#panel = new PuzzlePanel({
      takeBack: () => this.#attempt?.takeBack(),
      solution: () => this.#attempt?.showSolution(),
      next: () => this.#next(),
      study: () => this.#study(),
      playFrom: () => this.#playFrom(),
    });
    const { top, boardArea, panel } = this.#frame;
    this.overview = h('a', { class: 'puzzle-overview' }, texts.puzzles.allPuzzles);
    top.append(this.overview);
    panel.setAttribute('aria-label', texts.puzzles.board);
    panel.append(...this.#panel.elements);
    this.root.replaceChildren(top, boardArea, panel);
  }

  /**
   * Shows a puzzle. One that is not solved goes on, and Back leads to the one that was there.
   * @param {PuzzleRequest} request
   * @param {ScreenVisit & { state: { entry: string } }} visit
   * @throws when there is no such game or puzzle, or a part of the page is missing
   */
  async show(request, visit) {
    const variant = this.#kingcraft.variants.find(({ id }) => id === request.variant);
    if (!variant) throw new Error(texts.page.noSuchGame);
    if (!hasPuzzles(variant)) throw new Error(texts.puzzles.none);
    const [puzzles] = await Promise.all([store.loadPuzzles(variant), ...STYLES.map(loadStyle)]);
    const address = JSON.stringify(request);
    const goesOn = visit.state.entry === this.#entry || !this.#isDone;
    const isNew = this.#attempt === null || address !== this.#address || !goesOn;
    const session = isNew ? new PuzzleSession(variant, puzzles, request, store) : this.#session;
    if (!session) return;
    const isThere = !isNew || session.next() !== null;
    if (!isThere)
      throw new Error(request.mode === 'again' ? texts.puzzles.allDone : texts.puzzles.notFound);
    if (!visit.enter(this)) return;
    this.#frame.games.value = variant.id;
    this.overview.href = puzzlesAddress(variant.id);
    document.title = `${titleOfMode(session)} · ${gameName(variant)} · Kingcraft`;
    this.#address = address;
    this.#entry = visit.state.entry;
    if (isNew) this.#begin(session);
    else this.#watchClock();
  }

  /** Whether there is nothing left to be solved of what is shown. */
  get #isDone() {
    return this.#isFinished || this.#attempt?.isOver === true;
  }

  hide() {
    clearInterval(this.#timer);
    this.#comparer.stop();
  }

  /** Begins where the task is. */
  focus() {
    this.#panel.focus();
  }

  /** @param {PuzzleSession} session which has a puzzle */
  #begin(session) {
    this.#session = session;
    this.#isFinished = false;
    this.#open();
    this.#watchClock();
  }

  /** Shows the puzzle of the session. */
  #open() {
    const session = this.#session;
    if (!session?.puzzle) return;
    const { puzzle, variant } = session;
    this.#attempt?.leave();
    const study = Study.begin(this.#kingcraft, variant.id, puzzle.fen);
    const attempt = new PuzzleAttempt(puzzle, study, this.#comparer, {
      onMove: async (move) => {
        if (attempt === this.#attempt) await this.#board.play(study, move);
      },
      onChange: () => {
        if (attempt === this.#attempt) this.#update();
      },
      onAnswer: (right) => {
        if (attempt === this.#attempt) this.#answer(right);
      },
    });
    this.#attempt = attempt;
    this.#setAsking(false);
    this.#start(attempt);
    this.#update();
  }

  /** @param {PuzzleAttempt} attempt */
  async #start(attempt) {
    await this.#board.open(attempt);
    if (attempt === this.#attempt) await attempt.begin();
  }

  /** @param {Move} move */
  #try(move) {
    if (this.#tools.isAsking) this.#explain(move.from, move.to);
    else this.#attempt?.try(move.id);
  }

  /** @param {boolean} right */
  #answer(right) {
    const session = this.#session;
    session?.answer(right);
    if (right) this.#settle();
    // In a run there is no time to look at a mistake.
    if (session?.series?.kind === 'run') queueMicrotask(() => this.#next());
  }

  /** A day of puzzles may be one of a streak that earns something. */
  async #settle() {
    try {
      const { settleDay } = await import('../progress/settle.js');
      const line = await settleDay();
      if (line) this.#handlers.notify(line);
    } catch {
      // A part could not be loaded: the next answer says it.
    }
  }

  /** The next puzzle of the session; after the end of a streak or a run, a new one. */
  #next() {
    const session = this.#session;
    if (!session) return;
    const { variant, request, puzzles } = session;
    if (session.isSingle) return this.#handlers.go(puzzleAddress(variant.id, 'mix'));
    if (this.#isFinished) {
      const again = new PuzzleSession(variant, puzzles, request, store);
      if (again.next()) this.#begin(again);
    } else if (session.next()) this.#open();
    else if (session.series) this.#update();
    else this.#handlers.go(puzzlesAddress(variant.id));
    this.#panel.focus();
  }

  #update() {
    const session = this.#session;
    const attempt = this.#attempt;
    if (!session || !attempt) return;
    const isOver = session.series?.isOver ?? false;
    const isOpen = attempt.phase === 'asking' && !isOver;
    this.#board.update(attempt, isOpen);
    this.#tools.update(isOpen, session.series !== null);
    if (!isOpen) this.#setAsking(false);
    this.#panel.update(session, attempt, { isOver });
    if (isOver) this.#finish(session);
  }

  /** @param {PuzzleSession} session whose series is over */
  #finish(session) {
    const { series } = session;
    if (!series) return;
    clearInterval(this.#timer);
    if (series.kind === 'run') this.#attempt?.leave();
    if (!this.#isFinished) this.#best = session.finish();
    this.#isFinished = true;
    this.#panel.showScore(describeSeriesScore(series, this.#best));
  }

  /** Shows the time of a run until it is over. */
  #watchClock() {
    clearInterval(this.#timer);
    const session = this.#session;
    if (session?.series?.kind !== 'run') return;
    this.#timer = setInterval(() => {
      this.#panel.updateScore(session);
      if (session.series?.isOver) this.#update();
    }, TICK);
  }

  /** @param {ToolName} name */
  #use(name) {
    if (name === 'hint') this.#attempt?.hint();
    if (name === 'solution') this.#attempt?.showSolution();
    if (name === 'flip') this.#board.flip();
    if (name === 'why') this.#setAsking(!this.#tools.isAsking);
  }

  /** @param {boolean} isAsking */
  #setAsking(isAsking) {
    if (this.#tools.isAsking && !isAsking) this.#board.frame([]);
    this.#tools.isAsking = isAsking;
    if (isAsking) this.#panel.say(texts.puzzles.why);
  }

  /**
   * Says why a piece may go somewhere or not.
   * @param {string} from
   * @param {string} to
   */
  #explain(from, to) {
    if (!this.#attempt) return;
    const explanation = this.#attempt.study.explain(from, to);
    this.#setAsking(false);
    this.#panel.say(texts.message(explanation), explanation.rule);
    this.#board.frame(explanation.path);
  }

  /** Opens the puzzle as a study, with the moves that are on the board. */
  #study() {
    if (!this.#attempt) return;
    const { study, puzzle } = this.#attempt;
    const moves = study.tree.lineTo(study.current).flatMap(({ move }) => move?.id ?? []);
    this.#handlers.study({ variant: study.variant.id, fen: puzzle.fen, moves });
  }

  /** Asks for a game from the position on the board. */
  #playFrom() {
    if (!this.#attempt) return;
    const { study, color: side } = this.#attempt;
    this.#handlers.playFrom({ variant: study.variant.id, fen: study.current.fen, side });
  }
}
