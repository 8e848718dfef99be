/** The button that opens the settings, for screens that are made by script. */
import { createElement } from '../scene/elements.js';
import { texts } from './texts.js';

export function createSettingsButton() {
  const { title: textContent } = texts.settings;
  const button = createElement('button', {
    type: 'button',
    className: 'settings-open',
    textContent,
  });
  button.setAttribute('popovertarget', 'settings');
  return button;
}
