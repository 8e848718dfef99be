// PGN as other programs write it: the study reads each row of the table as the package does.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from 'kingcraft';
import { listGames, writeGame } from 'kingcraft/pgn';
import { readData } from '../../package/support.js';
import { openFirst } from './pgn-support.js';

const kingcraft = await load();

const movesOf = (pgn) =>
  pgn
    .slice(pgn.indexOf('\n\n') + 2)
    .replaceAll(/\s+/g, ' ')
    .trim();

for (const { what, pgn, games = 1, variant = 'chess', ...row } of readData('pgn-tolerance.jsonl')) {
  const { moves, notes = 0, tag, start, fault } = row;
  test(`the study ${fault ? 'refuses' : 'reads'} ${what}`, () => {
    assert.equal(listGames(pgn).length, games);
    if (fault) {
      const isThere = ({ line, column }) => `${line}:${column}` === fault;
      assert.throws(() => openFirst(kingcraft, pgn), isThere);
      return;
    }
    const opened = openFirst(kingcraft, pgn);
    assert.equal(opened.variant, variant);
    assert.equal(movesOf(writeGame(kingcraft, opened)), moves);
    assert.equal(opened.notes.length, notes);
    if (start !== undefined) assert.equal(opened.tree.root.fen, start);
    if (tag) assert.equal(opened.tags.find(({ name }) => name === tag[0])?.value, tag[1]);
  });
}
