// @ts-nocheck
/** Asks before something is lost, in the place where it was asked for. */

/**
 * Shows a question instead of what a container holds, until it is answered.
 * @param {HTMLElement} container
 * @param {{ question: string, yes: string, no: string }} words
 * @returns {Promise<boolean>}
 */
export function ask(container, { question, yes, no }) {
  const before = document.activeElement;
  const hidden = [...container.children].filter((child) => !child.hidden);
  const box = document.createElement('div');
  const text = box.appendChild(document.createElement('p'));
  const buttons = box.appendChild(document.createElement('div'));
  box.className = 'ask';
  box.setAttribute('role', 'alertdialog');
  box.setAttribute('aria-label', question);
  text.textContent = question;
  return new Promise((resolve) => {
    const answer = (value) => {
      box.remove();
      for (const child of hidden) child.hidden = false;
      if (before?.isConnected) before.focus();
      resolve(value);
    };
    const button = (label, value, className) => {
      const element = buttons.appendChild(document.createElement('button'));
      Object.assign(element, { type: 'button', textContent: label, className });
      element.addEventListener('click', () => answer(value));
      return element;
    };
    button(yes, true, 'danger');
    const keep = button(no, false, '');
    box.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') answer(false);
    });
    for (const child of hidden) child.hidden = true;
    container.append(box);
    keep.focus();
  });
}
