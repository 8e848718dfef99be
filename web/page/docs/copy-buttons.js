// A button beside each block of code that copies it.

const COPY = 'Copy';
const COPIED = 'Copied';
const REFUSED = 'Not allowed: select the code';

/** @param {Element} code */
function createButton(code) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = COPY;
  // What the button says afterwards is heard too.
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.textContent ?? '');
      button.textContent = COPIED;
    } catch {
      button.textContent = REFUSED;
    }
  });
  button.addEventListener('blur', () => {
    button.textContent = COPY;
  });
  return button;
}

/** Adds the buttons. What a program prints has none. */
export function addCopyButtons() {
  for (const block of document.querySelectorAll('.code[data-copy]')) {
    const code = block.querySelector('code');
    if (code) block.prepend(createButton(code));
  }
}
