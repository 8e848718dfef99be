import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pgnOf } from '../../../web/cli/referee/game-pgn.js';
import { kingcraft } from './match-support.js';

const info = { depth: 7, score: { cp: -35 } };

/** A played game whose first ply is of the opening. */
function playedGame(variant, moves, winner, reason) {
  const game = kingcraft.newGame(variant);
  const line = moves.split(' ').map((move, ply) => {
    const { id, san } = game.move(move);
    return ply === 0 ? { id, san, info: null, elapsed: null } : { id, san, info, elapsed: 12.4 };
  });
  game.dispose();
  return { variant, winner, reason, line, latest: { white: null, black: null } };
}

/** [variant, moves, winner, reason, reason after loading, Termination] */
const games = [
  ['chess', 'f3 e5 g4 Qh4', 'black', 'checkmate', 'checkmate', 'normal'],
  [
    'kingscourt',
    'Nh3 Nh6 Ni1 Ni8 Nh3 Nh6 Ni1 Ni8',
    null,
    'threefold-repetition',
    'threefold-repetition',
    'normal',
  ],
  ['tax', 'e4 e5', 'white', 'time', 'time', 'time forfeit'],
  ['flying', 'e4 e5', 'black', 'illegal-move', 'unknown', 'rules infraction'],
  ['twokings', 'e4 e5', 'white', 'crash', 'unknown', 'abandoned'],
  ['levitating', 'e4 e5', null, 'move-limit', 'unknown', 'adjudication'],
];

for (const [variant, moves, winner, reason, loaded, termination] of games) {
  test(`match: the PGN of a game of ${variant} that ends by ${reason} can be loaded`, () => {
    const played = playedGame(variant, moves, winner, reason);
    const pgn = pgnOf(kingcraft, played, { White: 'the "A"', Black: 'B', Round: '3.1' });
    const game = kingcraft.newGame(variant);
    game.loadPgn(pgn);
    const outcome = game.outcome();
    assert.deepEqual([outcome.winner, outcome.reason], [winner, loaded]);
    assert.deepEqual(
      game.history().map(({ id }) => id),
      played.line.map(({ id }) => id),
    );
    assert.equal(game.pgn(), pgn);
    const result = { white: '1-0', black: '0-1', null: '1/2-1/2' }[winner];
    for (const tag of [
      '[White "the \\"A\\""]',
      '[Black "B"]',
      '[Round "3.1"]',
      `[Result "${result}"]`,
      `[Termination "${termination}"]`,
    ]) {
      assert.ok(pgn.includes(`${tag}\n`), `${tag} is missing in\n${pgn}`);
    }
    game.dispose();
  });
}

/** [what the player said, comment] */
const comments = [
  [{ depth: 7, score: { cp: -35 } }, '-0.35/7 0.012s'],
  [{ depth: 12, score: { cp: 0 } }, '+0.00/12 0.012s'],
  [{ depth: 9, score: { mate: 3 } }, '+M3/9 0.012s'],
  [{ depth: 9, score: { mate: -2 } }, '-M2/9 0.012s'],
  [null, '0.012s'],
];

for (const [said, comment] of comments) {
  test(`match: a move is commented with '${comment}'`, () => {
    const played = playedGame('chess', 'e4 e5', null, 'move-limit');
    played.line[1].info = said;
    const pgn = pgnOf(kingcraft, played, { White: 'A', Black: 'B' });
    const movetext = pgn.slice(pgn.indexOf('\n\n')).trim();
    assert.equal(movetext, `1. e4 {book} 1... e5 {${comment}} 1/2-1/2`);
  });
}
