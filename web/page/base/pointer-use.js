/**
 * Whether arrow keys belong to the squares of a board or to its moves: to the moves while the reader uses the pointer.
 */

/** The keys with which a reader goes to a square and chooses it. */
const BOARD_KEYS = ['Tab', 'Enter', ' '];

let usesPointer = false;

addEventListener(
  'pointerdown',
  ({ pressure }) => {
    // A press by a screen reader has no pressure: its reader uses keys.
    usesPointer = pressure > 0;
  },
  true,
);
addEventListener(
  'keydown',
  ({ key }) => {
    if (BOARD_KEYS.includes(key)) usesPointer = false;
  },
  true,
);

/**
 * Whether a board leaves a key to the moves: an arrow, until a key goes to the board or chooses a square there.
 * @param {string} key
 */
export function leavesKeys(key) {
  return usesPointer && key.startsWith('Arrow');
}
