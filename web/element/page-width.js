/** Lets a width that a page gives to a board count, also where it is larger than the one that a board has by itself. */
import { h } from '../dom/elements.js';

export const WIDTH_STYLE = `
/* What a page takes of the width of its content: as much as a board has by itself, or less where there is less. */
.own-width {
  flex: none;
  width: 480px;
  max-width: 100%;
  height: 0;
}

/* As wide as the page says that the board is. */
.asked-width {
  position: fixed;
  width: inherit;
  height: 0;
  scale: 0;
  visibility: hidden;
}

.asked-width div {
  width: inherit;
}
`;

/** @type {CSSStyleSheet | null} */
let unlimited = null;

/** What a board has of its own style, or may have without a meaning of its own. */
const NOT_ASKED = ['100%', 'auto'];

/**
 * Watches the width that the page asks for, in a style sheet or on the board, as long as the board is on the page.
 * @param {ShadowRoot} root of the board
 * @returns {() => void} stops watching
 */
export function watchWidth(root) {
  // A hidden element returns the width in its style, not its used width.
  const asked = h('div', { hidden: true });
  const probe = h('div', { class: 'asked-width' }, asked);
  const observer = new ResizeObserver(() => {
    if (!unlimited) {
      unlimited = new CSSStyleSheet();
      unlimited.replaceSync(':host { max-width: none }');
    }
    const others = root.adoptedStyleSheets.filter((sheet) => sheet !== unlimited);
    const isAsked = !NOT_ASKED.includes(getComputedStyle(asked).width);
    if (isAsked === (others.length === root.adoptedStyleSheets.length))
      root.adoptedStyleSheets = isAsked ? [...others, unlimited] : others;
  });
  root.append(probe);
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
}
