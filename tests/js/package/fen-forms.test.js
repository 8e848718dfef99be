// FENs as other programs write them are read wherever a FEN is read; docs/migrating.md says which, and what is
// refused.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { toSvg } from 'kingcraft/draw';
import { createEngine } from 'kingcraft/engine';
import { createGame, MoveTree, writeGame } from 'kingcraft/pgn';
import { setUp } from 'kingcraft/setup';
import { UciSession } from '../../../web/cli/uci-session.js';
import { readAttribute } from '../../../web/element/attributes.js';
import { FreePosition } from '../../../web/element/free-position.js';
import { PositionSetup } from '../../../web/game/position-setup.js';
import { call } from './command-support.js';
import { kingcraft, readDataOfAll, withGame } from './support.js';

const text = readFileSync(new URL('../../../docs/migrating.md', import.meta.url), 'utf8');
const [, section] = text.split('\n## FEN\n');

const PLACEMENT = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';
const START = `${PLACEMENT} w KQkq - 0 1`;

/** What the page says, and for each [FEN, how it is written]. */
const READ = [
  ['white space', [[`\n ${PLACEMENT}\tw KQkq\r\n- 0 1`, START]]],
  [
    'missing fields',
    [
      [`${PLACEMENT} w KQkq`, START],
      [`${PLACEMENT} w`, `${PLACEMENT} w - - 0 1`],
    ],
  ],
  ['`HAha`', [[`${PLACEMENT} w HAha - 0 1`, START]]],
  ['`e3` after any double step', [[`${AFTER_E4} b KQkq e3 0 1`, `${AFTER_E4} b KQkq - 0 1`]]],
  ['`0` as `1`', [[`${PLACEMENT} w KQkq - 0 0`, START]]],
];

/** What the page says, and FENs that are refused for it. */
const REFUSED = [
  ['no side to move', [PLACEMENT]],
  ['other than `w` and `b`', [`${PLACEMENT} W KQkq - 0 1`]],
  ['a seventh field', [`${START} x`]],
  [
    'a counter below 0 or above 9999',
    [`${PLACEMENT} w KQkq - -1 1`, `${PLACEMENT} w KQkq - 0 10000`],
  ],
  ['rights without king and rook at home', [START.replace('QKBNR', 'Q1KNR')]],
  ['rooks on other squares, as in Chess960', [`${PLACEMENT} w GBgb - 0 1`]],
  ['that no pawn has just passed', [`${PLACEMENT} w KQkq e3 0 1`]],
  ['pieces in hand, `[Q]`', [`${PLACEMENT}[Q] w KQkq - 0 1`]],
  ['marks of promoted pieces, `Q~`', [START.replace('RNBQK', 'RNBQ~K')]],
  ['a side without a king', ['4k3/8/8/8/8/8/8/8 w - - 0 1']],
  ['the opponent in check', ['4k3/8/8/8/8/8/8/4RK2 w - - 0 1']],
];

for (const [said, forms] of READ)
  test(`the page says what is read: ${said}`, () => {
    assert.ok(section.includes(said));
    for (const [fen, written] of forms)
      withGame('chess', fen, (game) => assert.equal(game.fen(), written));
  });

for (const [said, fens] of REFUSED)
  test(`the page says what is refused: ${said}`, () => {
    assert.ok(section.includes(said));
    for (const fen of fens)
      assert.throws(() => kingcraft.newGame('chess', fen), { code: 'fen' }, fen);
  });

/** Each reads a FEN of a game, and returns the FEN that the game then writes. */
const readers = {
  'newGame()': (variant, fen) => withGame(variant, fen, (game) => game.fen()),
  'setUp()': (variant, fen) => setUp(kingcraft, variant, fen).fen(),
  'createGame()': (variant, fen) => createGame(kingcraft, variant, fen).tree.root.fen,
  'the tag FEN': (variant, fen) =>
    withGame(variant, undefined, (game) => {
      const { name } = kingcraft.variants.find(({ id }) => id === variant);
      // A tag is one line.
      const line = fen.replaceAll(/[\n\r]/g, ' ');
      game.loadPgn(`[Variant "${name}"]\n[FEN "${line}"]\n\n*`);
      return game.startFen();
    }),
  'a board without rules': (variant, fen) => {
    const known = kingcraft.variants.find(({ id }) => id === variant);
    return new FreePosition(kingcraft, known, readAttribute('fen', fen)).fen;
  },
  'the command uci': (variant, fen) => {
    const said = [];
    const session = new UciSession(kingcraft, (line) => said.push(line));
    // A command is one line.
    return (async () => {
      await session.take(`setoption name UCI_Variant value ${variant}`);
      await session.take(`position fen ${fen.replaceAll(/[\n\r]/g, '\t')}`);
      await session.take('d');
      await session.close();
      return said.at(-1).split('FEN: ')[1];
    })();
  },
};

const rows = readDataOfAll('fen-accepted.jsonl');
assert.ok(rows.length > 100);

for (const [name, read] of Object.entries(readers))
  test(`${name} reads every FEN that is accepted`, async () => {
    for (const { variant, what, fen, written } of rows)
      assert.equal(await read(variant, fen), written, `${variant}: ${what}`);
  });

/** Forms of the start position that the readers below need not all be asked. */
const forms = rows.filter(({ what }) =>
  ['line feeds, tabs', 'byte-order marks', 'a placement and a side', 'rights as Shredder'].some(
    (beginning) => what.startsWith(beginning),
  ),
);

test('the commands read them', () => {
  for (const { variant, what, fen, written } of forms.filter(({ variant }) => variant !== 'tax')) {
    const { status, stdout, stderr } = call(['moves', variant, fen, '--json']);
    assert.equal(status, 0, stderr);
    assert.equal(JSON.parse(stdout).fen, written, `${variant}: ${what}`);
  }
});

test('the search reads them', async () => {
  const engine = await createEngine({ nets: false });
  for (const { variant, what, fen } of forms) {
    const { best } = await engine.search({ variant, fen }, { nodes: 1 });
    assert.equal(typeof best, 'string', `${variant}: ${what}`);
  }
  engine.dispose();
});

test('a picture and a tree of moves read them', () => {
  for (const { variant, what, fen, written } of forms) {
    assert.equal(toSvg(fen, { label: what }), toSvg(written, { label: what }), variant);
    assert.doesNotMatch(toSvg(fen), /aria-label="[^"]*[\n\t\uFEFF]/);
    const { turn, moveNumber } = new MoveTree(fen).root;
    const known = new MoveTree(written).root;
    assert.deepEqual([turn, moveNumber], [known.turn, known.moveNumber], `${variant}: ${what}`);
  }
});

test('a position that is set up keeps the rights that files name', () => {
  const setup = new PositionSetup(kingcraft.variants[0]);
  const { startFen } = kingcraft.variants[0];
  setup.read(startFen.replace('KQkq', 'HAha'));
  assert.equal(setup.fen, startFen);
  const built = setUp(kingcraft, 'chess').setRights('-').setRights('Ha');
  assert.equal(built.fen(), startFen.replace('KQkq', 'Kq'));
  assert.throws(() => built.setRights('B'), { code: 'argument' });
});

test('what is written of them is read again', () => {
  const game = createGame(kingcraft, 'chess', '4k3/8/8/8/8/8/8/R3K2R\tw\nHA');
  assert.match(writeGame(kingcraft, game), /^\[FEN "4k3\/8\/8\/8\/8\/8\/8\/R3K2R w KQ - 0 1"\]$/m);
});
