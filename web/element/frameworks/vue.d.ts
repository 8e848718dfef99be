// `kingcraft/board/vue`: registers `<kingcraft-board>`, and declares its attributes for templates of Vue.

import type { HTMLAttributes, PublicProps } from 'vue';
import type { KingcraftBoardEvent, KingcraftBoardEventMap, KingcraftBoardProps } from '../index.js';

/** The props for `@move` and the other listeners in a template. */
type Listeners = {
  [Type in KingcraftBoardEvent as `on${Capitalize<Type>}`]?:
    | ((event: KingcraftBoardEventMap[Type]) => void)
    | undefined;
};

/** The attributes and events of a board in a template, and those of any element. */
type Props = Omit<HTMLAttributes, keyof Listeners> & PublicProps & KingcraftBoardProps & Listeners;

declare module 'vue' {
  interface GlobalComponents {
    'kingcraft-board': new () => { $props: Props };
  }
}
