/**
 * Hands a reply to the tab that waits for it: cameras and messengers open links in a new tab, and only the one that has
 * made the invitation can take the reply.
 */

/** A tab that waits takes a reply within so many milliseconds; the browser may have to wake it. */
const LONG_PATIENCE = 2000;
/** The one that makes the next step says so at once. */
const PATIENCE = 300;

/** Some browsers have no channels between tabs. */
const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('kingcraft-replies');

/** The invitation that waits in this tab. @type {{ id: string, take(fragment: string): boolean } | null} */
let waiting = null;

/**
 * @param {unknown} id
 * @param {unknown} fragment
 */
const takeHere = (id, fragment) =>
  waiting !== null && waiting.id === id && waiting.take(String(fragment));

/**
 * Waits for the reply to an invitation.
 * @param {string} id of the game
 * @param {(fragment: string) => boolean} take says whether it was the right one
 * @returns {() => void} ends the waiting
 */
export function waitForReply(id, take) {
  const here = { id, take };
  waiting = here;
  /** @param {MessageEvent} event */
  const listen = ({ data }) => {
    const { asks, fragment, about } = Object(data);
    if (about === id) channel?.postMessage({ waits: id });
    if (asks === id && takeHere(id, fragment)) channel?.postMessage({ took: id });
  };
  channel?.addEventListener('message', listen);
  return () => {
    channel?.removeEventListener('message', listen);
    if (waiting === here) waiting = null;
  };
}

/**
 * Gives a reply to the tab that waits for it.
 * @param {string} id of the game
 * @param {string} fragment the link
 * @returns {Promise<'here' | 'elsewhere' | null>} where it waited; null: nowhere
 */
export async function handReply(id, fragment) {
  if (takeHere(id, fragment)) return 'here';
  const isTaken = await askTabs({ asks: id, fragment }, ({ took }) => took === id, LONG_PATIENCE);
  return isTaken ? 'elsewhere' : null;
}

/**
 * Whether any tab of this browser waits for a reply to an invitation to this game.
 * @param {string} id
 */
export async function isWaiting(id) {
  return (
    waiting?.id === id || (await askTabs({ about: id }, ({ waits }) => waits === id, PATIENCE))
  );
}

/**
 * @param {object} question
 * @param {(data: any) => boolean} isAnswer
 * @param {number} patience in milliseconds
 * @returns {Promise<boolean>} whether a tab has answered in time
 */
function askTabs(question, isAnswer, patience) {
  if (!channel) return Promise.resolve(false);
  return new Promise((resolve) => {
    /** @param {boolean} answer */
    const end = (answer) => {
      clearTimeout(timer);
      channel.removeEventListener('message', listen);
      resolve(answer);
    };
    /** @param {MessageEvent} event */
    const listen = ({ data }) => isAnswer(Object(data)) && end(true);
    const timer = setTimeout(() => end(false), patience);
    channel.addEventListener('message', listen);
    channel.postMessage(question);
  });
}
