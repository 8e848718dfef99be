// Studies of a few moves, and their records.

import { atOnce } from '../../../../web/page/base/sliced-work.js';
import { Study } from '../../../../web/page/study/study.js';
import { serializeInSteps } from '../../../../web/page/study/study-record.js';

/** @param {Study} study */
export const savedOf = (study) => atOnce(serializeInSteps(study));

/** Makes studies and records; `changed` is a good record that something was done to. */
export function studySupport(kingcraft) {
  const studyOf = (variant, ...moves) => {
    const study = Study.begin(kingcraft, variant);
    for (const move of moves) study.play(move);
    return study;
  };
  const good = () => savedOf(studyOf('chess', 'e4', 'e5'));
  const changed = (change) => {
    const { variant, text } = good();
    const saved = JSON.parse(text);
    change(saved);
    return { variant, text: JSON.stringify(saved) };
  };
  return { studyOf, good, changed };
}
