// Registers `<kingcraft-board>`; where there are no pages, as on a server that renders them, it does nothing.

import { KingcraftBoard } from './kingcraft-board.js';

const { customElements } = globalThis;

if (customElements && !customElements.get('kingcraft-board'))
  customElements.define('kingcraft-board', KingcraftBoard);
