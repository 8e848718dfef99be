/** @import { Scene } from './board-types.js' */
/** What a board shows before anything is set. */

/** @type {Scene} */
export const EMPTY_SCENE = {
  pieces: new Map(),
  dests: new Map(),
  hints: new Map(),
  orientation: 'white',
  lastMove: [],
  premove: [],
  ahead: false,
  check: [],
  crowns: [],
  framed: [],
  path: null,
  shapes: [],
  drawing: false,
  blind: false,
  slowness: 1,
  theme: 'paper',
  coordinates: true,
  arrangement: 'apart',
  allBadges: false,
  state: '',
};
