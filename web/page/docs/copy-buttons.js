// A button beside each block of code that copies it.

import { h } from '../../dom/elements.js';

const COPY = 'Copy';
const COPIED = 'Copied';
const REFUSED = 'Not allowed: select the code';

/** @param {Element} code */
function createButton(code) {
  const say = (/** @type {string} */ text) => button.replaceChildren(text);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code.textContent ?? '');
      say(COPIED);
    } catch {
      say(REFUSED);
    }
  };
  const on = { click: copy, blur: () => say(COPY) };
  // Screen readers also read the new text of the button.
  const button = h('button', { class: 'copy', type: 'button', 'aria-live': 'polite', on }, COPY);
  return button;
}

/** Adds the buttons. What a program prints has none. */
export function addCopyButtons() {
  for (const block of document.querySelectorAll('.code[data-copy]')) {
    const code = block.querySelector('code');
    if (code) block.prepend(createButton(code));
  }
}
