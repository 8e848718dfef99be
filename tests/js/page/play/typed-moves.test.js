// Moves as they are typed: in full, shortened, in any case; and what is said of those that are none.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from '../../../../web/kingcraft/index.js';
import { readTypedMove } from '../../../../web/page/play/typed-moves.js';

const kingcraft = await load();
const promotion = '8/P6k/8/8/8/8/8/K7 w - - 0 1';
const checked = 'r3k2r/8/8/8/4r3/8/8/R3K2R w KQkq - 0 1';
const bishopOrPawn = '4k3/8/8/3p4/2p5/1P6/8/2B1K3 w - - 0 1';

const cases = [
  ['chess', '', 'e4', 'e2e4'],
  ['chess', '', 'e2e4', 'e2e4'],
  ['chess', '', 'Nf3', 'g1f3'],
  ['chess', '', 'nf3', 'g1f3'],
  ['chess', '', 'Nf', 'g1f3'],
  ['chess', '', 'N', /^Several moves match: N.*, N.*\. Keep typing\.$/],
  [
    'chess',
    '',
    'O-O',
    /not a legal move here\. You cannot castle: the bishop on .1 stands between/,
  ],
  [
    'chess',
    '',
    '0-0-0',
    /not a legal move here\. You cannot castle: the queen on .1 stands between/,
  ],
  ['chess', checked, 'O-O', /the king is in check from the rook/],
  ['chess', checked, 'o-o', /the king is in check from the rook/],
  ['chess', '4k3/8/8/8/8/8/8/R3K2R w - - 0 1', 'O-O', /the rook on h1 has moved/],
  ['chess', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'O-O', /^"O-O" is not a legal move here\.?$/],
  ['flying', '', 'O-O', /You cannot castle: the bishop on .1 stands between/],
  ['kingscourt', '', 'O-O', /You cannot castle: the bishop on .1 stands between/],
  ['tax', '', 'O-O', /knight stands on g1, so the king can neither slide nor/],
  ['twokings', '', 'O-O-O', /You cannot castle: the queen on .1 stands between/],
  ['chess', '', 'Sf3', 'g1f3'],
  ['chess', '', 'sf3', 'g1f3'],
  ['chess', '', '♘f3', 'g1f3'],
  ['chess', '', 'S', /^Several moves match: N.*, N.*\. Keep typing\.$/],
  ['chess', '', 'Sf6', /^"Sf6" is not a legal move here\. A knight leaps/],
  ['chess', '', 'De5', /^"De5" is not a legal move here\. .*queen/],
  ['chess', promotion, 'a8=D', 'a7a8q'],
  ['chess', promotion, 'a8=♖', 'a7a8r'],
  ['flying', '', 'Lf1^', 'f1f1^'],
  ['kingscourt', '', 'Sd6', /^"Sd6" is not a legal move here/],
  ['chess', '', 'e5', /"e5" is not a legal move here\. .*e5 is farther/],
  ['chess', '', 'exd3', /d3 is empty/],
  ['chess', '', 'Nge2', /Your own pawn stands on e2/],
  ['chess', '', 'Nf6', /A knight leaps/],
  ['chess', '', 'ba5', /not a legal move here\. A pawn goes straight/],
  ['chess', '', 'Ra1c3', /not a legal move here\. .*rook/],
  ['chess', '', 'Qe5#', /not a legal move here\. .*queen/],
  ['chess', '', 'Ke2', /not a legal move here\. Your own pawn stands on e2/],
  ['chess', '', 'ke2', /^Your own pawn stands on e2/],
  ['levitating', '', 'Ke2', /first square be.* your pieces, which is e3/],
  ['tax', '', 'Ke4', /one pawn on the e-file/],
  ['flying', '', 'Ke2', /Your own pawn stands on e2/],
  ['flying', '', 'Bf1c4^', /not a legal move here\. .*bishop/],
  ['kingscourt', '', 'Jf6', /A jester stays on squares of one colour/],
  ['twokings', '', 'Ke2', /Your own pawn stands on e2/],
  ['chess', '', 'Kz9', /not a (legal )?move/],
  ['chess', '', 'e2e5', /not a legal move here\. .*e5/],
  ['chess', '', 'hello', /"hello" is not a move/],
  ['chess', '', 'z9z9', /./],
  ['chess', '', '🙂🙂', /^"🙂🙂" is not a move/],
  ['chess', '', 'Ñf3', /^"Ñf3" is not a move/],
  [
    'levitating',
    '4k3/R6R/8/P7/8/8/8/4K3 w - - 0 1',
    'Ra',
    /^Several moves match: [^+#]*Rae7, [^+#]*$/,
  ],
  ['chess', promotion, 'a8', /a8=/],
  ['chess', promotion, 'a8=N', 'a7a8n'],
  ['chess', promotion, 'a7a8q', 'a7a8q'],
  ['chess', bishopOrPawn, 'bxc4', 'b3c4'],
  ['flying', '', 'Bf1^', 'f1f1^'],
  ['flying', '', 'f1f1^', 'f1f1^'],
  ['tax', '', '', /./],
];
for (const [variant, fen, text, expected] of cases) {
  test(`${variant} ${fen}: “${text}”`, () => {
    const game = fen ? kingcraft.newGame(variant, fen) : kingcraft.newGame(variant);
    const before = game.fen();
    const { id, fault } = readTypedMove(kingcraft, game, text);
    if (typeof expected === 'string') assert.equal(id, expected, fault);
    else assert.match(fault, expected);
    assert.equal(game.fen(), before);
    game.dispose();
  });
}
