/** Copies the link to the game on the board. */
import { linkOf } from './link-door.js';

const LABEL = 'Link';

/**
 * @param {HTMLElement} label says for a moment that it was done
 * @param session
 * @param {(text: string) => void} say where the browser refuses to copy, the link itself
 * @returns {Promise<string>} what has happened, as a sentence
 */
export async function copyLink(label, session, say) {
  const address = new URL(linkOf(session), location.href).href;
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    say(`Copy this link: ${address}`);
    return 'The link is shown to be copied.';
  }
  label.textContent = 'Copied';
  const restore = () => {
    label.textContent = LABEL;
  };
  label.closest('button').addEventListener('blur', restore, { once: true });
  return 'The link to this game is copied.';
}
