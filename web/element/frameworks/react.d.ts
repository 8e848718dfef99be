// `kingcraft/board/react`: registers `<kingcraft-board>` as `kingcraft/board/define` does, and tells JSX of React its
// attributes.

import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { KingcraftBoard, KingcraftBoardProps } from '../index.js';
import type { Listeners } from './listeners.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'kingcraft-board': DetailedHTMLProps<HTMLAttributes<KingcraftBoard>, KingcraftBoard> &
        KingcraftBoardProps &
        // React 19 adds them; React 18 wants `addEventListener()`.
        Listeners;
    }
  }
}
