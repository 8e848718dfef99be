// @ts-nocheck
/** Puts the style of a screen on the page when the screen is first shown. */
import { texts } from './page-texts.js';

const styles = new Map();

/**
 * @param {URL} url of the style
 * @returns {Promise<void>} resolves when it is in force; what could not be fetched is tried again the next time
 */
export function loadStyle({ href }) {
  if (!styles.has(href)) styles.set(href, fetchStyle(href));
  return styles.get(href);
}

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
