/**
 * The messages between frame and page. The contract is in docs/embedding.md.
 * @import { KingcraftBoard } from '../index.js'
 */

/** The events of the board that the page hears of. */
export const EVENTS = Object.freeze(
  /** @type {const} */ ([
    'move',
    'positionchange',
    'gameover',
    'puzzlefailed',
    'puzzlesolved',
    'squareselect',
    'shapeschange',
    'error',
  ]),
);

/**
 * What the page has sent. The board checks the values itself.
 * @typedef {{
 *   command?: unknown,
 *   id?: unknown,
 *   move: string,
 *   ply: number,
 *   variant?: string,
 *   fen?: string,
 *   moves?: string | string[],
 * }} Command
 */

/**
 * Command → what the board does.
 * @type {Record<string, (board: KingcraftBoard, command: Command) => unknown>}
 */
const COMMANDS = {
  move: (board, { move }) => board.move(move),
  undo: (board) => board.undo(),
  redo: (board) => board.redo(),
  goTo: (board, { ply }) => board.goTo(ply),
  next: (board) => board.next(),
  back: (board) => board.back(),
  reset: (board) => board.reset(),
  load: (board, { variant, fen, moves }) => board.load({ variant, fen, moves }),
};

/**
 * An error as a message can have it.
 * @param {unknown} error
 */
function postable(error) {
  const { code = null, message = String(error) } = Object(error);
  return { code, message };
}

/**
 * The message that reports an event.
 * @param {{ type: string, detail: object }} event
 */
export function messageOf({ type, detail }) {
  if (type !== 'error') return { kingcraft: type, ...detail };
  const { error, message: text } = /** @type {{ error: Error, message: string }} */ (detail);
  return { kingcraft: type, ...postable(error), text };
}

/**
 * Whether a message is one for the frame.
 * @param {Pick<MessageEvent, 'source' | 'origin'>} event
 * @param {Window} page the one right around
 * @param {string | null} wanted the only origin that is listened to; null for any
 */
export const isHeard = ({ source, origin }, page, wanted) =>
  source === page && (wanted === null || origin === wanted);

/**
 * Does what a command says.
 * @param {KingcraftBoard} board
 * @param {unknown} message what the page has sent
 * @returns {Promise<{ kingcraft: 'answer', id: unknown, ok: boolean } | null>} the answer; null if it is no command,
 *   or has no id
 */
export async function obey(board, message) {
  /** @type {Command} */
  const command = Object(message);
  const { command: name, id } = command;
  if (typeof name !== 'string') return null;
  try {
    if (!Object.hasOwn(COMMANDS, name))
      throw new Error(`There is no command "${name.slice(0, 60)}".`);
    await COMMANDS[name](board, command);
    return id === undefined ? null : { kingcraft: 'answer', id, ok: true };
  } catch (error) {
    return { kingcraft: 'answer', id, ok: false, ...postable(error) };
  }
}
