/** What the reader should know now can stand below the window, on a phone whose board is tall. */
import { byId } from './dom.js';

/** Scrolls as far as it takes to see it, and not at all where it is seen. */
export function showState() {
  byId('state').scrollIntoView({ block: 'nearest' });
}
