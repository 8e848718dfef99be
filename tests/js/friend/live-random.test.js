// A live game between two pages that do anything at any time: in the end both have the same game.

import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { kingcraft, Pair } from './live-pair.js';

/** The relative frequency of each event. */
const WEIGHTS = {
  ...{ move: 30, deliver: 40, connect: 8, yes: 4, no: 1, draw: 2, 'take-back': 3, rematch: 6 },
  ...{ resign: 1, claim: 4, wait: 3, tick: 6, ping: 3, cut: 1, cutOff: 1, reload: 2 },
};
const ACTIONS = Object.entries(WEIGHTS).map(([value, weight]) => ({
  arbitrary: fc.constant(value),
  weight,
}));

/** Positions where the fifty moves are over soon, and a draw can be claimed. */
const CLAIMABLE = [
  { variant: 'chess', fen: '4k2r/8/8/8/8/8/8/R3K3 w - - 97 80' },
  { variant: 'flying', fen: '4k2r/8/8/8/8/8/8/R3K3|8/8/8/8/8/8/8/8 w - - 98 80' },
  { variant: 'tax', fen: '4k2r/8/8/8/8/8/8/R3K3 w - - 98 80' },
];

/** A random action of one page. */
function act(pair, page, action, choice) {
  const { game } = page;
  if (action === 'move' && game.isOwnTurn) {
    const board = kingcraft.newGame(pair.variant, pair.fen ?? undefined);
    for (const id of game.moves) board.move(id);
    const legal = board.moves();
    game.play(legal[choice % legal.length].id);
    board.dispose();
  }
  if (action === 'deliver') pair.deliver(page);
  if (['draw', 'take-back', 'rematch'].includes(action)) game.ask(action);
  if (action === 'yes') game.answer(true);
  if (action === 'no') game.answer(false);
  if (action === 'resign') game.resign();
  if (action === 'claim' && game.claims.length > 0) game.claim(game.claims[0]);
  if (action === 'wait') pair.time += choice * 40;
  if (action === 'tick') game.tick();
  if (action === 'ping') game.ping();
  if (action === 'cut') pair.cut();
  if (action === 'cutOff') pair.cutOff(page);
  if (action === 'reload') pair.reload(page);
  if (action === 'connect' && !game.isConnected) pair.greet();
  pair.time += 25;
}

/** The moves that a page knows the other one to have. */
const confirmedOf = ({ moves, confirmed, round }) => ({ round, moves: moves.slice(0, confirmed) });

test('two pages with random actions, delays, breaks and reloads agree in the end', () => {
  const action = fc.tuple(fc.boolean(), fc.oneof(...ACTIONS), fc.nat(1000));
  const starts = fc.constantFrom(
    ...kingcraft.variants.map(({ id: variant }) => ({ variant })),
    ...CLAIMABLE,
  );
  const play = (start, actions) => {
    const pair = new Pair(start);
    pair.connect();
    for (const [isWhite, name, choice] of actions) {
      const before = pair.pages.map(({ game }) => confirmedOf(game));
      act(pair, isWhite ? pair.white : pair.black, name, choice);
      for (const [index, { game }] of pair.pages.entries())
        if (game.round === before[index].round)
          assert.deepEqual(
            game.moves.slice(0, before[index].moves.length),
            before[index].moves,
            'what both know stays, unless they agree to take it back',
          );
    }
    pair.deliverAll();
    pair.connect();
    assert.deepEqual([pair.white.faults, pair.black.faults], [[], []]);
    pair.expectSame();
  };
  fc.assert(
    fc.property(starts, fc.array(action, { minLength: 20, maxLength: 150, size: 'max' }), play),
    {
      seed: 1,
      numRuns: 400,
    },
  );
});
