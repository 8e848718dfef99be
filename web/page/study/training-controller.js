/**
 * Runs a training on the board of a study: each question stands on it, answers are played on it and not in the study.
 */
/** @import { Kingcraft, Move } from '../../kingcraft/index.js' */
/** @import { MoveNode } from '../../kingcraft/pgn/pgn.js' */
/** @import { SearchOptions, SearchReport } from '../../worker/client.js' */
/** @import { EngineController } from './engine-controller.js' */
/** @import { StudySearchPosition } from './latest-search.js' */
/** @import { Question } from './mistake-training.js' */
/** @import { StudyBoard } from './study-board.js' */

import { orientationFor, shownSan } from '../../game/game-facts.js';
import { outcomeChance, winChance } from '../../game/win-chance.js';
import { squaresIn } from '../../kingcraft/square.js';
import { reasonText } from '../base/move-reasons.js';
import { texts } from '../base/page-texts.js';
import { MistakeTraining } from './mistake-training.js';
import { Study } from './study.js';
import { TrainingView } from './training-view.js';

/** How long the engine looks at an answer, in milliseconds. */
const CHECKING_TIME = 500;

/** @typedef {(position: StudySearchPosition, limits: SearchOptions) => Promise<SearchReport | null>} Search */

/**
 * The functions of the screen that the training needs. `toggle`: the panel shows the training alone, or all of the
 * study again;
 * `goTo`: a position of the study is to be shown.
 * @typedef {{ toggle(isOn: boolean): void, goTo(node: MoveNode): void }} TrainingHandlers
 */

export class TrainingController {
  #kingcraft;
  #board;
  #engine;
  #handlers;
  #view;
  /** @type {{ study: Study, training: MistakeTraining, search: Search, hinted: string, release(): void } | null} */
  #run = null;

  /**
   * Creates `element`, for the panel.
   * @param {Kingcraft} kingcraft
   * @param {{ board: StudyBoard, engine: EngineController }} parts of the screen
   * @param {TrainingHandlers} handlers
   */
  constructor(kingcraft, { board, engine }, handlers) {
    this.#kingcraft = kingcraft;
    this.#board = board;
    this.#engine = engine;
    this.#handlers = handlers;
    this.#view = new TrainingView({
      hint: () => this.#hint(),
      show: () => this.#showAnswer(),
      next: () => this.#next(),
      end: () => this.end(),
    });
    this.element = this.#view.element;
  }

  get isOn() {
    return this.#run !== null;
  }

  /**
   * Starts with the first question. Ends at once where there is none.
   * @param {Study} study
   * @param {Question[]} questions
   */
  async start(study, questions) {
    if (questions.length === 0) return;
    await this.#engine.hold(
      (search) =>
        new Promise((/** @type {(value?: undefined) => void} */ resolve) => {
          const training = this.#createTraining(study, questions);
          this.#run = { study, training, search, hinted: '', release: resolve };
          const color = questions[0].node.move?.color ?? 'white';
          this.#board.orientation = orientationFor(study.variant, color);
          this.#toggle(true);
          this.#ask();
          this.#view.focus();
        }),
    );
  }

  /** @param {boolean} isOn */
  #toggle(isOn) {
    this.element.hidden = !isOn;
    this.#handlers.toggle(isOn);
  }

  /**
   * @param {Study} study
   * @param {Question[]} questions
   */
  #createTraining(study, questions) {
    return new MistakeTraining(
      questions,
      (question, id) => this.#evaluate(study, question, id),
      () => this.#update(),
    );
  }

  /** Ends it, and lets the study go on at the question. */
  end() {
    const run = this.#run;
    if (!run) return;
    this.#run = null;
    run.release();
    this.#toggle(false);
    this.#handlers.goTo(run.study.current);
  }

  /**
   * Answers the question with a move on the board.
   * @param {Move} move
   */
  async try(move) {
    const run = this.#run;
    if (run?.training.phase !== 'asking') return;
    run.hinted = '';
    this.#play(run.study, run.training.question, move.id);
    await run.training.try({ id: move.id, san: shownSan(run.study.variant, move) });
    const isWeak = run === this.#run && run.training.phase === 'asking';
    if (isWeak) this.#ask();
  }

  #next() {
    const run = this.#run;
    if (!run) return;
    const { training, study } = run;
    if (training.phase === 'over') run.training = this.#createTraining(study, training.questions);
    else training.next();
    run.hinted = '';
    if (run.training.phase === 'asking') this.#ask();
  }

  /** Points at the piece first, then at the move. */
  #hint() {
    const run = this.#run;
    if (!run) return;
    const { best } = run.training.question;
    const from = squaresIn(best.id)?.from ?? '';
    run.training.verdict = null;
    run.hinted = from;
    this.#board.point([{ from, to: from, color: 'best' }]);
    this.#update();
  }

  #showAnswer() {
    const run = this.#run;
    if (!run) return;
    const { best } = run.training.question;
    run.training.show();
    this.#play(run.study, run.training.question, best.id);
  }

  /** Shows the position of the question. */
  #ask() {
    if (!this.#run) return;
    const { parent } = this.#run.training.question.node;
    if (parent) this.#handlers.goTo(parent);
    this.#board.point([]);
    this.#update();
  }

  #update() {
    if (!this.#run) return;
    const { study, training, hinted } = this.#run;
    const { variant, player } = study;
    const { node, best } = training.question;
    const isPlayer = node.move?.color === player;
    const isAnswered = training.phase === 'found' || training.phase === 'shown';
    const reasons =
      isAnswered && node.parent ? study.reasonsAt(node.parent, best.line).reasons : [];
    const why = reasonText(variant, reasons, texts.message);
    this.#view.update(training, { variant, isPlayer, hinted, why });
  }

  /**
   * Shows a move in the place of a bad one.
   * @param {Study} study
   * @param {Question} question
   * @param {string} id
   */
  #play({ variant }, { node }, id) {
    if (!node.parent) return;
    const answer = after(this.#kingcraft, variant.id, node.parent.fen, id);
    this.#board.preview(answer);
    if (answer.current.move) this.#board.playMove(answer.current.move);
  }

  /**
   * @param {Study} study
   * @param {Question} question
   * @param {string} id
   */
  async #evaluate({ tree, variant }, { node }, id) {
    const { parent, move } = node;
    if (!this.#run || !parent) return null;
    const { position, current } = after(this.#kingcraft, variant.id, parent.fen, id);
    const share = (/** @type {number} */ chance) => (move?.color === 'white' ? chance : 1 - chance);
    if (position.outcome) return share(outcomeChance(position.outcome));
    const moves = [...tree.lineTo(parent).flatMap((step) => step.move?.id ?? []), id];
    const report = await this.#run.search(
      { variant: variant.id, fen: tree.root.fen, moves, current: current.fen },
      { movetime: CHECKING_TIME },
    );
    const score = report?.lines[0]?.score;
    return score ? share(winChance(score, current.turn)) : null;
  }
}

/**
 * A study in which one move was played.
 * @param {Kingcraft} kingcraft
 * @param {string} variant
 * @param {string} fen
 * @param {string} id
 */
function after(kingcraft, variant, fen, id) {
  const study = Study.begin(kingcraft, variant, fen);
  study.play(id);
  return study;
}
