// `kingcraft/board/svelte`: registers `<kingcraft-board>`, and declares its attributes for templates of Svelte.

import type { HTMLAttributes } from 'svelte/elements';
import type { KingcraftBoard, KingcraftBoardProps } from '../index.js';
import type { Listeners } from './listeners.js';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'kingcraft-board': Omit<HTMLAttributes<KingcraftBoard>, keyof Listeners> &
      KingcraftBoardProps &
      Listeners<null | undefined>;
  }
}
