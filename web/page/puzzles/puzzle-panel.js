/**
 * What stands beside the board of a puzzle: the task, what is said of a move, the result, and what can be done next.
 * @import { PuzzleAttempt } from './puzzle-attempt.js'
 * @import { PuzzleSession } from './puzzle-session.js'
 */
import { createElement, sentence } from '../../dom/elements.js';
import { shownSan } from '../../game/game-facts.js';
import { wholeNumber } from '../base/formats.js';
import { learnAddress } from '../base/page-address.js';
import { createButton } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { puzzleAddress } from './puzzle-address.js';
import { createBadge, createChange, createResults, createScore } from './puzzle-badges.js';
import { themeTexts } from './puzzle-files.js';
import { describeAttempt, headOf, titleOfMode } from './puzzle-sentences.js';

/** @typedef {{ takeBack(): void, solution(): void, next(): void, study(): void }} PuzzlePanelHandlers */

export class PuzzlePanel {
  #kicker = createElement('p', { className: 'puzzle-kicker' });
  #score = createElement('div', { className: 'puzzle-score' });
  #over = createElement('p', { className: 'puzzle-over', hidden: true });
  /** @type {PuzzleAttempt['phase']} */
  #phase = 'moving';
  #badge = createElement('div', { className: 'puzzle-badge' });
  #head = createElement('h2', { tabIndex: -1 });
  #said = createElement('p');
  #change = createElement('p', { className: 'puzzle-rating', hidden: true });
  #rule = createElement('a', { textContent: texts.puzzles.rule, hidden: true });
  #details = createElement('div', { className: 'puzzle-details', hidden: true });
  #takeBack;
  #solution;
  #next;
  #study;
  #results = createElement('div', { className: 'puzzle-results' });

  /** @param {PuzzlePanelHandlers} handlers */
  constructor(handlers) {
    const words = texts.puzzles;
    this.#takeBack = createButton(words.takeBack, handlers.takeBack, 'primary');
    this.#solution = createButton(words.solution, handlers.solution);
    this.#next = createButton(words.next, handlers.next, 'primary');
    this.#study = createButton(words.study, handlers.study);
    const said = createElement(
      'div',
      { className: 'puzzle-said' },
      createElement(
        'div',
        { className: 'puzzle-words' },
        this.#head,
        this.#said,
        this.#change,
        this.#rule,
      ),
    );
    said.prepend(this.#over, this.#badge);
    said.setAttribute('role', 'status');
    const buttons = [this.#takeBack, this.#next, this.#solution, this.#study];
    this.elements = [
      createElement('header', { className: 'puzzle-head' }, this.#kicker, this.#score),
      said,
      createElement('div', { className: 'puzzle-buttons' }, ...buttons),
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
    this.#over.replaceChildren(
      createElement('strong', { textContent: title }),
      createElement('span', { textContent: text }),
    );
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
    return createElement('a', {
      href: puzzleAddress(variant.id, id),
      textContent: texts.puzzles.number(wholeNumber(id)),
    });
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
      const link = createElement('a', {
        href: puzzleAddress(variant.id, { theme }),
        textContent: name,
        title: text,
      });
      return createElement('li', {}, link);
    });
    const list = createElement('ul', { className: 'puzzle-themes' }, ...themes);
    list.setAttribute('aria-label', texts.puzzles.themesOf);
    this.#details.replaceChildren(
      createElement('p', { className: 'puzzle-line', textContent: sans.join(' ') }),
      list,
    );
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
