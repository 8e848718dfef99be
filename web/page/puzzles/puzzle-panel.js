/**
 * The panel beside the board of a puzzle: the task, the reply to a move, the result, and the next steps.
 * @import { PuzzleAttempt } from './puzzle-attempt.js'
 * @import { PuzzleSession } from './puzzle-session.js'
 */
import { h, sentence } from '../../dom/elements.js';
import { shownSan } from '../../game/game-facts.js';
import { learnAddress } from '../../game/page-address.js';
import { wholeNumber } from '../base/formats.js';
import { createButton } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { puzzleAddress } from './puzzle-address.js';
import { createBadge, createChange, createResults, createScore } from './puzzle-badges.js';
import { themeTexts } from './puzzle-files.js';
import { describeAttempt, headOf, titleOfMode } from './puzzle-sentences.js';

/**
 * @typedef {{ takeBack(): void, solution(): void, next(): void, study(): void, playFrom(): void }} PuzzlePanelHandlers
 */

export class PuzzlePanel {
  #kicker = h('p', { class: 'puzzle-kicker' });
  #score = h('div', { class: 'puzzle-score' });
  #over = h('p', { class: 'puzzle-over', hidden: true });
  /** @type {PuzzleAttempt['phase']} */
  #phase = 'moving';
  #badge = h('div', { class: 'puzzle-badge' });
  #head = h('h2', { tabIndex: -1 });
  #said = h('p');
  #change = h('p', { class: 'puzzle-rating', hidden: true });
  #rule = h('a', { hidden: true }, texts.puzzles.rule);
  #details = h('div', { class: 'puzzle-details', hidden: true });
  #takeBack;
  #solution;
  #next;
  #study;
  #playFrom;
  #results = h('div', { class: 'puzzle-results' });

  /** @param {PuzzlePanelHandlers} handlers */
  constructor(handlers) {
    const words = texts.puzzles;
    this.#takeBack = createButton(words.takeBack, handlers.takeBack, 'primary');
    this.#solution = createButton(words.solution, handlers.solution);
    this.#next = createButton(words.next, handlers.next, 'primary');
    this.#study = createButton(words.study, handlers.study);
    this.#playFrom = createButton(texts.newGame.fromHere, handlers.playFrom);
    const said = h(
      'div',
      { class: 'puzzle-said', role: 'status' },
      h('div', { class: 'puzzle-words' }, this.#head, this.#said, this.#change, this.#rule),
    );
    said.prepend(this.#over, this.#badge);
    const buttons = [this.#takeBack, this.#next, this.#solution, this.#study, this.#playFrom];
    this.elements = [
      h('header', { class: 'puzzle-head' }, this.#kicker, this.#score),
      said,
      h('div', { class: 'puzzle-buttons' }, ...buttons),
      this.#details,
      this.#results,
    ];
  }

  /** Brings the reader to what is said. */
  focus() {
    this.#head.focus({ preventScroll: true });
  }

  /**
   * @param {PuzzleSession} session
   * @param {PuzzleAttempt} attempt
   * @param {{ isOver: boolean }} series `isOver`: the streak or the run is over
   */
  update(session, attempt, { isOver }) {
    const { phase, verdict } = attempt;
    const tone = toneOf(attempt);
    this.#over.hidden = true;
    this.#kicker.replaceChildren(titleOfMode(session), ' · ', this.#permalink(session));
    this.#badge.replaceChildren(createBadge(tone, attempt.color));
    this.#head.textContent = headOf(attempt);
    this.say(describeAttempt(session, attempt));
    this.#change.hidden = !attempt.isOver || session.rating === null;
    if (session.rating) this.#change.replaceChildren(...createChange(session.rating));
    this.updateScore(session);
    this.#showDetails(session, attempt);
    const isRefuted = phase === 'refuted';
    this.#takeBack.hidden = !isRefuted || isOver;
    this.#solution.hidden = !(isRefuted || (isOver && phase !== 'shown' && verdict !== null));
    this.#next.hidden = !(attempt.isOver || isOver);
    this.#next.textContent = isOver ? texts.puzzles.playAgain : texts.puzzles.next;
    this.#study.hidden = !(attempt.isOver || isOver);
    this.#playFrom.hidden = this.#study.hidden || attempt.study.position.outcome !== null;
    const { results } = session;
    this.#results.hidden = session.isSingle || results.length === 0;
    this.#results.replaceChildren(createResults(session.variant, results));
    this.#moveFocus(phase);
  }

  /**
   * Says how a streak or a run went, in front of what was said of its last puzzle.
   * @param {{ title: string, text: string }} words
   */
  showScore({ title, text }) {
    this.#over.hidden = false;
    this.#over.replaceChildren(h('strong', {}, title), h('span', {}, text));
  }

  /** @param {PuzzleSession} session */
  updateScore({ series }) {
    this.#score.hidden = !series;
    if (series) this.#score.replaceChildren(...createScore(series));
  }

  /**
   * Says something in the place of what is said of the puzzle.
   * @param {string} text
   * @param {string | null} [rule] the id of a rule to read
   */
  say(text, rule = null) {
    this.#said.replaceChildren(...sentence(text));
    this.#rule.hidden = rule === null;
    if (rule) this.#rule.href = learnAddress(rule);
  }

  /** @param {PuzzleSession} session */
  #permalink({ variant, puzzle }) {
    const id = puzzle?.id ?? 0;
    return h('a', { href: puzzleAddress(variant.id, id) }, texts.puzzles.number(wholeNumber(id)));
  }

  /**
   * The moves, the themes and how hard it was, once nothing can be given away.
   * @param {PuzzleSession} session
   * @param {PuzzleAttempt} attempt
   */
  #showDetails({ variant, puzzle }, { isOver, study }) {
    this.#details.hidden = !isOver;
    if (!isOver || !puzzle) return;
    const { tree, current } = study;
    const sans = tree.lineTo(current).flatMap(({ move }) => (move ? shownSan(variant, move) : []));
    const themes = puzzle.themes.map((theme) => {
      const { name, text } = themeTexts(variant, theme);
      const link = h('a', { href: puzzleAddress(variant.id, { theme }), title: text }, name);
      return h('li', {}, link);
    });
    const list = h(
      'ul',
      { class: 'puzzle-themes', 'aria-label': texts.puzzles.themesOf },
      ...themes,
    );
    this.#details.replaceChildren(h('p', { class: 'puzzle-line' }, sans.join(' ')), list);
  }

  /**
   * Brings the reader to the button for what comes next as soon as the puzzle is over or a move was wrong, and nowhere
   * else while there is something to be done on the board.
   * @param {PuzzleAttempt['phase']} phase
   */
  #moveFocus(phase) {
    const isNew = phase !== this.#phase;
    this.#phase = phase;
    const { activeElement } = document;
    const isHidden = activeElement instanceof HTMLElement && activeElement.hidden;
    if (isNew && ['solved', 'shown', 'refuted'].includes(phase)) {
      const button = this.#takeBack.hidden ? this.#next : this.#takeBack;
      button.focus({ preventScroll: true });
    } else if (isHidden) this.focus();
  }
}

/**
 * @param {PuzzleAttempt} attempt
 * @returns {'asking' | 'right' | 'wrong' | 'shown'}
 */
function toneOf({ phase }) {
  if (phase === 'solved') return 'right';
  if (phase === 'refuted') return 'wrong';
  return phase === 'shown' ? 'shown' : 'asking';
}
