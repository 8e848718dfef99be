// The names of openings: the line that is played decides, not the order of its moves.

import assert from 'node:assert/strict';
import test from 'node:test';
import { repetitionKey } from '../../../../web/kingcraft/fen.js';
import { load } from '../../../../web/kingcraft/index.js';
import { speak } from '../../../../web/page/base/page-texts.js';
import { openingName } from '../../../../web/page/study/opening-names.js';
import { LANGUAGE_CODES } from '../../../../web/texts/languages.js';
import { openingNames } from '../../../../web/variants/generated/page/opening-names.js';

const kingcraft = await load();

/** The end of a line as a tree of moves has it. */
function nodeOf(variant, line) {
  const game = kingcraft.newGame(variant);
  let node = { fen: game.fen(), parent: null };
  for (const san of line.split(' ').filter(Boolean)) {
    game.move(san);
    node = { fen: game.fen(), parent: node };
  }
  return node;
}

for (const [id, loadNames] of Object.entries(openingNames))
  test(`${id}: every opening can be played, has a name in each language and a position of its own`, async () => {
    const seen = new Map();
    for (const [line, names] of await loadNames()) {
      for (const code of LANGUAGE_CODES) assert.ok(names[code], `${line} in ${code}`);
      const key = repetitionKey(nodeOf(id, line).fen);
      assert.equal(seen.get(key), undefined, `${line} leads where another line does`);
      seen.set(key, line);
    }
  });

/** [game, line, English name] */
const lines = [
  ['chess', '', ''],
  ['chess', 'e4', 'King’s Pawn Opening'],
  ['chess', 'e4 c5', 'Sicilian Defense'],
  ['chess', 'e4 c5 Nf3 d6', 'Sicilian Defense'],
  ['chess', 'e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3', 'Sicilian, Najdorf Variation'],
  ['chess', 'd4 e6 c4 d5', 'Queen’s Gambit Declined'],
  ['chess', 'a3', ''],
  ['tax', 'e4', ''],
  ['flying', 'e4 e5', ''],
];
for (const [variant, line, expected] of lines)
  test(`${variant}: ${line || 'the start'} is ${expected || 'without a name'}`, async () => {
    await speak({ code: 'en', locale: 'en' });
    assert.equal(await openingName(kingcraft, variant, nodeOf(variant, line)), expected);
  });
