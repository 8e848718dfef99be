/** Controls the screen of a study: keeps its board, tools, engine and panel at the same position. */
/** @import { Color, Kingcraft } from '../../kingcraft/index.js' */
/** @import { MoveNode, PgnGame } from '../../kingcraft/pgn/pgn.js' */
/** @import { Engine } from '../../worker/client.js' */
/** @import { EngineArrow } from './engine-lines.js' */
/** @import { ThemeName } from './study-export.js' */
/** @import { Frame, ToolName } from './study-frame.js' */
/** @import { StudySaver } from './study-saver.js' */
/** @import { StepName, Study } from './study.js' */
import { otherColor } from '../../kingcraft/square.js';
import { sentence } from '../../scene/elements.js';
import { stepOf } from '../move-keys.js';
import { texts } from '../page-texts.js';
import { ColorChoice, colorOfStroke } from './drawing-colors.js';
import { EngineController } from './engine-controller.js';
import { studyAddress } from './study-address.js';
import { StudyBoard } from './study-board.js';
import { describeState, describeStep, labelOf } from './study-descriptions.js';
import { studyPicture } from './study-export.js';
import { boardSpace, createFrame } from './study-frame.js';
import { StudyPanel } from './study-panel.js';

/** @type {ToolName[]} */
const TOOLS = ['first', 'previous', 'next', 'last', 'hint', 'threat', 'draw', 'flip'];

/** The tools that are hidden while drawing, so that the colors have their place. @type {ToolName[]} */
const HIDDEN_WHILE_DRAWING = ['first', 'last', 'hint', 'threat'];

/**
 * What the controller asks of the page; `show` and `mustAsk` as PgnView has them.
 * @typedef {{
 *   createEngine(): Promise<Engine>,
 *   go(address: string): void,
 *   edit(position: { variant: string, fen: string }): void,
 *   notify(text: string): void,
 *   saver: StudySaver,
 *   show(opened: PgnGame): Promise<void>,
 *   mustAsk(opened: PgnGame): Promise<boolean>,
 * }} ControllerHandlers
 */

export class StudyController {
  /** Null before the first study. @type {Study | null} */
  #shown = null;
  /** The theme of the board. @type {ThemeName} */
  theme = 'paper';
  #handlers;
  #root;
  /** @type {Color} */
  #orientation = 'white';
  #isDrawing = false;
  #colors = new ColorChoice();
  /** What the engine points at. @type {EngineArrow[]} */
  #arrows = [];
  #engine;
  /** The parts of the screen. @type {Frame} */
  frame;
  #board;
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
      point: (arrows) => {
        this.#arrows = arrows;
        this.#refreshShapes();
      },
      play: (ids) => this.#playLine(ids),
      say: (text) => this.say(text),
    });
    this.frame = this.#createFrame(kingcraft);
    this.#board = this.#createBoard();
    this.#panel = this.#createPanel(kingcraft);
    this.frame.tools.get('draw')?.before(this.#colors.element);
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
    const space = () => boardSpace(this.#root, this.frame);
    return new StudyBoard(
      { element: this.frame.board, container: this.#root, space },
      {
        onMove: (move) => this.#play(move.id),
        onRefused: (from, to) => this.#explain(from, to),
        onDraw: (shape) => {
          this.study.toggleShape(shape);
          this.#refreshShapes();
          this.#save();
        },
        inkOf: (event) => colorOfStroke(event, this.#colors.color),
        onShape: (extent) => this.#engine.standBeside(extent),
      },
    );
  }

  /** @param {Kingcraft} kingcraft */
  #createPanel(kingcraft) {
    const { show, mustAsk, notify, edit, saver } = this.#handlers;
    return new StudyPanel(kingcraft, this.frame.panel, this.#engine, {
      study: () => this.study,
      goTo: (node) => this.#goTo(node),
      play: (id) => this.#play(id),
      refresh: () => this.#refreshPosition(),
      picture: (kind) =>
        studyPicture(this.study, { orientation: this.#orientation, theme: this.theme }, kind),
      saved: (study) => {
        study.isChanged = false;
        saver.save(study);
      },
      edit: () => edit({ variant: this.study.variant.id, fen: this.study.current.fen }),
      show,
      mustAsk,
      notify,
    });
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
    if (study.variant !== this.#shown?.variant) this.#orientation = 'white';
    this.#shown = study;
    this.frame.games.value = study.variant.id;
    this.#board.open(study.variant);
    this.#board.set({ drawing: this.#isDrawing });
    this.#board.resize();
    this.#refreshTree();
  }

  /** @param {ThemeName} name */
  setTheme(name) {
    this.theme = name;
    this.#refreshPosition();
  }

  /** @param {string} text a sentence about the study */
  say(text) {
    this.#panel.say(text);
  }

  /** Ends all searches until a position is shown again. */
  rest() {
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
   * Plays a line of the engine into the tree, and shows its first move.
   * @param {string[]} ids
   */
  #playLine(ids) {
    const start = this.study.current;
    for (const id of ids) this.study.play(id);
    const [first] = this.study.tree.lineTo(this.study.current).slice(-ids.length);
    this.study.goTo(first ?? start);
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

  /** @param {ToolName} name */
  #useTool(name) {
    if (name === 'flip') {
      this.#orientation = otherColor(this.#orientation);
      this.#refreshPosition();
    } else if (name === 'draw') this.#setDrawing(!this.#isDrawing);
    else if (name === 'hint') this.#engine.hint();
    else if (name === 'threat') this.#engine.threat();
    else this.#goTo(this.study.step(name));
  }

  /**
   * Turns drawing on or off: while it is on, each press on the board draws.
   * @param {boolean} isDrawing
   */
  #setDrawing(isDrawing) {
    const { tools } = this.frame;
    this.#isDrawing = isDrawing;
    this.#colors.element.hidden = !isDrawing;
    for (const [name, button] of tools)
      if (HIDDEN_WHILE_DRAWING.includes(name)) button.hidden = isDrawing;
    tools.get('draw')?.setAttribute('aria-pressed', String(isDrawing));
    this.#board.set({ drawing: isDrawing });
    this.say(isDrawing ? texts.study.drawing : describeState(this.study));
  }

  /** Shows the arrows of the engine, and over them what the reader has drawn. */
  #refreshShapes() {
    const { shapes } = this.study.current;
    const drawn = shapes.map((shape) => ({ ...shape, label: labelOf(shape) }));
    this.#board.set({ shapes: [...this.#arrows, ...drawn] });
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const step = /** @type {StepName | null} */ (stepOf(event));
    if (!step) return;
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
    this.#board.set({ framed: explanation.path });
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
    this.#board.update(study, { orientation: this.#orientation, theme: this.theme });
    this.#panel.update(study);
    for (const [name, button] of this.frame.tools) button.disabled = !canUse(name, study);
    this.#engine.follow(study, this.#orientation);
  }
}

/**
 * Whether a tool is of use in the current position.
 * @param {ToolName} name
 * @param {Study} study
 */
function canUse(name, study) {
  if (name === 'flip' || name === 'draw') return true;
  if (name === 'hint' || name === 'threat') return study.position.outcome === null;
  return study.step(name) !== null;
}
