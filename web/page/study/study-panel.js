/** The panel beside the board of a study: its state, engine and endgame tables, and tabs with moves, review and PGN. */
/** @import { Color, Kingcraft } from '../../kingcraft/index.js' */
/** @import { MoveNode, PgnGame } from '../../kingcraft/pgn/pgn.js' */
/** @import { EngineController } from './engine-controller.js' */
/** @import { PictureKind } from './study-export.js' */
/** @import { Study } from './study.js' */
/** @import { TrainingController } from './training-controller.js' */

import { h } from '../../dom/elements.js';
import { Tabs } from '../../dom/tabs.js';
import { openGameInSteps } from '../../kingcraft/pgn/pgn.js';
import { hasOpenings } from '../base/openings.js';
import { createButton } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { EndgameView } from './endgame-view.js';
import { OpeningsView } from './openings-view.js';
import { PgnView } from './pgn-view.js';
import { RemarksView } from './remarks-view.js';
import { ReviewView } from './review-view.js';
import { ShareView } from './share-view.js';
import { describeState, headline } from './study-descriptions.js';
import { fileName } from './study-export.js';
import { TagsView } from './tags-view.js';
import { TreeView } from './tree-view.js';

/**
 * The functions of the screen that the panel needs; `point` shows a move on the board, or none, `refresh` shows the
 * current position again after a change, `saved`: the study was copied or saved as PGN, `show`, `mustAsk` and `notify`
 * as PgnView has them.
 * @typedef {{
 *   study(): Study,
 *   goTo(node: MoveNode | undefined): void,
 *   play(id: string): void,
 *   point(id: string | null): void,
 *   refresh(): void,
 *   picture(kind: PictureKind): Promise<Blob>,
 *   saved(study: Study): void,
 *   edit(): void,
 *   playFrom(): void,
 *   side(): Color,
 *   show(opened: PgnGame): Promise<void>,
 *   mustAsk(opened: PgnGame): Promise<boolean>,
 *   notify(text: string): void,
 * }} PanelHandlers
 */

export class StudyPanel {
  #handlers;
  #headline = h('p', { class: 'study-head' });
  #state = h('p', { class: 'study-state', role: 'status' });
  #tree;
  #remarks;
  #review;
  #tags;
  #pgn;
  #endgame;
  #openings;
  #tabs;
  #share;
  #playFrom;

  /**
   * @param {Kingcraft} kingcraft
   * @param {HTMLElement} element an empty one, which becomes the panel
   * @param {{ engine: EngineController, training: TrainingController }} parts
   * @param {PanelHandlers} handlers
   */
  constructor(kingcraft, element, { engine, training }, handlers) {
    this.#handlers = handlers;
    const { study } = handlers;
    this.#tree = new TreeView((id) => handlers.goTo(study().tree.find(id)));
    this.#remarks = this.#createRemarks();
    this.#review = new ReviewView({
      review: (reviewed, time, onProgress) => engine.review(reviewed, time, onProgress),
      cancel: () => engine.cancelReview(),
      goTo: (node) => handlers.goTo(study().tree.find(node.id)),
      annotated: () => this.#changeTree(() => {}),
      reviewed: () => {
        handlers.refresh();
        if (this.#review.element.offsetParent) this.scrollToTabs();
      },
      train: (reviewed, questions) => training.start(reviewed, questions),
    });
    this.#tags = this.#createTags();
    this.#pgn = this.#createPgn(kingcraft);
    this.#endgame = new EndgameView(kingcraft, {
      play: (id) => handlers.play(id),
      focusLost: () => this.#tree.focus(),
    });
    this.#openings = new OpeningsView(kingcraft, handlers);
    this.#tabs = new Tabs(texts.study.label, [
      {
        id: 'study-moves',
        label: texts.study.moves,
        content: [this.#tree.element, this.#remarks.element],
      },
      {
        id: 'study-openings',
        label: texts.openings.label,
        content: [this.#openings.element],
        shown: () => this.#openings.update(),
      },
      { id: 'study-review', label: texts.study.review, content: [this.#review.element] },
      { id: 'study-files', label: 'PGN', content: [this.#tags.element, this.#pgn.element] },
    ]);
    this.#share = new ShareView(kingcraft, handlers);
    this.#playFrom = createButton(texts.newGame.fromHere, handlers.playFrom, 'study-play');
    element.append(
      training.element,
      h('div', { class: 'study-title' }, this.#headline, this.#playFrom, this.#share.button),
      this.#share.element,
      this.#state,
      engine.element,
      this.#endgame.element,
      this.#tabs.list,
      this.#tabs.panels,
    );
  }

  #createRemarks() {
    const changeNode = (/** @type {(study: Study) => void} */ change) => {
      const study = this.#handlers.study();
      change(study);
      this.#tree.rewrite(study.current);
      this.#handlers.refresh();
    };
    return new RemarksView({
      toggle: (nag) => changeNode((study) => study.toggleNag(nag)),
      comment: (text) => changeNode((study) => study.setComment(text)),
      promote: () => this.#changeTree((study) => study.promote()),
      remove: () => this.#changeTree((study) => study.remove()),
    });
  }

  #createTags() {
    const changeTags = (/** @type {(study: Study) => void} */ change) => {
      change(this.#handlers.study());
      this.#handlers.refresh();
    };
    return new TagsView({
      change: (name, value) => changeTags((study) => study.setTag(name, value)),
      decide: (result) => changeTags((study) => study.decide(result)),
    });
  }

  /** @param {Kingcraft} kingcraft */
  #createPgn(kingcraft) {
    const { study, show, mustAsk, notify, picture, saved, edit } = this.#handlers;
    return new PgnView({
      openInSteps: (entry, text) =>
        openGameInSteps(kingcraft, text, { entry, variant: study().variant.id }),
      show: async (opened) => {
        await show(opened);
        this.#tabs.show('study-moves');
        this.#tabs.focus();
      },
      mustAsk,
      notify,
      study,
      picture,
      name: () => fileNameOf(study()),
      saved,
      edit,
    });
  }

  /** @param {(study: Study) => void} change */
  #changeTree(change) {
    const study = this.#handlers.study();
    change(study);
    this.updateTree(study);
    this.#handlers.refresh();
  }

  /**
   * Says something about the study, until the position changes.
   * @param {...(Node | string)} sentence
   */
  say(...sentence) {
    this.#state.replaceChildren(...sentence);
  }

  /**
   * Opens what was dropped on the page.
   * @param {DataTransfer} dropped
   */
  drop(dropped) {
    const { files, types } = dropped;
    const text = types.includes('text/plain') ? dropped.getData('text/plain') : '';
    this.#tabs.show('study-files');
    this.#pgn.drop({ files, text });
  }

  /**
   * Shows the review of a study, and starts it where there is none.
   * @param {Study} study
   */
  review(study) {
    this.#tabs.show('study-review');
    this.scrollToTabs();
    this.#review.startOnce(study);
  }

  /** Brings the tabs into view, which are below the board on a phone. */
  scrollToTabs() {
    this.#tabs.list.scrollIntoView();
  }

  /** @param {EventTarget | null} target */
  isInTree(target) {
    return target instanceof Node && this.#tree.element.contains(target);
  }

  focusTree() {
    this.#tree.focus();
  }

  /**
   * Shows the moves of a study again.
   * @param {Study} study
   */
  updateTree(study) {
    this.#tree.update(study.tree, study.variant);
  }

  /** Another study than before is about to be shown. */
  open() {
    this.#pgn.forget();
  }

  /**
   * Shows the current position of a study.
   * @param {Study} study
   */
  update(study) {
    this.#share.close();
    this.#tree.mark(study.current);
    this.#remarks.update(study);
    this.#review.update(study);
    this.#tags.update(study);
    this.#headline.textContent = headline(study);
    this.#playFrom.disabled = study.position.outcome !== null;
    this.say(describeState(study));
    this.#endgame.follow(study);
    this.#tabs.offer('study-openings', hasOpenings(study.variant.id));
    this.#openings.follow(study);
  }
}

/** @param {Study} study */
function fileNameOf(study) {
  const players = ['White', 'Black'].flatMap((tag) => study.tag(tag) || []);
  return fileName(study.variant.name, ...players);
}
