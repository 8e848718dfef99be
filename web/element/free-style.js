/** The looks of the pieces beside a board without rules. */
import { styleAdopter } from '../board/adopt-style.js';

const STYLE = `
.content {
  position: relative;
}

.piece-palette,
.piece-palette div {
  display: grid;
  gap: 4px;
}

.piece-palette div {
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
}

.piece-palette button {
  min-width: 0;
}

/* On this ground, pieces of both colors are seen, light or dark; a finger on one drags it, and does not scroll. */
.piece-palette button:has(canvas) {
  min-height: 40px;
  padding: 2px;
  background: #d9c7a8;
  touch-action: none;
}

.piece-palette button[aria-pressed='true']:has(canvas) {
  box-shadow: inset 0 0 0 2px #0f766e;
}

.piece-palette canvas {
  display: block;
  width: 32px;
  max-width: 100%;
  margin: 0 auto;
}

/* Centred under the pointer. */
.content > .piece-ghost {
  position: absolute;
  inset: -24px auto auto -24px;
  z-index: 2;
  width: 48px;
  pointer-events: none;
}

.piece-ghost canvas {
  display: block;
  width: 100%;
}
`;

export const adoptFreeStyle = styleAdopter(STYLE);
