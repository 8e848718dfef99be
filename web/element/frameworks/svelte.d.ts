// `kingcraft/board/svelte`: registers `<kingcraft-board>` as `kingcraft/board/define` does, and tells templates of
// Svelte its attributes.

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
