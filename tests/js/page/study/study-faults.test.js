// The error of a text that cannot be opened stays until another study is shown.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../../../web/texts/page/page.en.js';
import { eventually, press, shown, visit } from '../page-window.js';

const fault = () => document.getElementById('study-pgn-fault');

for (const leave of ['another game', 'the same game from a position'])
  test(`a PGN of an unknown game is refused until ${leave} is studied`, async () => {
    await visit('#analyse/chess');
    await shown('heading', en.study.title);
    document.getElementById('study-pgn').value = '[Variant "Draughts"]\n\n1. e4 *';
    document.getElementById('study-files-tab').click();
    await press('button', en.files.openText);
    await eventually(() => assert.match(fault().textContent, /There is no variant "Draughts"/));
    location.hash =
      leave === 'another game' ? '#analyse/tax' : '#analyse/chess?fen=4k3/8/8/8/8/8/4P3/4K3_w';
    await eventually(() => assert.equal(fault().textContent, ''));
    assert.equal(document.getElementById('study-pgn').getAttribute('aria-invalid'), 'false');
  });
