/**
 * The puzzle of the day with a picture of its board.
 * @import { Kingcraft, Variant } from '../../kingcraft/index.js'
 * @import { Puzzle } from '../../variants/puzzles.js'
 * @import { PuzzleProgress } from './puzzle-progress.js'
 */

import { createLayout } from '../../board/layout.js';
import { h } from '../../dom/elements.js';
import { GameBoard } from '../../game/game-board.js';
import { factsOf, orientationFor } from '../../game/game-facts.js';
import { withGame } from '../../kingcraft/with-game.js';
import { boardTheme, watchBoardTheme } from '../base/board-look.js';
import { longDate } from '../base/formats.js';
import { texts } from '../base/page-texts.js';
import { puzzleAddress } from './puzzle-address.js';
import { createBadge } from './puzzle-badges.js';
import { dailyState, dateOf, puzzleOfDay } from './puzzle-days.js';

export class DayCard {
  #kingcraft;
  #picture = h('div', { class: 'puzzles-picture', on: { click: () => this.#link.click() } });
  #date = h('p', { class: 'puzzle-kicker' });
  #turn = h('p', { class: 'puzzles-turn' });
  #state = h('p', { class: 'puzzles-note' });
  #link = h('a', { class: 'button' });
  /** @type {GameBoard | null} */
  #board = null;

  /** @param {Kingcraft} kingcraft */
  constructor(kingcraft) {
    this.#kingcraft = kingcraft;
    const words = h(
      'div',
      { class: 'puzzles-day-words' },
      this.#date,
      h('h2', {}, texts.puzzles.day),
      this.#turn,
      this.#state,
      this.#link,
    );
    this.element = h(
      'section',
      { class: 'puzzles-day', 'aria-label': texts.puzzles.day },
      this.#picture,
      words,
    );
    watchBoardTheme((theme) => this.#board?.set({ theme }));
  }

  /**
   * Shows it, once the element is on the page.
   * @param {Variant} variant
   * @param {readonly Puzzle[]} puzzles
   * @param {PuzzleProgress} progress
   * @param {number} day
   */
  show(variant, puzzles, { daily }, day) {
    this.element.hidden = puzzles.length === 0;
    if (puzzles.length === 0) return;
    const { fen, moves } = puzzleOfDay(puzzles, day);
    const state = dailyState(daily, day);
    const turn = this.#draw(variant, fen, moves[0]);
    this.#date.textContent = longDate(dateOf(day));
    this.#turn.replaceChildren(createBadge('asking', turn), texts.puzzles.toMove(turn));
    this.#state.textContent = texts.puzzles.dayStates[state];
    this.#link.textContent = state === 'open' ? texts.puzzles.solveIt : texts.puzzles.seeAgain;
    this.#link.classList.toggle('primary', state === 'open');
    this.#link.href = puzzleAddress(variant.id, 'day');
  }

  /**
   * Draws the position after the opponent's mistake.
   * @param {Variant} variant
   * @param {string} fen
   * @param {string} mistake
   * @returns who is to move
   */
  #draw(variant, fen, mistake) {
    this.#board?.destroy();
    const host = h('div');
    const room = h('div', { class: 'puzzles-room' }, host);
    this.#picture.replaceChildren(room);
    const board = new GameBoard(host, {
      layout: createLayout(variant),
      texts,
      interactive: false,
      container: room,
      space: () => ({ width: room.clientWidth, height: room.clientHeight }),
    });
    this.#board = board;
    return withGame(this.#kingcraft, variant.id, fen, (game) => {
      const move = game.move(mistake);
      const facts = factsOf(game);
      const orientation = orientationFor(variant, facts.turn);
      const look = { orientation, theme: boardTheme(), arrangement: /** @type {const} */ ('fit') };
      board.show({ ...facts, move, moves: null }, look);
      return facts.turn;
    });
  }
}
