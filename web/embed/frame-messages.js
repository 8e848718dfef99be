// @ts-nocheck
/** What frame and page say to each other. The contract is in docs/embedding.md. */

/** The events of the board that the page hears of. */
export const EVENTS = Object.freeze(['move', 'positionchange', 'gameover', 'error']);

/** Command → what the board does. */
const COMMANDS = {
  move: (board, { move }) => board.move(move),
  undo: (board) => board.undo(),
  redo: (board) => board.redo(),
  reset: (board) => board.reset(),
  load: (board, { variant, fen, moves }) => board.load({ variant, fen, moves }),
};

const postable = ({ code = null, message }) => ({ code, message });

/** The message that tells of an event. */
export function messageOf({ type, detail }) {
  const content = type === 'error' ? { ...postable(detail.error), text: detail.message } : detail;
  return { kingcraft: type, ...content };
}

/**
 * Whether a message is one for the frame.
 * @param {MessageEvent} event
 * @param {Window} page the one right around
 * @param {string | null} wanted the origin that alone is listened to; null for any
 */
export const isHeard = ({ source, origin }, page, wanted) =>
  source === page && (wanted === null || origin === wanted);

/**
 * Does what a command says.
 * @param {KingcraftBoard} board
 * @param {unknown} message what the page has sent
 * @returns {Promise<object | null>} the answer, null where it is no command, or wants none
 */
export async function obey(board, message) {
  const { command: name, id } = message ?? {};
  if (typeof name !== 'string') return null;
  try {
    if (!Object.hasOwn(COMMANDS, name))
      throw new Error(`There is no command "${name.slice(0, 60)}".`);
    await COMMANDS[name](board, message);
    return id === undefined ? null : { kingcraft: 'answer', id, ok: true };
  } catch (error) {
    return { kingcraft: 'answer', id, ok: false, ...postable(error) };
  }
}
