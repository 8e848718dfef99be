// @ts-nocheck
/** All that stands on the screen of a study: its board, its tools and its panels, kept in step. */

import { openGameInSteps } from '../../kingcraft/pgn/pgn.js';
import { otherColor } from '../../kingcraft/square.js';
import { createElement, sentence } from '../../scene/elements.js';
import { stepOf } from '../move-keys.js';
import { createSettingsButton } from '../page-elements.js';
import { texts } from '../page-texts.js';
import { colorOf, Pens } from './drawing-colors.js';
import { EndgameView } from './endgame-view.js';
import { EngineController } from './engine-controller.js';
import { PgnView } from './pgn-view.js';
import { RemarksView } from './remarks-view.js';
import { ReviewView } from './review-view.js';
import { studyAddress } from './study-address.js';
import { StudyBoard } from './study-board.js';
import { describeState, describeStep, headline, labelOf } from './study-descriptions.js';
import { fileName, studyPicture } from './study-export.js';
import { boardSpace, createFrame } from './study-frame.js';
import { Tabs } from './tabs.js';
import { TagsView } from './tags-view.js';
import { TreeView } from './tree-view.js';

const TOOLS = ['first', 'previous', 'next', 'last', 'hint', 'threat', 'draw', 'flip'];
/** What the pens take the place of, so that nothing else moves. */
const GIVE_WAY_TO_PENS = ['first', 'last', 'hint', 'threat'];

export class StudyController {
  /** The study that is shown; null before the first one. */
  study = null;
  /** The theme of the board. */
  theme = 'paper';
  #handlers;
  #root;
  #orientation = 'white';
  #drawing = false;
  #pens = new Pens();
  /** What the machine points at. */
  #pointed = [];
  #engine;
  #endgame;
  /** The places of the screen, from createFrame. */
  frame;
  #head = createElement('p', { className: 'study-head' });
  #state = createElement('p', { className: 'study-state' });
  #views;
  #tabs;

  /**
   * @param kingcraft the loaded package
   * @param {HTMLElement} root takes it all in
   * @param handlers those of StudyScreen, and `show(opened)`: a game of a PGN; `mustAsk(opened)`: whether a study that is not saved gives way to it
   */
  constructor(kingcraft, root, handlers) {
    this.#root = root;
    this.#handlers = handlers;
    this.#engine = new EngineController(kingcraft, {
      createEngine: () => handlers.createEngine(),
      point: (shapes) => {
        this.#pointed = shapes;
        this.#refreshShapes();
      },
      play: (ids) => this.#playLine(ids),
      say: (text) => this.say(text),
    });
    this.#endgame = new EndgameView(kingcraft, {
      play: (id) => this.#play(id),
      left: () => this.#views.tree.focus(),
    });
    this.frame = createFrame(
      kingcraft.variants,
      {
        title: texts.study.title,
        id: 'study',
        toolsLabel: texts.study.tools,
        tools: TOOLS,
        bar: this.#engine.bar,
      },
      {
        gallery: () => handlers.gallery(),
        back: () => handlers.back(),
        choose: (variant) => handlers.go(studyAddress(variant)),
        tool: (name) => this.#useTool(name),
      },
    );
    this.#views = this.#createViews(kingcraft, handlers);
    this.#build();
  }

  #createViews(kingcraft, handlers) {
    const { board } = this.frame;
    const space = () => boardSpace(this.#root, this.frame);
    const change = (act) => {
      act(this.study);
      this.#refreshTree();
    };
    const remark = (act) => {
      act(this.study);
      this.#views.tree.rewrite(this.study.current);
      this.#refreshPosition();
    };
    const annotate = (act) => {
      act(this.study);
      this.#refreshPosition();
    };
    return {
      board: new StudyBoard(
        { element: board, room: this.#root, space },
        {
          onMove: (move) => this.#play(move.id),
          onRefused: (from, to) => this.#explain(from, to),
          onDraw: (shape) => {
            this.study.toggleShape(shape);
            this.#refreshShapes();
            this.#keep();
          },
          inkOf: (event) => colorOf(event, this.#pens.color),
          onShape: (extent) => this.#engine.standBeside(extent),
        },
      ),
      tree: new TreeView((id) => this.#goTo(this.study.tree.find(id))),
      remarks: new RemarksView({
        toggle: (nag) => remark((study) => study.toggleNag(nag)),
        say: (text) => remark((study) => study.say(text)),
        promote: () => change((study) => study.promote()),
        remove: () => change((study) => study.remove()),
      }),
      review: new ReviewView({
        review: (time, onProgress) => this.#engine.review(time, onProgress),
        cancel: () => this.#engine.cancelReview(),
        goTo: (node) => this.#goTo(this.study.tree.find(node.id)),
        written: () => this.#refreshTree(),
      }),
      tags: new TagsView({
        change: (name, value) => annotate((study) => study.setTag(name, value)),
        decide: (result) => annotate((study) => study.decide(result)),
      }),
      pgn: new PgnView({
        opening: (entry, text) =>
          openGameInSteps(kingcraft, text, { entry, variant: this.study.variant.id }),
        show: async (opened) => {
          await handlers.show(opened);
          this.#tabs.show('study-moves');
          this.#tabs.focus();
        },
        mustAsk: handlers.mustAsk,
        notify: handlers.notify,
        study: () => this.study,
        picture: (kind) =>
          studyPicture(this.study, { orientation: this.#orientation, theme: this.theme }, kind),
        name: () => this.#fileName(),
        edit: () => handlers.edit({ variant: this.study.variant.id, fen: this.study.current.fen }),
        saved: (study) => {
          study.isChanged = false;
          handlers.keeper.keep(study);
        },
      }),
    };
  }

  #build() {
    const { tree, remarks, review, tags, pgn } = this.#views;
    this.#tabs = new Tabs(texts.study.label, [
      { id: 'study-moves', label: texts.study.moves, content: [tree.element, remarks.element] },
      { id: 'study-review', label: texts.study.review, content: [review.element] },
      { id: 'study-files', label: 'PGN', content: [tags.element, pgn.element] },
    ]);
    this.#state.setAttribute('role', 'status');
    this.frame.tools.get('draw').before(this.#pens.element);
    const desks = [this.#engine.element, this.#endgame.element];
    this.frame.panel.append(
      this.#head,
      this.#state,
      ...desks,
      this.#tabs.list,
      this.#tabs.panels,
      createSettingsButton(),
    );
    this.#root.replaceChildren(this.frame.top, this.frame.stage, this.frame.panel);
    this.#root.addEventListener('keydown', (event) => this.#press(event));
    this.#root.addEventListener('dragover', (event) => event.preventDefault());
    this.#root.addEventListener('drop', (event) => {
      event.preventDefault();
      const { files, types } = event.dataTransfer;
      const text = types.includes('text/plain') ? event.dataTransfer.getData('text/plain') : '';
      this.#tabs.show('study-files');
      pgn.drop({ files, text });
    });
  }

  /** Brings a study on the screen. */
  present(study) {
    if (study.variant !== this.study?.variant) this.#orientation = 'white';
    this.study = study;
    this.frame.games.value = study.variant.id;
    this.#views.board.open(study.variant);
    this.#views.board.set({ drawing: this.#drawing });
    this.#views.board.resize();
    this.#refreshTree();
  }

  setTheme(name) {
    this.theme = name;
    this.#refreshPosition();
  }

  /** Says a sentence about the study. */
  say(text) {
    this.#state.textContent = text;
  }

  /** Ends all searching, as long as nobody looks. */
  rest() {
    this.#engine.rest();
  }

  #fileName() {
    const names = ['White', 'Black'].map((tag) => this.study.tag(tag)).filter(Boolean);
    return fileName(this.study.variant.name, ...names);
  }

  /** Plays a move where the reader stands. */
  async #play(id) {
    const move = this.study.play(id);
    this.#refreshTree();
    this.#announce();
    await this.#views.board.playMove(move);
  }

  #goTo(node) {
    if (!node) return;
    this.study.goTo(node);
    this.#refreshPosition();
    this.#announce();
  }

  #useTool(name) {
    const tools = {
      flip: () => this.#flip(),
      draw: () => this.#setDrawing(!this.#drawing),
      hint: () => this.#engine.hint(),
      threat: () => this.#engine.threat(),
    };
    if (tools[name]) tools[name]();
    else this.#goTo(this.study.step(name));
  }

  #flip() {
    this.#orientation = otherColor(this.#orientation);
    this.#refreshPosition();
  }

  /** Whether every press on the board draws; the pens are in the place of what asks the machine and leads to the ends then. */
  #setDrawing(drawing) {
    this.#drawing = drawing;
    this.#pens.element.hidden = !drawing;
    for (const name of GIVE_WAY_TO_PENS) this.frame.tools.get(name).hidden = drawing;
    this.frame.tools.get('draw').setAttribute('aria-pressed', String(drawing));
    this.#views.board.set({ drawing });
    this.say(drawing ? texts.study.drawing : describeState(this.study));
  }

  /** What the reader drew, over what the machine points at. */
  #refreshShapes() {
    const drawn = this.study.current.shapes.map((shape) => ({ ...shape, label: labelOf(shape) }));
    this.#views.board.set({ shapes: [...this.#pointed, ...drawn] });
  }

  /** Plays a line of the machine into the tree and shows its first move. */
  #playLine(ids) {
    const start = this.study.current;
    for (const id of ids) this.study.play(id);
    const [first] = this.study.tree.lineTo(this.study.current).slice(-ids.length);
    this.study.goTo(first ?? start);
    this.#refreshTree();
    this.#announce();
  }

  #press(event) {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    const inTree = this.#views.tree.element.contains(event.target);
    this.#goTo(this.study.step(step));
    if (inTree) this.#views.tree.focus();
  }

  #explain(from, to) {
    const found = this.study.explain(from, to);
    this.#state.replaceChildren(...sentence(texts.message(found)));
    this.#views.board.set({ framed: found.path });
  }

  #announce() {
    this.#views.board.announce(describeStep(this.study));
  }

  #keep() {
    this.#handlers.keeper.keep(this.study);
  }

  /** The tree has changed, or what is said in it. */
  #refreshTree() {
    this.#views.tree.update(this.study.tree, this.study.variant);
    this.#refreshPosition();
  }

  /** The reader stands elsewhere, or sees something else. */
  #refreshPosition() {
    const study = this.study;
    this.#keep();
    this.#views.board.update(study, { orientation: this.#orientation, theme: this.theme });
    this.#views.tree.mark(study.current);
    this.#views.remarks.update(study);
    this.#views.review.update(study);
    this.#views.tags.update(study);
    this.#head.textContent = headline(study);
    this.say(describeState(study));
    for (const [name, button] of this.frame.tools) button.disabled = !canUse(name, study);
    this.#engine.follow(study, this.#orientation);
    this.#endgame.follow(study);
  }
}

/** Whether a tool of the frame is of use where the reader stands. */
function canUse(name, study) {
  if (name === 'flip' || name === 'draw') return true;
  if (name === 'hint' || name === 'threat') return study.position.outcome === null;
  return study.step(name) !== null;
}
