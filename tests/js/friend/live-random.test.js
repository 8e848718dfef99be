// A live game between two pages that do anything at any time: in the end both have the same game.

import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { kingcraft, Pair } from './live-pair.js';

const ACTIONS = [
  ...['move', 'move', 'move', 'move', 'deliver', 'deliver', 'deliver', 'deliver', 'deliver'],
  ...['draw', 'take-back', 'rematch', 'yes', 'yes', 'no', 'resign', 'wait', 'tick', 'ping'],
  ...['cut', 'cutOff', 'reload', 'connect'],
];

/** What one page does at random. */
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
  if (action === 'resign' && choice % 4 === 0) game.resign();
  if (action === 'wait') pair.time += choice * 40;
  if (action === 'tick') game.tick();
  if (action === 'ping') game.ping();
  if (action === 'cut' && choice % 4 === 0) pair.cut();
  if (action === 'cutOff' && choice % 4 === 0) pair.cutOff(page);
  if (action === 'reload' && choice % 2 === 0) pair.reload(page);
  if (action === 'connect' && !game.isConnected) pair.greet();
  pair.time += 25;
}

/** The moves that a page knows the other one to have. */
const confirmedOf = ({ moves, confirmed, round }) => ({ round, moves: moves.slice(0, confirmed) });

test('two pages with random actions, delays, breaks and reloads agree in the end', () => {
  const action = fc.tuple(fc.boolean(), fc.constantFrom(...ACTIONS), fc.nat(1000));
  const variants = fc.constantFrom(...kingcraft.variants.map(({ id }) => id));
  const play = (variant, actions) => {
    const pair = new Pair({ variant });
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
  fc.assert(fc.property(variants, fc.array(action, { maxLength: 120, size: 'max' }), play), {
    seed: Number(process.env.SEED ?? 1),
    numRuns: Number(process.env.RUNS ?? 300),
  });
});
