// `kingcraft/board/react`: registers `<kingcraft-board>`, and declares its attributes for JSX of React.

import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { KingcraftBoard, KingcraftBoardProps } from '../index.js';
import type { Listeners } from './listeners.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'kingcraft-board': DetailedHTMLProps<HTMLAttributes<KingcraftBoard>, KingcraftBoard> &
        KingcraftBoardProps &
        // React 19 adds them; React 18 requires `addEventListener()`.
        Listeners;
    }
  }
}
