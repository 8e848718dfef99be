/** Controls the screen of a study: keeps its board, tools, engine and panel at the same position. */
/** @import { Color, Kingcraft } from '../../kingcraft/index.js' */
/** @import { MoveNode, PgnGame } from '../../kingcraft/pgn/pgn.js' */
/** @import { Engine } from '../../worker/client.js' */
/** @import { Frame, StudyTool } from './study-frame.js' */
/** @import { StudySaver } from './study-saver.js' */
/** @import { StepName, Study } from './study.js' */

import { sentence } from '../../dom/elements.js';
import { otherColor } from '../../kingcraft/square.js';
import { stepOf } from '../base/move-keys.js';
import { texts } from '../base/page-texts.js';
import { DrawingMode } from './drawing-mode.js';
import { EngineController } from './engine-controller.js';
import { arrowOf } from './engine-lines.js';
import { studyAddress } from './study-address.js';
import { StudyBoard } from './study-board.js';
import { describeState, describeStep } from './study-descriptions.js';
import { studyPicture } from './study-export.js';
import { createFrame, frameSpace } from './study-frame.js';
import { StudyPanel } from './study-panel.js';
import { TrainingController } from './training-controller.js';

/** @type {StudyTool[]} */
const TOOLS = ['first', 'previous', 'next', 'last', 'hint', 'threat', 'draw', 'flip'];

/**
 * The functions of the page that the controller needs; `show` and `mustAsk` as PgnView has them.
 * @typedef {{
 *   createEngine(): Promise<Engine>,
 *   go(address: string): void,
 *   edit(position: { variant: string, fen: string }): void,
 *   playFrom(position: { variant: string, fen: string, side: Color }): void,
 *   notify(text: string): void,
 *   saver: Pick<StudySaver, 'save'>,
 *   show(opened: PgnGame): Promise<void>,
 *   mustAsk(opened: PgnGame): Promise<boolean>,
 * }} ControllerHandlers
 */

export class StudyController {
  /** Null before the first study. @type {Study | null} */
  #shown = null;
  #handlers;
  #root;
  #engine;
  /** The parts of the screen. @type {Frame<StudyTool>} */
  frame;
  #drawing;
  #board;
  #training;
  #panel;

  /**
   * @param {Kingcraft} kingcraft
   * @param {HTMLElement} root of the screen
   * @param {ControllerHandlers} handlers
   */
  constructor(kingcraft, root, handlers) {
    this.#root = root;
    this.#handlers = handlers;
    this.#engine = new EngineController(kingcraft, {
      createEngine: () => handlers.createEngine(),
      point: (arrows) => this.#board.point(arrows),
      resized: () => this.#board.resize(),
      play: (ids, shown) => this.#playLine(ids, shown),
      preview: (study) => this.#board.preview(study),
      say: (text) => this.say(text),
    });
    this.frame = this.#createFrame(kingcraft);
    this.#drawing = new DrawingMode(this.frame.tools);
    this.#board = this.#createBoard();
    this.#training = this.#createTraining(kingcraft);
    this.#panel = this.#createPanel(kingcraft);
    root.replaceChildren(this.frame.top, this.frame.boardArea, this.frame.panel);
    root.addEventListener('keydown', (event) => this.#press(event));
    root.addEventListener('dragover', (event) => event.preventDefault());
    root.addEventListener('drop', (event) => {
      event.preventDefault();
      if (event.dataTransfer) this.#panel.drop(event.dataTransfer);
    });
  }

  /** @param {Kingcraft} kingcraft */
  #createFrame({ variants }) {
    const handlers = this.#handlers;
    const { title, tools: toolsLabel } = texts.study;
    const parts = { title, id: 'study', toolsLabel, tools: TOOLS, bar: this.#engine.bar };
    return createFrame(variants, parts, {
      choose: (variant) => handlers.go(studyAddress(variant)),
      tool: (name) => this.#useTool(name),
    });
  }

  #createBoard() {
    const space = () => frameSpace(this.#root, this.frame);
    return new StudyBoard(
      { element: this.frame.board, container: this.#root, space },
      {
        onMove: (move) => (this.#training.isOn ? this.#training.try(move) : this.#play(move.id)),
        onReason: (from, to) => this.#explain(from, to),
        onDraw: (shape) => {
          if (this.#training.isOn) return;
          this.study.toggleShape(shape);
          this.#board.refreshShapes();
          this.#save();
        },
        inkOf: (event) => this.#drawing.inkOf(event),
        onShape: (extent) => this.#engine.standBeside(extent),
      },
    );
  }

  /** @param {Kingcraft} kingcraft */
  #createTraining(kingcraft) {
    const parts = { board: this.#board, engine: this.#engine };
    return new TrainingController(kingcraft, parts, {
      toggle: (isOn) => {
        if (isOn && this.#drawing.isOn) this.#setDrawing(false);
        this.#root.classList.toggle('in-training', isOn);
        for (const [name, button] of this.frame.tools) button.hidden = isOn && name !== 'flip';
        if (isOn) this.frame.boardArea.scrollIntoView();
        else if (!this.#root.hidden) this.#panel.scrollToTabs();
      },
      goTo: (node) => this.#goTo(node),
    });
  }

  /** @param {Kingcraft} kingcraft */
  #createPanel(kingcraft) {
    const { show, mustAsk, notify, edit, playFrom, saver } = this.#handlers;
    const parts = { engine: this.#engine, training: this.#training };
    return new StudyPanel(kingcraft, this.frame.panel, parts, {
      study: () => this.study,
      goTo: (node) => this.#goTo(node),
      play: (id) => this.#play(id),
      point: (id) => this.#board.suggest(id === null ? null : arrowOf(id, 'best')),
      refresh: () => this.#refreshPosition(),
      picture: (kind) => studyPicture(this.study, this.#board, kind),
      saved: (study) => {
        study.isChanged = false;
        saver.save(study);
      },
      edit: () => edit(this.#position),
      side: () => this.#board.orientation,
      playFrom: () => playFrom({ ...this.#position, side: this.#board.orientation }),
      show,
      mustAsk,
      notify,
    });
  }

  get #position() {
    const { variant, current } = this.study;
    return { variant: variant.id, fen: current.fen };
  }

  /** The study that is shown; there is none before the first `present`. */
  get study() {
    if (!this.#shown) throw new Error('No study is shown.');
    return this.#shown;
  }

  /**
   * Shows a study.
   * @param {Study} study
   */
  present(study) {
    this.#training.end();
    if (study.variant !== this.#shown?.variant) this.#board.orientation = 'white';
    if (study !== this.#shown) this.#panel.open();
    this.#shown = study;
    this.frame.games.value = study.variant.id;
    this.#board.open(study.variant);
    this.#board.setDrawing(this.#drawing.isOn);
    this.#board.resize();
    this.#refreshTree();
  }

  /** Shows the review of the study, and starts it where there is none. */
  review() {
    this.#panel.review(this.study);
  }

  /** @param {string} text a sentence about the study */
  say(text) {
    this.#panel.say(text);
  }

  /** Ends all searches until a position is shown again. */
  rest() {
    this.#training.end();
    this.#engine.rest();
  }

  /** @param {string} id of a move in the current position */
  async #play(id) {
    const move = this.study.play(id);
    this.#refreshTree();
    this.#announce();
    await this.#board.playMove(move);
  }

  /**
   * Plays a line of the engine into the tree, and shows its first or last move.
   * @param {string[]} ids
   * @param {'first' | 'last'} shown
   */
  #playLine(ids, shown) {
    for (const id of ids) this.study.play(id);
    const [first] = this.study.tree.lineTo(this.study.current).slice(-ids.length);
    if (first && shown === 'first') this.study.goTo(first);
    this.#refreshTree();
    this.#announce();
  }

  /** @param {MoveNode | null | undefined} node nothing happens without one */
  #goTo(node) {
    if (!node) return;
    this.study.goTo(node);
    this.#refreshPosition();
    this.#announce();
  }

  /** @param {StudyTool} name */
  #useTool(name) {
    if (name === 'flip') {
      this.#board.orientation = otherColor(this.#board.orientation);
      this.#board.refresh();
      this.#engine.follow(this.study, this.#board.orientation);
    } else if (name === 'draw') this.#setDrawing(!this.#drawing.isOn);
    else if (name === 'hint') this.#engine.hint();
    else if (name === 'threat') this.#engine.threat();
    else this.#goTo(this.study.step(name));
  }

  /**
   * Turns drawing on or off: while it is on, each press on the board draws.
   * @param {boolean} isDrawing
   */
  #setDrawing(isDrawing) {
    this.#drawing.turn(isDrawing);
    this.#board.setDrawing(isDrawing);
    this.say(isDrawing ? texts.study.drawing : describeState(this.study));
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const step = /** @type {StepName | null} */ (stepOf(event));
    if (!step || this.#training.isOn) return;
    event.preventDefault();
    const isInTree = this.#panel.isInTree(event.target);
    this.#goTo(this.study.step(step));
    if (isInTree) this.#panel.focusTree();
  }

  /**
   * Says why a move is not legal.
   * @param {string} from
   * @param {string} to
   */
  #explain(from, to) {
    const explanation = this.study.explain(from, to);
    this.#panel.say(...sentence(texts.message(explanation)));
    this.#board.frame(explanation.path);
  }

  #announce() {
    this.#board.announce(describeStep(this.study));
  }

  #save() {
    this.#handlers.saver.save(this.study);
  }

  /** Shows the tree again, which has changed, and the current position. */
  #refreshTree() {
    this.#panel.updateTree(this.study);
    this.#refreshPosition();
  }

  /** Shows the current position, or what has changed in it. */
  #refreshPosition() {
    const study = this.study;
    this.#save();
    this.#board.update(study);
    this.#panel.update(study);
    for (const [name, button] of this.frame.tools) button.disabled = !canUse(name, study);
    this.#engine.follow(study, this.#board.orientation);
  }
}

/**
 * Whether a tool is of use in the current position.
 * @param {StudyTool} name
 * @param {Study} study
 */
function canUse(name, study) {
  if (name === 'flip' || name === 'draw') return true;
  if (name === 'hint' || name === 'threat') return study.position.outcome === null;
  return study.step(name) !== null;
}
