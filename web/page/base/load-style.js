/** Puts the style of a screen on the page when the screen is first shown. */
import { loadLink } from './load-link.js';

/** @type {Map<string, Promise<unknown>>} */
const styles = new Map();

/**
 * @param {URL} url of the style
 * @returns {Promise<unknown>} resolves when it applies; one that could not be loaded is loaded again the next time
 */
export function loadStyle({ href }) {
  const style = styles.get(href) ?? loadLink('stylesheet', href);
  styles.set(href, style);
  style.catch(() => styles.delete(href));
  return style;
}
