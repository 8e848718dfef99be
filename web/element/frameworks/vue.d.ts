// `kingcraft/board/vue`: registers `<kingcraft-board>` as `kingcraft/board/define` does, and tells templates of Vue its
// attributes.

import type { HTMLAttributes, PublicProps } from 'vue';
import type { KingcraftBoardEvent, KingcraftBoardEventMap, KingcraftBoardProps } from '../index.js';

/** What `@move` is in a template. */
type Listeners = {
  [Type in KingcraftBoardEvent as `on${Capitalize<Type>}`]?:
    | ((event: KingcraftBoardEventMap[Type]) => void)
    | undefined;
};

/** What a template may give to the board: its attributes, its events and what any element takes. */
type Props = Omit<HTMLAttributes, keyof Listeners> & PublicProps & KingcraftBoardProps & Listeners;

declare module 'vue' {
  interface GlobalComponents {
    'kingcraft-board': new () => { $props: Props };
  }
}
