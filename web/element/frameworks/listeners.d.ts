import type { KingcraftBoardEvent, KingcraftBoardEventMap } from '../index.js';

/** The listeners of a board as props, `onmove` and so on; `None` is what a framework takes for no listener. */
export type Listeners<None = undefined> = {
  [Type in KingcraftBoardEvent as `on${Type}`]?:
    | ((event: KingcraftBoardEventMap[Type]) => void)
    | None;
};
