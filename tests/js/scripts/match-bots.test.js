// The bots: what each sees, and that they play as UCI engines.

import assert from 'node:assert/strict';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { load } from 'kingcraft';
import { moveOf } from '../../../scripts/match/bots.mjs';
import { wallClock } from '../../../web/cli/referee/time-control.js';
import { UciEngine } from '../../../web/cli/referee/uci-engine.js';

const kingcraft = await load();
const first = () => 0;

/**
 * The bots' moves in positions: [FEN, bot, its moves by the first and the last random number].
 * @type {[string, string, string, string][]}
 */
const rows = [
  ['k7/8/8/8/8/8/8/K7 w - - 0 1', 'random', 'a1a2', 'a1b2'],
  ['k7/8/2p5/1p2q3/3Q4/8/8/K7 w - - 0 1', 'captures', 'd4e5', 'd4e5'],
  ['k7/8/3p4/1p2r3/3Q4/8/8/K7 w - - 0 1', 'captures', 'd4e5', 'd4e5'],
  ['7k/5Rpp/8/8/8/8/8/q3K1R1 w - - 0 1', 'captures', 'e1d2', 'e1f2'],
  ['6k1/5ppp/8/8/8/q7/8/RK6 w - - 0 1', 'captures', 'a1a3', 'a1a3'],
  ['6k1/5ppp/8/8/8/1p6/8/R5K1 w - - 0 1', 'captures', 'a1a8', 'a1a8'],
  ['k7/8/3p4/1p2r3/3Q4/8/8/K7 w - - 0 1', 'exchanges', 'd4d6', 'd4d6'],
  ['k7/8/3p4/4r3/3R4/8/8/K7 w - - 0 1', 'exchanges', 'd4d6', 'd4d6'],
  ['6k1/5ppp/8/8/8/1p6/8/R5K1 w - - 0 1', 'exchanges', 'a1a8', 'a1a8'],
];

for (const [fen, bot, low, high] of rows) {
  test(`${bot} in ${fen}`, () => {
    const game = kingcraft.newGame('chess', fen);
    assert.equal(moveOf(kingcraft, game, bot, first), low);
    assert.equal(
      moveOf(kingcraft, game, bot, (limit) => limit - 1),
      high,
    );
    assert.equal(game.fen(), fen);
    game.dispose();
  });
}

/**
 * The value of kings for `exchanges`: [game, FEN, its moves by the first and the last random number].
 * @type {[string, string, string, string][]}
 */
const kings = [
  // A king that captures what is guarded is lost: the knight need not move.
  ['levitating', '8/8/4k3/4N3/8/8/8/K3R3 w - - 0 1', 'a1a2', 'e5g6'],
  // The pawn on a2 attacks the king and is guarded too; from c1 and c2 the king could not take a pawn that promotes on
  // a1.
  ['levitating', 'r6k/8/8/8/8/8/p6P/1K6 w - - 0 1', 'b1a1', 'b1b2'],
  // A king captures the spare king; another one would capture the royal king.
  ['twokings', 'k7/8/8/4k3/8/8/8/K3R1K1 w - - 0 1', 'e1e5', 'e1e5'],
];

for (const [variant, fen, low, high] of kings) {
  test(`exchanges in ${variant}, ${fen}`, () => {
    const game = kingcraft.newGame(variant, fen);
    assert.equal(moveOf(kingcraft, game, 'exchanges', first), low);
    assert.equal(
      moveOf(kingcraft, game, 'exchanges', (limit) => limit - 1),
      high,
    );
    game.dispose();
  });
}

test('a bot without a move names none', () => {
  const game = kingcraft.newGame('chess', 'k7/2Q5/1K6/8/8/8/8/8 b - - 0 1');
  assert.equal(moveOf(kingcraft, game, 'exchanges', first), '');
  game.dispose();
});

test('a bot plays over UCI, the same from the same seed', async () => {
  const program = fileURLToPath(new URL('../../../scripts/match/bot', import.meta.url));
  const engine = new UciEngine([program], 'bot', wallClock);
  try {
    await engine.identify();
    assert.deepEqual(engine.options.get('bot')?.choices, ['random', 'captures', 'exchanges']);
    engine.setOption('UCI_Variant', 'tax');
    engine.setOption('Bot', 'random');
    await engine.newGame();
    const { best } = await engine.search(['e2e4', 'e7e5'], 'go movetime 10', 30_000);
    const other = await engine.search(['d2d4'], 'go movetime 10', 30_000);
    const again = await engine.search(['e2e4', 'e7e5'], 'go movetime 10', 30_000);
    assert.equal(again.best, best);
    const game = kingcraft.newGame('tax');
    assert.ok(game.tryMove('d2d4') && game.tryMove(other.best));
    game.dispose();
  } finally {
    engine.kill();
  }
});
