// The games of examples/games: what they count, and how they are played in node.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The leaves after one ply and more; those of Racing Kings and Atomic Chess are as other programs count them, those of
 * Leaping Kings as the plain definition of legality does.
 */
export const EXAMPLES = {
  leaping: { perft: [30, 900, 28071, 871348] },
  racingkings: { perft: [21, 421, 11264, 296242, 9472927] },
  atomic: { perft: [20, 400, 8902, 197326, 4864979] },
  threecheck: { perft: [20, 400, 8902, 197281, 4865609] },
};

const GAMES_PLAYED = 20;
const PLIES_MAX = 160;
const DEPTH = 8;

/** Numbers below a limit, the same in every run: the minimal standard generator (Park and Miller, 1988). */
function createRandom(seed) {
  let state = seed;
  return (limit) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
}

/** Every position of the rulebook is as it says. */
function checkRulebook(kingcraft, id, book) {
  for (const { rules } of book.sections)
    for (const { id: rule, positions } of rules)
      for (const { caption, fen, play = [], moves = [], forbidden = [], ...says } of positions) {
        const game = kingcraft.newGame(id, fen);
        for (const move of play) game.move(move);
        const ids = game.moves().map((move) => move.id);
        const from = says.from && game.moves({ square: says.from }).map((move) => move.id);
        const { winner, reason } = game.outcome() ?? {};
        const found = {
          moves: from ? from.sort() : moves.filter((move) => ids.includes(move)),
          forbidden: forbidden.filter((move) => !ids.includes(move)),
          ...('check' in says && { check: game.isCheck() }),
          outcome: reason ? `${winner ?? 'draw'} ${reason}` : null,
        };
        const { from: _, ...expected } = says;
        assert.deepEqual(found, { moves, forbidden, ...expected }, `${rule}: ${caption}`);
        for (const move of forbidden) {
          const { legal, text } = game.explain(move.slice(0, 2), move.slice(2, 4));
          assert.equal(legal, false, `${rule}: ${move}`);
          assert.match(text, /^[A-Z].*\.$/);
        }
      }
}

/** A move tells all pieces that it takes from the board beside its own. */
function checkCaptured(kingcraft) {
  const game = kingcraft.newGame('atomic', '4k3/8/2n1p3/3r4/8/8/8/3QK3 w - - 0 1');
  const { captured, san } = game.move('d1d5');
  assert.equal(san, 'Qxd5');
  assert.deepEqual(
    captured.map(({ piece, square }) => `${piece} ${square}`),
    ['rook d5', 'knight c6'],
  );
  assert.equal(game.fen(), '4k3/8/4p3/8/8/8/8/4K3 b - - 0 1');
}

/** A game of random moves goes round: FEN, SAN and PGN. */
function playRandomGame(kingcraft, id, random) {
  const game = kingcraft.newGame(id);
  for (let ply = 0; ply < PLIES_MAX && !game.outcome(); ply += 1) {
    const moves = game.moves();
    const move = moves[random(moves.length)];
    const other = kingcraft.newGame(id, game.fen());
    assert.equal(other.fen(), game.fen());
    assert.deepEqual(
      other.moves().map(({ san }) => san),
      moves.map(({ san }) => san),
    );
    other.move(move.san);
    game.move(move.id);
    assert.equal(other.fen(), game.fen());
    const [from, to] = [`${'abcdefgh'[random(8)]}${1 + random(8)}`, move.to];
    assert.match(game.explain(from, to).text, /^[A-Z].*\.$/);
  }
  const again = kingcraft.newGame(id);
  again.loadPgn(game.pgn());
  assert.equal(again.fen(), game.fen());
  assert.deepEqual(again.outcome(), game.outcome());
  const restored = kingcraft.restore(game.toJSON());
  assert.equal(restored.fen(), game.fen());
}

/** Plays an example game with the package of a tree that was built with it. */
export async function playExample(folder, id) {
  const { load } = await import(pathToFileURL(path.join(folder, 'web/kingcraft/index.js')));
  const { createEngine } = await import(pathToFileURL(path.join(folder, 'web/worker/client.js')));
  const kingcraft = await load();
  const file = path.join(folder, 'examples/games', id, 'web/rulebook.json');
  checkRulebook(kingcraft, id, JSON.parse(readFileSync(file, 'utf8')));
  const { flipsForBlack } = kingcraft.variants.find((variant) => variant.id === id);
  assert.equal(flipsForBlack, id !== 'racingkings');
  if (id === 'atomic') checkCaptured(kingcraft);
  const random = createRandom(id.length);
  for (let played = 0; played < GAMES_PLAYED; played += 1) playRandomGame(kingcraft, id, random);
  await kingcraft.loadTables(id);
  assert.equal(kingcraft.newGame(id).probe(), null);
  const engine = await createEngine({ threads: 1, hash: 4 });
  const game = kingcraft.newGame(id);
  for (let ply = 0; ply < 4; ply += 1) {
    const { best, depth } = await engine.search(game, { depth: DEPTH });
    assert.equal(depth, DEPTH);
    game.move(best);
  }
  engine.dispose();
}
