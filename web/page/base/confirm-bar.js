/** The bar below a board that asks whether a move is to be played. */
/** @import { GameBoard } from '../../game/game-board.js' */
/** @import { Move, Variant } from '../../kingcraft/index.js' */
import { createLayout } from '../../board/layout.js';
import { h } from '../../dom/elements.js';
import { shownSan } from '../../game/game-facts.js';
import { loadStyle } from './load-style.js';
import { askToPlay } from './move-question.js';
import { createButton } from './page-elements.js';
import { texts } from './page-texts.js';

const STYLE = new URL('./confirm-bar.css', import.meta.url);
/** Beside the board, the bar needs this width, and no more than that: in CSS pixels. */
const LEAST_BESIDE = 140;
const MOST_BESIDE = 240;
const MARGIN = 12;

/** Resolves when the bar can be opened. */
export const loadBarStyle = () => loadStyle(STYLE).catch(() => {});

/**
 * Shows a move on a board, and resolves with whether it is to be played.
 * @param {HTMLElement} host the board's box
 * @param {GameBoard} board
 * @param {Variant} variant
 * @param {Move} move
 */
export function confirmByBar(host, board, variant, move) {
  const name = shownSan(variant, move);
  return askToPlay(board, createLayout(variant), move, (answer) => openBar(host, name, answer));
}

/**
 * @param {HTMLElement} host the board's box
 * @param {string} move as it is written
 * @param {(isYes: boolean) => void} answer
 * @returns {() => void} takes the bar away
 */
function openBar(host, move, answer) {
  const { label, play, cancel } = texts.confirmMove;
  const yes = createButton(play(move), () => answer(true), 'primary');
  const no = createButton(cancel, () => answer(false));
  const stop = (/** @type {Event} */ event) => event.stopPropagation();
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    answer(false);
  };
  const bar = h(
    'div',
    {
      class: 'confirm-bar',
      role: 'alertdialog',
      'aria-label': label,
      on: { keydown: press, pointerdown: stop, pointerup: stop },
    },
    yes,
    no,
  );
  const focused = document.activeElement;
  host.append(bar);
  place(bar, host);
  yes.focus({ preventScroll: true });
  return () => {
    const hadFocus = bar.contains(document.activeElement);
    bar.remove();
    if (hadFocus && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}

/**
 * Below the board; where the window ends there, right of it, or at the foot of the window.
 * @param {HTMLElement} bar
 * @param {HTMLElement} host
 */
function place(bar, host) {
  const root = getComputedStyle(document.documentElement);
  const covered = Number.parseFloat(root.scrollPaddingBottom) || 0;
  const { top, right, bottom } = host.getBoundingClientRect();
  if (bottom > top && bottom + bar.offsetHeight <= innerHeight - covered) return;
  const room = innerWidth - right - MARGIN;
  const isBeside = room >= LEAST_BESIDE && bottom <= innerHeight - covered;
  bar.classList.add(isBeside ? 'beside' : 'at-foot');
  if (isBeside) bar.style.width = `${Math.min(room, MOST_BESIDE)}px`;
}
