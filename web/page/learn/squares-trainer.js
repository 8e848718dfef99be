/**
 * Asks for squares on an empty board without names, for 30 seconds or as long as the reader likes. The best score of
 * each size of board is stored.
 * @import { Color, Variant } from '../../kingcraft/index.js'
 * @import { Layout, Theme } from '../../board/board-types.js'
 * @import { SquaresTexts } from './squares-page.js'
 */
import { Board } from '../../board/board.js';
import { createLayout } from '../../board/layout.js';
import { h } from '../../dom/elements.js';
import { orientationFor } from '../../game/game-facts.js';
import { inside } from '../base/board-space.js';
import { wholeNumber } from '../base/formats.js';
import { createButton, createTile, findIn } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import * as storage from '../store/page-storage.js';
import { DRILL_TIME, SquareDrill } from './square-drill.js';

/** How high the board is at most, and what stays free around it, in CSS pixels. */
const HIGHEST = 640;
const AROUND = 28;
/** How often the clock is shown, in milliseconds. */
const TICK = 200;

/**
 * Boards of one size have one score.
 * @param {Pick<Layout, 'files' | 'ranks' | 'levels'>} layout
 */
const sizeOf = ({ files, ranks, levels }) => [files, ranks, levels].join('x');

export class SquaresTrainer {
  #variant;
  #words;
  #layout;
  #room = h('div', { class: 'diagram-room' });
  #target = h('p', { class: 'squares-target', role: 'status' });
  #said = h('p', { class: 'squares-said', role: 'status' });
  #task;
  #time = h('span', { role: 'timer' });
  #found = h('span');
  #best = h('span');
  #start;
  #form;
  /** @type {Board | null} */
  #board = null;
  /** @type {SquareDrill | null} */
  #drill = null;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /**
   * @param {Variant} variant
   * @param {SquaresTexts} words
   */
  constructor(variant, words) {
    this.#variant = variant;
    this.#words = words;
    this.#layout = createLayout(variant);
    this.#start = createButton(words.start, () => this.#toggle(), 'primary');
    this.#form = this.#createForm();
    const score = h('p', { class: 'squares-score' }, this.#time, this.#found, this.#best);
    const asked = h('div', { class: 'squares-asked' }, this.#target, this.#start);
    this.#task = h('div', { class: 'squares-task' }, asked, score, this.#said);
    this.element = h('div', { class: 'squares' }, this.#form, this.#task, this.#room);
    this.#showScore();
    this.#ask('');
  }

  #createForm() {
    const words = this.#words;
    const side = createQuestion(words.side, 'squares-side', [
      ['white', texts.colors.white],
      ['black', texts.colors.black],
    ]);
    // Where both sides go up the board, it lies alike for both.
    side.hidden = !this.#variant.flipsForBlack;
    const time = createQuestion(words.time, 'squares-time', [
      ['timed', words.seconds(DRILL_TIME / 1000)],
      ['untimed', words.untimed],
    ]);
    const form = h('form', { class: 'squares-form' }, side, time);
    form.addEventListener('change', () => this.#board?.set({ orientation: this.#orientation }));
    return form;
  }

  /** @param {string} name */
  #chosen(name) {
    return findIn(this.#form, `[name="${name}"]:checked`, HTMLInputElement).value;
  }

  get #orientation() {
    return orientationFor(this.#variant, /** @type {Color} */ (this.#chosen('squares-side')));
  }

  /** Puts the board in, once the element is on the page. */
  open() {
    const room = this.#room;
    const board = new Board(room.appendChild(h('div')), {
      layout: this.#layout,
      texts: texts.board,
      label: this.#words.board,
      keys: this.#words.keys,
      draggable: false,
      container: room,
      space: () => this.#space(),
      onPress: (square) => this.#press(square),
    });
    board.set({ coordinates: false, arrangement: 'apart', orientation: this.#orientation });
    this.#board = board;
  }

  /** The space for the board: all of it is visible together with the task above or beside it. */
  #space() {
    const { offsetTop, offsetHeight } = this.#task;
    const { width, height } = inside(this.#room, getComputedStyle(this.#room));
    const isBelow = this.#room.offsetTop >= offsetTop + offsetHeight;
    const free = height - AROUND - (isBelow ? offsetHeight : 0);
    return { width, height: Math.min(HIGHEST, free) };
  }

  /** @param {{ theme: Theme }} change */
  set(change) {
    this.#board?.set(change);
  }

  destroy() {
    clearInterval(this.#timer);
    this.#board?.destroy();
  }

  #toggle() {
    if (this.#drill) this.#finish();
    else this.#begin();
  }

  #begin() {
    const drill = new SquareDrill(this.#layout.squares, this.#chosen('squares-time') === 'timed');
    this.#drill = drill;
    this.#setRunning(true);
    this.#said.textContent = '';
    this.#ask(drill.target);
    this.#showScore();
    this.#timer = setInterval(() => this.#tick(), TICK);
    this.element.scrollIntoView();
  }

  /** @param {boolean} isRunning */
  #setRunning(isRunning) {
    this.#form.hidden = isRunning;
    this.#start.textContent = isRunning ? this.#words.stop : this.#words.again;
    this.#board?.set({ lastMove: [], shapes: [] });
  }

  #tick() {
    this.#showScore();
    if (this.#drill?.isOver) this.#finish();
  }

  #finish() {
    const drill = this.#drill;
    if (!drill) return;
    clearInterval(this.#timer);
    this.#drill = null;
    this.#setRunning(false);
    this.#ask('');
    const best = this.#stored;
    const isBest = drill.isOver && drill.found > best;
    if (isBest) this.#store(drill.found);
    const { result, newBest } = this.#words;
    const said = result(drill.found, drill.missed);
    this.#said.textContent = isBest ? `${said} ${newBest}` : said;
    this.#showScore();
  }

  /**
   * Takes a square that was pressed; false while nothing is asked.
   * @param {string} square
   */
  #press(square) {
    const drill = this.#drill;
    if (!drill || drill.isOver) return false;
    const isRight = drill.try(square);
    this.#said.textContent = isRight ? '' : this.#words.wrong(square);
    this.#board?.set({
      lastMove: isRight ? [square] : [],
      shapes: isRight ? [] : [{ from: square, to: square, color: 'red' }],
    });
    this.#ask(drill.target);
    this.#showScore();
    return true;
  }

  /** @param {string} square an empty text where none is asked for */
  #ask(square) {
    const text = square ? this.#words.find(square) : this.#words.ready;
    // The same square is not said twice.
    if (this.#target.textContent !== text) this.#target.textContent = text;
  }

  #showScore() {
    const { left, found } = this.#drill ?? { left: Number.POSITIVE_INFINITY, found: 0 };
    const { secondsLeft, score, best } = this.#words;
    this.#time.textContent = Number.isFinite(left) ? secondsLeft(Math.ceil(left / 1000)) : '';
    this.#found.textContent = this.#drill ? score(wholeNumber(found)) : '';
    this.#best.textContent = this.#stored > 0 ? best(wholeNumber(this.#stored)) : '';
  }

  /** The best score on a board of this size. */
  get #stored() {
    return storage.storedValues().squares[sizeOf(this.#layout)] ?? 0;
  }

  /** @param {number} found */
  #store(found) {
    const { squares } = storage.storedValues();
    storage.storeValues({ squares: { ...squares, [sizeOf(this.#layout)]: found } });
  }
}

/**
 * A question with its answers as tiles; the first one is chosen.
 * @param {string} text
 * @param {string} name
 * @param {[value: string, text: string][]} answers
 */
function createQuestion(text, name, answers) {
  const tiles = answers.map(([value, label]) => createTile(name, value, label));
  findIn(tiles[0], 'input', HTMLInputElement).checked = true;
  return h('fieldset', {}, h('legend', {}, text), h('div', { class: 'tiles' }, ...tiles));
}
