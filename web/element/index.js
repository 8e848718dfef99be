// The board for other pages: `<kingcraft-board>`, not yet registered. The docs are in index.d.ts.

export { KingcraftBoard } from './kingcraft-board.js';
export { useFiles } from './shared-engine.js';
