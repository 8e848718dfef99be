// `kingcraft/board/svelte`: registers `<kingcraft-board>` as `kingcraft/board/define` does, and tells templates of Svelte its attributes.

import type { HTMLAttributes } from 'svelte/elements';
import type {
  KingcraftBoard,
  KingcraftBoardEvent,
  KingcraftBoardEventMap,
  KingcraftBoardProps,
} from '../index.js';

/** What `onmove` is in a template. */
type Listeners = {
  [Type in KingcraftBoardEvent as `on${Type}`]?:
    | ((event: KingcraftBoardEventMap[Type]) => void)
    | null
    | undefined;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'kingcraft-board': Omit<HTMLAttributes<KingcraftBoard>, keyof Listeners> &
      KingcraftBoardProps &
      Listeners;
  }
}
