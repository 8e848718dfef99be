// The package says what the two references say: moves, check, outcome, SAN and FEN of every
// position in the data of the games.

import { test } from 'node:test';
import { assertSame, readDataOf, variantIds, withGame } from './support.js';

const sorted = (texts) => [...texts].sort();

/** As the data writes it: `white checkmate`, `draw stalemate`. */
const outcomeText = (outcome) => outcome && `${outcome.winner ?? 'draw'} ${outcome.reason}`;

function replayPosition(game, position) {
  const { fen, moves, check, outcome } = position;
  assertSame(game.fen(), fen, position, 'fen()');
  const ids = game.moves().map((move) => move.id);
  assertSame(sorted(ids), sorted(moves), position, 'moves()');
  assertSame(game.moveIds(), ids, position, 'moveIds()');
  assertSame(game.isCheck(), check, position, 'isCheck()');
  assertSame(outcomeText(game.outcome()), outcome, position, 'outcome()');
}

function replayMove(game, position, [id, san]) {
  const after = position.fen_after[id];
  const played = game.move(san);
  assertSame([played.id, played.san], [id, san], position, `move('${san}')`);
  assertSame(game.fen(), after, position, `fen() after ${id}`);
  withGame(position.variant, after, (copy) => {
    assertSame(copy.fen(), after, position, `newGame() with the FEN after ${id}`);
  });
  game.undo();
  assertSame(game.fen(), position.fen, position, `fen() after ${id} and undo()`);
  assertSame(game.redo().id, id, position, `redo() of ${id}`);
  game.undo();
}

for (const variant of variantIds) {
  const positions = readDataOf(variant, 'positions.jsonl');

  test(`${variant}: moves, check and outcome of ${positions.length} positions`, () => {
    for (const position of positions) {
      withGame(variant, position.fen, (game) => replayPosition(game, position));
    }
  });

  const spoken = positions.filter(({ san, outcome }) => san && !outcome);
  test(`${variant}: SAN and FEN after each move of ${spoken.length} positions`, () => {
    for (const position of spoken) {
      withGame(variant, position.fen, (game) => {
        for (const entry of Object.entries(position.san)) replayMove(game, position, entry);
      });
    }
  });

  test(`${variant}: squares of the moves agree with dests() and moves({ square })`, () => {
    for (const position of positions) {
      withGame(variant, position.fen, (game) => {
        const moves = game.moves();
        const dests = [...game.dests()].flatMap(([from, to]) => to.map((square) => from + square));
        const pairs = new Set(moves.map(({ from, to }) => from + to));
        assertSame(sorted(dests), sorted(pairs), position, 'dests()');
        const origins = [...new Set(moves.map(({ from }) => from))];
        const bySquare = origins.flatMap((square) => game.moves({ square }));
        assertSame(bySquare.length, moves.length, position, 'moves({ square })');
      });
    }
  });
}
