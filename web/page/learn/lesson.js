// @ts-nocheck
/** A lesson of a few steps: the reader finds a move on the board, and hears why another one is not it. */
import { createLayout } from '../../board/layout.js';
import { readPosition } from '../../scene/diagram-position.js';
import { crownsOf, royalsOf } from '../../scene/game-facts.js';
import { whichMove } from '../../scene/move-choices.js';
import { motionsOf, pathOf, squaresOf } from '../../scene/move-paths.js';
import { piecesOf } from '../../scene/position-scene.js';
import * as storage from '../page-storage.js';
import { texts } from '../page-texts.js';
import { LessonFrame, makeButton } from './lesson-frame.js';

export class Lesson {
  #kingcraft;
  #variant;
  #layout;
  #steps;
  #board = null;
  #game = null;
  #choices = null;
  #index = 0;
  #solved = false;
  #frame;
  #showButton = makeButton(texts.lesson.show);
  #nextButton = makeButton(texts.lesson.next, 'primary');

  /**
   * @param kingcraft the loaded package
   * @param variant of the package
   * @param steps of the rulebook
   */
  constructor(kingcraft, variant, steps) {
    this.#kingcraft = kingcraft;
    this.#variant = variant;
    this.#layout = createLayout(variant);
    this.#steps = steps;
    this.#frame = new LessonFrame(
      {
        id: 'lesson-title',
        title: texts.lesson.title,
        steps: texts.lesson.steps,
        count: steps.length,
        buttons: [this.#nextButton, this.#showButton],
      },
      (index) => this.#show(index),
    );
    this.#showButton.addEventListener('click', () => this.#giveAway());
    this.#nextButton.addEventListener('click', () => this.#goOn());
    this.element = this.#frame.element;
  }

  /** Puts the board in, once the element stands on the page. */
  open() {
    this.#board = this.#frame.addBoard({
      layout: this.#layout,
      label: texts.lesson.board,
      onMove: (from, to) => this.#try(from, to),
    });
    this.#show(this.#progress() % this.#steps.length);
  }

  /** Passes a change of the scene on to the board. */
  set(change) {
    this.#board.set(change);
  }

  destroy() {
    this.#game?.dispose();
    this.#board.destroy();
  }

  /** How many steps the reader has solved, now or on an earlier visit. */
  #progress() {
    const kept = storage.load().lessons?.[this.#variant.id];
    return Number.isInteger(kept) ? Math.min(Math.max(kept, 0), this.#steps.length) : 0;
  }

  #keepProgress() {
    const { lessons } = storage.load();
    const progress = Math.max(this.#progress(), this.#index + 1);
    storage.keep({ lessons: { ...lessons, [this.#variant.id]: progress } });
  }

  get #step() {
    return this.#steps[this.#index];
  }

  #show(index) {
    this.#index = index;
    this.#solved = false;
    const { fen, play = [], title, text } = this.#step;
    this.#game?.dispose();
    this.#game = this.#kingcraft.newGame(this.#variant.id, fen);
    for (const id of play) this.#game.move(id);
    const { scene } = readPosition(
      this.#kingcraft,
      this.#variant,
      this.#layout,
      this.#step,
      texts.hints,
    );
    this.#choices = choicesOf(this.#game.moves());
    this.#board.set({ ...scene, dests: this.#targets(scene.pieces) });
    this.#board.select(null);
    this.#frame.tell({
      count: texts.lesson.step(index + 1, this.#steps.length),
      name: title,
      task: text,
    });
    this.#showButton.hidden = false;
    this.#say('ready', texts.lesson.ready);
    this.#showSteps();
  }

  /** Where a man may be put: also where the rules forbid it, since the reader is told why. */
  #targets(pieces) {
    const ours = [...pieces].filter(([, { color }]) => color === this.#game.turn());
    return new Map(
      ours.map(([from]) => {
        const legal = this.#choices.dests.get(from) ?? [];
        const others = this.#layout.squares.filter(
          (square) => pieces.get(square)?.color !== this.#game.turn(),
        );
        return [from, [...new Set([...others, ...legal])]];
      }),
    );
  }

  async #try(from, to) {
    const { goal, wrong = [], otherwise } = this.#step;
    const step = this.#step;
    const moves = this.#choices.movesBetween(from, to);
    const move = moves.length > 0 ? await whichMove(this.#board, to, moves, texts) : null;
    if (step !== this.#step || (moves.length > 0 && !move)) return;
    if (goal.includes(move?.id)) return this.#solve(move);
    const isIt = (id) => (move ? id === move.id : id.startsWith(from + to));
    const reason = wrong.find((entry) => entry.moves.some(isIt))?.text;
    this.#board.select(from);
    this.#say('wrong', reason ?? (move ? otherwise : this.#refuse(from, to)));
  }

  /** What to say of a move that is none. */
  #refuse(from, to) {
    const { role } = piecesOf(this.#layout, this.#game.fen()).get(from);
    return `${texts.lesson.cannotGo(role, from, to)} ${this.#step.otherwise}`;
  }

  #solve(move) {
    this.#game.move(move.id);
    this.#solved = true;
    this.#keepProgress();
    const pieces = piecesOf(this.#layout, this.#game.fen());
    this.#board.set({
      pieces,
      dests: new Map(),
      hints: new Map(),
      lastMove: squaresOf(move),
      path: pathOf(this.#layout, move),
      check: [],
      crowns: crownsOf(pieces, royalsOf(this.#game)),
    });
    this.#board.play(motionsOf(move));
    this.#showButton.hidden = true;
    this.#say('right', this.#step.done);
    this.#showSteps();
    this.#nextButton.focus({ preventScroll: true });
  }

  #goOn() {
    this.#show((this.#index + 1) % this.#steps.length);
    this.#frame.name.focus({ preventScroll: true });
  }

  /** Tells the move, and picks its man up. */
  #giveAway() {
    const move = this.#game.moves().find(({ id }) => id === this.#step.goal[0]);
    const { from, to, kind, promotion } = move;
    this.#board.select(from);
    const words = kind === 'headbutt' ? texts.lesson.headbutt(from) : texts.lesson.fromTo(from, to);
    this.#say('ready', promotion ? `${words} ${texts.lesson.makeIt(promotion)}` : words);
  }

  #say(state, text) {
    this.#frame.say(state, text);
    this.#nextButton.hidden = !this.#solved;
    this.#nextButton.textContent =
      this.#index + 1 < this.#steps.length ? texts.lesson.next : texts.lesson.again;
  }

  #showSteps() {
    const progress = this.#progress();
    const entries = this.#steps.map(({ title }, index) => {
      const done = index < progress;
      return { done, label: texts.lesson.entry(index + 1, title, done) };
    });
    this.#frame.showSteps(this.#index, entries);
  }
}
