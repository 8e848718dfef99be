// The sentences about check and about attacks on a king that may be captured, and the side at the bottom.

import assert from 'node:assert/strict';
import test from 'node:test';
import { dangerOf, orientationFor, shownSan } from '../../../web/game/game-facts.js';
import { load } from '../../../web/kingcraft/index.js';
import { de } from '../../../web/texts/page/page.de.js';
import { en } from '../../../web/texts/page/page.en.js';

const kingcraft = await load();

test('only in Levitating Kings the king may be captured', () => {
  const found = kingcraft.variants.filter(({ kingMayBeCaptured }) => kingMayBeCaptured);
  assert.deepEqual(
    found.map(({ id }) => id),
    ['levitating'],
  );
});

const CHECK = '4k3/8/8/8/8/8/8/R3K3 w - - 0 1';
const END = '4k3/R7/8/8/8/8/8/4K3 w - - 0 1';
const CASES = [
  ['chess', CHECK, 'a1a8', 'Ra8+', 'check'],
  ['levitating', CHECK, 'a1a8', 'Ra8', 'attack'],
  ['levitating', END.replace('R7', '4R3'), 'e7e8', 'Rxe8', 'attack'],
  ['levitating', CHECK, 'a1a2', 'Ra2', null],
];
for (const [id, fen, move, san, danger] of CASES) {
  test(`${id}: ${move} is shown as ${san}, and then there is ${danger ?? 'nothing'}`, () => {
    const variant = kingcraft.variants.find((one) => one.id === id);
    const game = kingcraft.newGame(id, fen);
    assert.equal(shownSan(variant, game.move(move)), san);
    if (!game.isGameOver()) assert.equal(dangerOf(variant, game.isCheck()), danger);
    game.dispose();
  });
}

const STATES = [
  [null, 'Your move', 'Du bist am Zug'],
  ['check', 'Your move, in check', 'Du bist am Zug und stehst im Schach'],
  ['attack', 'Your move: your king is under attack', 'Du bist am Zug: Dein König ist bedroht'],
];
for (const [danger, english, german] of STATES) {
  test(`whose move it is, with ${danger ?? 'no danger'}`, () => {
    assert.equal(en.state.yourMove(danger), english);
    assert.equal(de.state.yourMove(danger), german);
  });
}

for (const [flipsForBlack, color, below] of [
  [true, 'white', 'white'],
  [true, 'black', 'black'],
  [false, 'white', 'white'],
  [false, 'black', 'white'],
])
  test(`${below} sits below for ${color}${flipsForBlack ? '' : ', in a game that does not flip'}`, () => {
    assert.equal(orientationFor({ flipsForBlack }, color), below);
  });
