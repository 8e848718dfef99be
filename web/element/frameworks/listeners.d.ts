import type { KingcraftBoardEvent, KingcraftBoardEventMap } from '../index.js';

/** The listeners of a board as props, such as `onmove`. `None` is the framework's value for no listener. */
export type Listeners<None = undefined> = {
  [Type in KingcraftBoardEvent as `on${Type}`]?:
    | ((event: KingcraftBoardEventMap[Type]) => void)
    | None;
};
