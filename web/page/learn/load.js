/** Fetches what only readers of the rules need. */

const STYLE = new URL('learn.css', import.meta.url);

let style = null;

/** The rulebook of a game. Throws when it cannot be fetched. */
export async function loadRulebook(variant) {
  const response = await fetch(new URL(`../../rulebook/${variant}.json`, import.meta.url));
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.json();
}

/** Puts the style of the screen on the page, once. */
export function loadStyle() {
  style ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      style = null;
      link.remove();
      reject(new Error('A part of the page is missing.'));
    });
    Object.assign(link, { rel: 'stylesheet', href: STYLE.href });
    document.head.append(link);
  });
  return style;
}
