// `kingcraft/board/react`: registers `<kingcraft-board>` as `kingcraft/board/define` does, and tells JSX of React its attributes.

import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  KingcraftBoard,
  KingcraftBoardEvent,
  KingcraftBoardEventMap,
  KingcraftBoardProps,
} from '../index.js';

/** React 19 adds listeners for them; React 18 wants `addEventListener()`. */
type Listeners = {
  [Type in KingcraftBoardEvent as `on${Type}`]?:
    | ((event: KingcraftBoardEventMap[Type]) => void)
    | undefined;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'kingcraft-board': DetailedHTMLProps<HTMLAttributes<KingcraftBoard>, KingcraftBoard> &
        KingcraftBoardProps &
        Listeners;
    }
  }
}
