// @ts-nocheck
/** One study of the list of kept studies. */
import { gameName, texts } from '../texts.js';
import { LibraryRow } from './library-row.js';
import { describeStudy } from './record-words.js';
import { readStudy } from './saved-records.js';

/**
 * @param record as it was kept, see study-record.js; it can be anything
 * @param variants as the package lists them
 * @param {boolean} isElsewhere whether another tab has it open
 * @param handlers `open({ id, variant })`, `remove(id, title)`
 * @returns {LibraryRow | null} null when no study can be made of it
 */
export function createStudyRow(record, variants, isElsewhere, { open, remove }) {
  const study = readStudy(record);
  const variant = variants.find(({ id }) => id === study?.variant);
  if (!variant) return null;
  const words = { ...describeStudy(study, gameName(variant)), readable: true };
  const kind = { heading: 'h3', deleteQuestion: texts.library.deleteStudyQuestion };
  const place = isElsewhere ? 'elsewhere' : null;
  return new LibraryRow(study, { ...words, ...kind }, place, { open: () => open(study), remove });
}
