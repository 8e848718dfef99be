// Games as links: what is written can be read, and what cannot be read is explained.

import assert from 'node:assert/strict';
import test from 'node:test';
import { isLink, linkTo } from '../../../../web/game/game-link.js';
import { load } from '../../../../web/kingcraft/index.js';
import { readLink } from '../../../../web/page/play/read-link.js';

const kingcraft = await load();
const startOf = (id) => kingcraft.variants.find((variant) => variant.id === id).startFen;

const levels = '4k3/8/8/8/8/8/8/R3K3|8/8/8/8/8/8/8/8 w - - 0 1';
const games = [
  ['chess', undefined, ['e2e4', 'e7e5'], null, '#play/chess?moves=e2e4,e7e5'],
  ['tax', undefined, [], null, '#play/tax'],
  ['flying', levels, ['a1a1^'], null, null],
  ['kingscourt', undefined, ['e2e4'], { how: 'resign', what: 'black' }, null],
  ['chess', undefined, ['e2e4'], { how: 'time', what: 'black' }, null],
  ['twokings', undefined, ['e2e4'], { how: 'agreeDraw' }, '#play/twokings?moves=e2e4&end=draw'],
];
for (const [variant, fen, moves, end, link] of games) {
  test(`a link leads back to its game: ${variant} ${moves} ${end?.how ?? ''}`, () => {
    const usual = startOf(variant);
    const written = linkTo({ variant, fen: fen ?? usual, moves, end }, usual);
    if (link) assert.equal(written, link);
    assert.match(written, /^[\w#/?=&.,:%-]+$/, 'no program that shows links breaks it');
    assert.ok(isLink(written));
    const shared = end && { shared: { names: null, side: 'white' } };
    assert.deepEqual(readLink(kingcraft, written), {
      game: { variant, fen, moves, end, ...shared },
    });
  });
}

const MATE = ['f2f3', 'e7e5', 'g2g4', 'd8h4'];
const HOSTILE = `Ann & "B" <i>(x)*!~'=#?%/,ü`;

/** [who plays, the side of who shares it, what is written after the moves] */
const shares = [
  [{ white: 'Ann', black: 'Ben' }, 'black', '&white=Ann&black=Ben&side=black'],
  [{ white: '', black: 'Ben' }, 'white', '&black=Ben'],
  [null, 'white', ''],
  [{ white: HOSTILE, black: '' }, 'white', null],
];
for (const [names, side, words] of shares)
  test(`a finished game has its players and its sharer: ${words}`, () => {
    const game = { variant: 'chess', fen: undefined, moves: MATE, end: null };
    const usual = startOf('chess');
    const written = linkTo({ ...game, fen: usual, shared: { names, side } }, usual);
    if (words !== null) assert.equal(written, `#play/chess?moves=${MATE.join()}${words}`);
    assert.match(written, /^[\w#/?=&.,%-]+$/, 'no program that shows links breaks it');
    assert.deepEqual(readLink(kingcraft, written), { game: { ...game, shared: { names, side } } });
  });

test('names are short and of one line, and a game that goes on has none', () => {
  const long = `#play/chess?moves=${MATE.join()}&white=${'a'.repeat(99)}%0Ab%E2%80%AE&side=green`;
  const { shared } = readLink(kingcraft, long).game;
  assert.deepEqual(shared, { names: { white: 'a'.repeat(30), black: '' }, side: 'white' });
  const { game } = readLink(kingcraft, '#play/chess?moves=e2e4&white=Ann&side=black');
  assert.deepEqual(game, { variant: 'chess', fen: undefined, moves: ['e2e4'], end: null });
});

test('moves may be SAN, and become ids; unknown settings are ignored', () => {
  const { game } = readLink(kingcraft, '#play/chess?colour=red&moves=e4,e5,Nf3');
  assert.deepEqual(game.moves, ['e2e4', 'e7e5', 'g1f3']);
});

const faults = [
  ['#play/', /no game “”/],
  ['#play/draughts?moves=e2e4', /no game “draughts”/],
  ['#play/chess?moves=e2e4,e7e4,d2d4', /^Move 2: "e7e4" is not a legal move here\. .*pawn/],
  ['#play/chess?moves=e2e4,<img src=x onerror=alert(1)>', /^Move 2: "<img/],
  ['#play/chess?fen=8/8/8/8/8/8/8/8_w_-_-_0_1', /king/i],
  ['#play/chess?fen=nonsense', /./],
  ['#play/chess?end=flee', /^Result: “flee” is not a result/],
  ['#play/chess?end=claim-fifty-moves', /^Result: .* cannot be claimed/],
  ['#play/chess?end=resign-green', /^Result: /],
  ['#play/chess?moves=%', /^Move 1: /],
  ['#play/chess?moves=z9z9', /^Move 1: /],
  [`#play/chess?moves=${'e2e4,'.repeat(6000)}`, /It has more than \d+ moves\./],
  [`#play/${'x'.repeat(9000)}`, /^There is no game “x{40}…”/],
];
for (const [link, expected] of faults) {
  test(`a broken link says what is wrong: ${link.slice(0, 60)}`, () => {
    const { game, fault } = readLink(kingcraft, link);
    assert.equal(game, undefined);
    assert.match(fault, expected);
    assert.ok(fault.length < 300, fault);
  });
}
