/** What the page, the package and the scripts say and show of Leaping Kings; see web/variants/game.d.ts. */
import { circle, FOOT, STEM } from '../../../../web/variants/piece-outlines.js';

/** @type {import('../../../../web/variants/game.js').GameDescriptor} */
export const game = {
  order: 70,
  names: { en: 'Leaping Kings', de: 'Springende Könige' },
  taglines: { en: 'Your king leaps like a knight.', de: 'Dein König springt wie ein Springer.' },
  rules: ['A king leaps like a knight.', 'An archer leaps two squares along a diagonal.'],
  picture: {
    placement: 'rnabqkbanr/pppppppppp/10/10/10/6K3/PPPPPPPPPP/RNABQ1BANR',
    motions: [{ from: 'f1', to: 'g3' }],
  },
  pieces: {
    archer: {
      letter: 'a',
      names: { en: 'Archer', de: 'Bogenschütze' },
      parts: [FOOT, STEM, circle(22.5, 20, 9)],
      lines: ['M15 27L30 13'],
    },
  },
};
