/** How the pieces stand beside a board on which a position is set up. */
import { styleAdopter } from '../dom/adopt-style.js';

const STYLE = `
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
  background: #d9c7a8;
  touch-action: none;
}

.piece-palette canvas {
  display: block;
  width: 32px;
  max-width: 100%;
  margin: 0 auto;
}

/* Centred under the pointer. */
.piece-ghost {
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

/* Without an element around palette and board it is placed in the window. */
.piece-palette .piece-ghost {
  position: fixed;
}
`;

/** Puts the style into the document or the shadow root of an element, once. */
export const adoptPaletteStyle = styleAdopter(STYLE);
