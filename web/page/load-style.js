/** Puts the style of a screen on the page when the screen is first shown. */
import { texts } from './page-texts.js';

/** @type {Map<string, Promise<void>>} */
const styles = new Map();

/**
 * @param {URL} url of the style
 * @returns {Promise<void>} resolves when it applies; one that could not be loaded is loaded again the next time
 */
export function loadStyle({ href }) {
  const style = styles.get(href) ?? fetchStyle(href);
  styles.set(href, style);
  return style;
}

/**
 * @param {string} href
 * @returns {Promise<void>}
 */
function fetchStyle(href) {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      styles.delete(href);
      link.remove();
      reject(new Error(texts.page.partMissing));
    });
    Object.assign(link, { rel: 'stylesheet', href });
    document.head.append(link);
  });
}
