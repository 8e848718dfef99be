// The position in the editor: pieces, fields, rights and faults.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { load } from 'kingcraft';
import { PositionSetup } from '../../../web/game/position-setup.js';
import { faultsOf } from '../../../web/page/editor/setup-faults.js';
import { nameOfRight } from '../../../web/page/editor/setup-form.js';
import { studyTexts as german } from '../../../web/texts/page/study.de.js';

const kingcraft = await load();
const variantOf = (id) => kingcraft.variants.find((variant) => variant.id === id);

/** Some positions of a game, as the package writes them. */
function positionsOf(id) {
  const file = new URL(`../../../engine/variants/${id}/data/positions.jsonl`, import.meta.url);
  return readFileSync(file, 'utf8').trim().split('\n').map(JSON.parse).slice(0, 100);
}

for (const variant of kingcraft.variants) {
  test(`positions of ${variant.name} are written as they were read`, () => {
    const setup = new PositionSetup(variant);
    assert.equal(setup.fen, variant.startFen);
    for (const { fen } of positionsOf(variant.id)) {
      const game = kingcraft.newGame(variant.id, fen);
      const written = game.fen();
      game.dispose();
      setup.read(written);
      assert.equal(setup.fen, written);
    }
  });
}

test('pieces are added, moved and removed', () => {
  const setup = new PositionSetup(variantOf('flying'));
  setup.clear();
  assert.equal(setup.fen, '8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8 w - - 0 1');
  setup.put('e1', { role: 'king', color: 'white' });
  setup.put('e8', { role: 'king', color: 'black' });
  setup.put('a1', { role: 'rook', color: 'white' });
  setup.move('a1', 'a4^');
  setup.setTurn('black');
  assert.equal(setup.fen, '4k3/8/8/8/8/8/8/4K3|8/8/8/8/R7/8/8/8 b - - 0 1');
  assert.ok(kingcraft.validateFen('flying', setup.fen).ok);
  setup.put('a4^', null);
  assert.equal(setup.pieces.size, 2);
});

test('rights are in the order of FEN, and a changed board has no en passant square', () => {
  const setup = new PositionSetup(variantOf('chess'));
  setup.read('4k2r/8/8/8/3pP3/8/8/R3K2R b KQk e3 3 20');
  setup.setRight('Q', false);
  setup.setRight('q', true);
  assert.match(setup.fen, / b Kkq e3 3 20$/);
  setup.put('d4', null);
  assert.match(setup.fen, / b Kkq - 3 20$/);
});

const names = [
  ['chess', 'K', 'White castles short (O-O)'],
  ['tax', 'q', 'Black castles long (O-O-O)'],
  ['kingscourt', 'A', 'White castles with the rook on a1'],
  ['kingscourt', 'k', 'Black: the jester on k8 can still jump'],
];
for (const [id, letter, expected] of names)
  test(`the right ${letter} of ${id} has a name`, () => {
    const game = variantOf(id);
    const right = game.rights.find((one) => one.letter === letter);
    assert.equal(nameOfRight(game, right), expected);
  });

test('German names of rights need no article of a piece', () => {
  const { castlesWith, jumps } = german.edit;
  assert.equal(castlesWith('white', 'Turm', 'a1'), 'Weiß rochiert mit Turm a1');
  assert.equal(jumps('black', 'Narr', 'k8'), 'Schwarz: Narr k8 darf noch springen');
});

test('the fields of a FEN are set as they are written', () => {
  const setup = new PositionSetup(variantOf('chess'));
  setup.read('4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1');
  setup.setPassant(' e3 ');
  setup.setHalfmoves('12');
  setup.setMoveNumber('40');
  assert.match(setup.fen, / b - e3 12 40$/);
  setup.setPassant('');
  setup.setHalfmoves('');
  assert.match(setup.fen, / b - - \? 40$/);
});

/** What is wrong with a setup: that of a FEN, changed. */
function wrongWith(id, fen, change = () => {}) {
  const setup = new PositionSetup(variantOf(id));
  setup.read(fen);
  change(setup);
  const before = setup.fen;
  const faults = faultsOf(setup, (text) => {
    const { ok, error } = kingcraft.validateFen(id, text);
    return ok ? '' : error.message;
  });
  assert.equal(setup.fen, before, 'the setup stays as it is');
  return faults;
}

const START = variantOf('chess').startFen;
const wrong = [
  ['nothing', 'chess', START, () => {}, []],
  [
    'no kings',
    'chess',
    START,
    (setup) => setup.clear(),
    [/no king for White/, /no king for Black/],
  ],
  [
    'rights without their pieces',
    'chess',
    '4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1',
    () => {},
    [/right K /, /right Q /, /right k /, /right q /],
  ],
  [
    'fields that are none',
    'chess',
    '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
    (setup) => {
      setup.setPassant('z9');
      setup.setHalfmoves('many');
      setup.setMoveNumber('-3');
    },
    [/"z9" is neither a square/, /"many" is not a number/, /"-3" is not a number/],
  ],
  [
    'pawns on the last rank, and a right',
    'chess',
    'P3k2P/8/8/8/8/8/8/4K3 w K - 0 1',
    () => {},
    [/pawn on [ah]8/, /pawn on [ah]8/, /right K /],
  ],
  ['two kings', 'chess', '4k3/8/8/8/8/8/8/K3K3 w - - 0 1', () => {}, [/2 kings for White/]],
  [
    'a check that could not be',
    'chess',
    '4k3/8/8/8/8/8/8/4RK2 w - - 0 1',
    () => {},
    [/Black is in check/],
  ],
  [
    'no king, and a piece that attacks everything',
    'chess',
    'qqqqqqqq/8/8/8/8/8/8/4K3 b - - 0 1',
    () => {},
    [/no king for Black/],
  ],
  [
    'a queen and a king in the air',
    'flying',
    '4k3/8/8/8/8/8/8/4K3|3Q4/8/8/8/8/8/8/3k4 w - - 0 1',
    () => {},
    [/ d[18]\^/, / d[18]\^/],
  ],
  [
    'a jester that is gone',
    'kingscourt',
    variantOf('kingscourt').startFen,
    (setup) => setup.put('b1', null),
    [/The right B needs a white jester on b1/],
  ],
];
for (const [what, id, fen, change, expected] of wrong) {
  test(`all faults of a position are named: ${what}`, () => {
    const faults = wrongWith(id, fen, change);
    assert.equal(faults.length, expected.length, faults.join('\n'));
    for (const [index, pattern] of expected.entries()) assert.match(faults[index], pattern);
    assert.equal(new Set(faults).size, faults.length);
  });
}

for (const variant of kingcraft.variants) {
  test(`a board full of queens has few faults of ${variant.name}, found quickly`, () => {
    const faults = wrongWith(variant.id, variant.startFen, (setup) => {
      for (const square of setup.squares) setup.put(square, { role: 'queen', color: 'white' });
    });
    assert.ok(faults.length > 0 && faults.length <= 8);
  });
}
