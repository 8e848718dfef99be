// @ts-nocheck
/** Copies the link to the game on the board. */
import { texts } from '../texts.js';
import { linkOf } from './linked-game.js';

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
    say(texts.link.copyThis(address));
    return texts.link.isShown;
  }
  label.textContent = texts.link.copied;
  const restore = () => {
    label.textContent = texts.tools.link;
  };
  label.closest('button').addEventListener('blur', restore, { once: true });
  return texts.link.isCopied;
}
