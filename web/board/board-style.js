/**
 * The style of what a board has beside its canvas. A board adds it to its document or shadow root as a constructed
 * sheet, which a Content Security Policy without inline styles allows.
 */
import { styleAdopter } from '../dom/adopt-style.js';

const STYLE = `
.board {
  position: relative;
  flex: none;
  touch-action: manipulation;
  user-select: none;
  -webkit-user-select: none;
}

.board canvas {
  display: block;
}

/* The layers lie on the first one, below the cells. */
.board > canvas + canvas {
  position: absolute;
  inset: 0;
  pointer-events: none;
}

.board-cell {
  position: absolute;
  cursor: pointer;
  outline: none;
}

/* A finger drags what stands there; elsewhere it scrolls. Browsers ask before the touch begins. */
.board-cell.draggable {
  touch-action: none;
}

.board-cell:focus-visible {
  outline: 3px solid #1d4ed8;
  outline-offset: -3px;
  box-shadow: inset 0 0 0 5px #fff;
}

.board-unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
}

.board-chooser {
  position: absolute;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  max-width: 168px;
  padding: 4px;
  gap: 4px;
  border-radius: 6px;
  background: var(--surface, #fff);
  border: 1px solid var(--line, #e4ded3);
  box-shadow: 0 6px 24px rgb(36 33 29 / 22%);
}

.board-chooser button {
  min-height: 44px;
  padding: 4px 12px;
  flex: 1 0 auto;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: var(--ink, #24211d);
  font: inherit;
  text-align: left;
  cursor: pointer;
}

/* Pieces stand in rows of three; four of them in rows of two. */
.board-chooser:has(canvas) {
  display: grid;
  grid-template-columns: repeat(3, auto);
}

.board-chooser:has(canvas):has(> :nth-child(4):last-child) {
  grid-template-columns: repeat(2, auto);
}

.board-chooser.in-column.in-column:has(canvas) {
  grid-template-columns: auto;
}

.board-chooser button:has(canvas) {
  padding: 2px;
  background: #d9c7a8;
}

.board-chooser button:hover,
.board-chooser button:focus-visible {
  outline: 2px solid var(--accent, #0f766e);
  outline-offset: -2px;
}
`;

/** Puts the style into the document or the shadow root of an element, once. */
export const adoptStyle = styleAdopter(STYLE);
