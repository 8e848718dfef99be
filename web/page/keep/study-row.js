/** One study of the list of kept studies. */
import { make } from '../../scene/make.js';
import { gameName, texts } from '../texts.js';
import { readStudy } from './record.js';
import { describeStudy } from './words.js';

/**
 * @param record as it was kept, see study-record.js; it can be anything
 * @param variants as the package lists them
 * @param {boolean} isElsewhere whether another tab has it open
 * @param {(study: { id: string, variant: string }) => void} open
 * @returns {HTMLLIElement | null} null when no study can be made of it
 */
export function createStudyRow(record, variants, isElsewhere, open) {
  const study = readStudy(record);
  const variant = variants.find(({ id }) => id === study?.variant);
  if (!variant) return null;
  const { title, details, state } = describeStudy(study, gameName(variant));
  const words = make(
    'div',
    { className: 'kept-words' },
    make('h3', { textContent: title, dir: 'auto' }),
  );
  if (isElsewhere)
    words.append(make('p', { className: 'kept-place', textContent: texts.library.elsewhere }));
  words.append(make('p', { textContent: state }));
  words.append(make('p', { className: 'kept-details', textContent: details }));
  const button = make('button', { type: 'button', textContent: texts.library.open });
  button.setAttribute('aria-label', texts.library.act(texts.library.open, title, details));
  button.addEventListener('click', () => open(study));
  return make(
    'li',
    { className: 'kept' },
    words,
    make('div', { className: 'kept-actions' }, button),
  );
}
