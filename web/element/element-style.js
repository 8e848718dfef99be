/**
 * Styles the parts around the squares. Of the page, only custom properties and its color scheme reach inside.
 */
import { styleAdopter } from '../dom/adopt-style.js';
import { WIDTH_STYLE } from './page-width.js';
import { PRINT_STYLE } from './print-style.js';

const STYLE = `
:host {
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  width: 100%;
  max-width: 480px;
}

:host([hidden]),
[hidden] {
  display: none !important;
}

.waiting {
  display: grid;
  flex: 0 1 auto;
  min-height: 0;
  overflow: auto;
}

.waiting slot {
  display: block;
  grid-area: 1 / 1;
}

.waiting::before {
  grid-area: 1 / 1;
  padding-bottom: 100%;
  content: "";
}

.frame:has(> .fault:not([hidden])) + .waiting::before {
  content: none;
}

.frame {
  --surface: var(--kingcraft-surface, light-dark(#fff, #201f1d));
  --ink: var(--kingcraft-ink, light-dark(#24211d, #ede8df));
  --quiet: var(--kingcraft-quiet, light-dark(#6b645b, #a39b8f));
  --line: var(--kingcraft-line, light-dark(#e4ded3, #35322e));
  --accent: var(--kingcraft-accent, light-dark(#0f766e, #2dd4bf));
  --warning: var(--kingcraft-warning, light-dark(#b42318, #f97066));
  all: initial;
  color-scheme: inherit;
  direction: ltr;
  container-type: inline-size;
  box-sizing: border-box;
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  gap: 6px;
  min-height: 1px;
  max-height: 100%;
  overflow: auto;
  color: var(--ink);
  font: 15px / 1.4 var(--kingcraft-font, system-ui, sans-serif);
  overflow-wrap: anywhere;
}

.frame.open {
  padding: 6px;
  border-radius: 6px;
  background: var(--surface);
}

.content,
.tail {
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  gap: 6px;
  min-height: 0;
}

.frame *,
.frame ::before {
  box-sizing: border-box;
}

.frame :is(p, ol, ul, h2, h3, figure) {
  margin: 0;
  padding: 0;
  list-style: none;
}

.content {
  position: relative;
}

.piece-palette button:has(canvas) {
  min-height: 40px;
  padding: 2px;
}

.piece-palette button[aria-pressed='true']:has(canvas) {
  box-shadow: inset 0 0 0 2px #0f766e;
}

.board-space {
  position: relative;
  flex: 0 1 auto;
  min-height: 0;
  overflow: hidden;
}

.spacer {
  padding-bottom: var(--stacked);
}

@container (min-width: 520px) {
  .spacer {
    padding-bottom: var(--beside);
  }
}

.place {
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  color: var(--quiet);
}

.status,
.title {
  font-weight: 600;
}

.fault {
  color: var(--warning);
}

.bar {
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
}

button {
  min-width: 28px;
  min-height: 32px;
  padding: 2px 10px;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--surface);
  color: var(--ink);
  font: inherit;
  cursor: pointer;
}

button:hover:enabled {
  border-color: var(--accent);
}

button:focus-visible,
.rules:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: -2px;
}

button:disabled {
  color: var(--quiet);
  cursor: default;
}

button[aria-pressed='true'],
button[aria-expanded='true'],
button[aria-current] {
  border-color: var(--accent);
  box-shadow: inset 0 0 0 1px var(--accent);
}

@container (max-width: 260px) {
  .content {
    font-size: 12px;
  }

  button {
    min-height: 24px;
    padding: 0 6px;
  }
}

.moves {
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: 2px 8px;
  max-height: 8em;
  overflow: auto;
}

.moves li {
  display: flex;
  align-items: baseline;
  gap: 2px;
}

.moves span {
  color: var(--quiet);
}

.moves button {
  min-height: 26px;
  padding: 0 4px;
  border-color: transparent;
}

.replay {
  align-items: baseline;
  max-height: 12em;
}

.replay .comment {
  color: var(--ink);
}

.variation {
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: 2px 8px;
  align-items: baseline;
  padding-inline-start: 10px;
  border-inline-start: 2px solid var(--line);
}

.rules {
  display: flex;
  flex-direction: column;
  gap: 8px;
  max-height: 16em;
  overflow: auto;
}

.frame :is(h2, h3) {
  font: 600 1em / 1.3 var(--kingcraft-font, system-ui, sans-serif);
}

.frame .diagram,
.diagram-captions {
  display: flex;
  flex-direction: column;
  gap: 6px;
}

.diagram-room {
  display: grid;
  justify-content: center;
  color: var(--quiet);
}

.diagram-captions button {
  width: 100%;
  text-align: start;
}

.tag {
  padding: 0 4px;
  border: 1px solid var(--line);
  border-radius: 4px;
  color: var(--quiet);
  font-size: 0.85em;
}

.file-name {
  white-space: nowrap;
}
`;

/** Puts the style into the shadow root of an element, once. */
export const adoptElementStyle = styleAdopter(STYLE + WIDTH_STYLE + PRINT_STYLE);
