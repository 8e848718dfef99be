// How moves are written for the reader, by setting and language, and which moves a typed text may mean.

import assert from 'node:assert/strict';
import test from 'node:test';
import { shownSan } from '../../../../web/game/game-facts.js';
import { writePiecesAs } from '../../../../web/game/written-moves.js';
import { pieceSigns, readingsOf } from '../../../../web/page/base/notation.js';
import { speak } from '../../../../web/page/base/page-texts.js';

const variant = { kingMayBeCaptured: false };

/** [setting, language, SAN, as it is written] */
const written = [
  ['own', 'en', 'Nf3', 'Nf3'],
  ['letters', 'en', 'Nf3', 'Nf3'],
  ['figurines', 'en', 'Nf3', '♘f3'],
  ['own', 'de', 'Nf3', 'Sf3'],
  ['own', 'de', 'Rfxd1+', 'Tfxd1+'],
  ['own', 'de', 'bxc8=Q#', 'bxc8=D#'],
  ['own', 'de', 'Kxe4', 'Kxe4'],
  ['own', 'de', 'O-O', 'O-O'],
  ['own', 'de', 'Bf1^', 'Lf1^'],
  ['own', 'de', 'Jxd4', 'Jxd4'],
  ['letters', 'de', 'Nf3', 'Nf3'],
  ['figurines', 'de', 'exd8=N', 'exd8=♘'],
  ['figurines', 'de', 'O-O-O', 'O-O-O'],
  ['figurines', 'en', 'Cxd4', 'Cxd4'],
];
for (const [notation, code, san, expected] of written)
  test(`${notation}, ${code}: ${san} is written ${expected}`, async () => {
    await speak({ code, locale: code });
    writePiecesAs(pieceSigns(notation));
    assert.equal(shownSan(variant, { san }), expected);
  });

/** [text, what it may mean] */
const readings = [
  ['e4', ['e4']],
  ['Nf3', ['Nf3']],
  ['Sf3', ['Sf3', 'Nf3']],
  ['sf3', ['sf3', 'Nf3']],
  ['♘f3', ['♘f3', 'Nf3']],
  ['♞f3', ['♞f3', 'Nf3']],
  ['a8=D', ['a8=D', 'a8=Q']],
  ['', ['']],
  ['🙂', ['🙂']],
];
for (const [text, expected] of readings)
  test(`“${text}” may mean ${expected.join(', ')}`, async () => {
    await speak({ code: 'en', locale: 'en' });
    assert.deepEqual(readingsOf(text), expected);
  });

test('in German letters, those are tried before the letters of SAN', async () => {
  await speak({ code: 'de', locale: 'de' });
  assert.deepEqual(readingsOf('Sf3'), ['Nf3', 'Sf3']);
});
