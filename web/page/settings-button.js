/** The button that opens the settings, for screens that are made by script. */
import { make } from '../scene/make.js';
import { texts } from './texts.js';

export function createSettingsButton() {
  const { title: textContent } = texts.settings;
  const button = make('button', { type: 'button', className: 'settings-open', textContent });
  button.setAttribute('popovertarget', 'settings');
  return button;
}
