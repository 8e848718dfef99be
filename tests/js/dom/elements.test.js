// Line breaks in sentences.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partsOfSentence } from '../../../web/dom/elements.js';

test('the name of a file is one part, in every language', () => {
  assert.deepEqual(partsOfSentence('You have one pawn on the e-file: the king may go.'), [
    'You have one pawn on the ',
    'e-file',
    ': the king may go.',
  ]);
  assert.deepEqual(partsOfSentence('Die a- und die l-Linie zahlen.'), [
    'Die a- und die ',
    'l-Linie',
    ' zahlen.',
  ]);
});

test('the parts are the whole sentence, and other hyphens stay as they are', () => {
  for (const text of ['', 'e4 and a 3-fold half-move, O-O-O', 'd-file', 'The c-file and d-file.'])
    assert.equal(partsOfSentence(text).join(''), text);
  assert.deepEqual(partsOfSentence('A half-move, O-O-O.'), ['A half-move, O-O-O.']);
});
