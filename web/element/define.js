// Registers `<kingcraft-board>`.

import { KingcraftBoard } from './kingcraft-board.js';

if (!customElements.get('kingcraft-board'))
  customElements.define('kingcraft-board', KingcraftBoard);
