// Openings as scripts/figures/openings makes them, of games that a seed plays at random.

import { createRandom } from '../../../scripts/match/random.mjs';
import { repetitionKey } from '../../../web/kingcraft/fen.js';

/** @param {number} choices the first so many legal moves may be played */
export function sampleOpenings(kingcraft, variant, { games, plies, choices = 3, seed = 'a' }) {
  const random = createRandom(seed);
  const positions = [];
  const indexes = new Map();
  const entriesOf = (game) => {
    const key = repetitionKey(game.fen());
    if (!indexes.has(key)) indexes.set(key, positions.push(new Map()) - 1);
    return indexes.get(key);
  };
  for (let count = 0; count < games; count++) {
    const game = kingcraft.newGame(variant);
    const result = random(3);
    let here = entriesOf(game);
    for (let ply = 0; ply < plies; ply++) {
      const ids = game.moveIds();
      const id = ids[random(Math.min(choices, ids.length))];
      game.move(id);
      const next = ply + 1 < plies ? entriesOf(game) : -1;
      const entry = positions[here].get(id) ?? [id, next, 0, 0, 0, random(80) - 40];
      entry[2] += 1;
      if (result === 0) entry[3] += 1;
      if (result === 1) entry[4] += 1;
      positions[here].set(id, entry);
      here = next;
    }
    game.dispose();
  }
  return { games, plies, positions: positions.map((moves) => [...moves.values()]) };
}
