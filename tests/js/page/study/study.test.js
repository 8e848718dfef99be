// A study, and the studies that are open.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from 'kingcraft';
import { listGames } from 'kingcraft/pgn';
import { colorOfStroke } from '../../../../web/game/drawings.js';
import { stepOf } from '../../../../web/page/base/move-keys.js';
import { OpenStudies } from '../../../../web/page/study/open-studies.js';
import { describeGame } from '../../../../web/page/study/pgn-game-list.js';
import { Study } from '../../../../web/page/study/study.js';
import { readEditAddress, readStudyAddress } from '../../../../web/page/study/study-address.js';
import { fileName } from '../../../../web/page/study/study-export.js';
import { openFirst } from './pgn-support.js';

const kingcraft = await load();
const { startFen } = kingcraft.variants.find(({ id }) => id === 'chess');

function studyOf(...moves) {
  const study = Study.begin(kingcraft, 'chess');
  for (const move of moves) study.play(move);
  return study;
}

/** 1. e4 e5 (1... c5) 2. Nf3, seen from e5. */
function branched() {
  const study = studyOf('e4', 'e5', 'Nf3');
  study.goTo(study.tree.root.children[0]);
  study.play('c5');
  study.goTo(study.step('above'));
  return study;
}

const steps = [
  ['first', 'the root'],
  ['previous', 'e4'],
  ['next', 'Nf3'],
  ['last', 'Nf3'],
  ['below', 'c5'],
  ['above', 'nowhere'],
];
for (const [name, expected] of steps) {
  test(`a step: ${name}`, () => {
    const node = branched().step(name);
    const found = node === null ? 'nowhere' : (node.move?.san ?? 'the root');
    assert.equal(found, expected);
  });
}

test('a move has one of the NAGs from ! to ?!, and any others', () => {
  const study = studyOf('e4');
  study.current.nags = [14];
  study.toggleNag(1);
  study.toggleNag(4);
  assert.deepEqual(study.current.nags, [4, 14]);
  study.toggleNag(4);
  assert.deepEqual(study.current.nags, [14]);
});

const changes = [
  ['a new move', true, (study) => study.play('Nc6')],
  ['a move that is there', false, (study) => study.goTo(study.step('previous'))],
  ['a remark', true, (study) => study.setComment('well')],
  ['a sign', true, (study) => study.toggleNag(1)],
  ['a deletion', true, (study) => study.remove()],
];
for (const [what, expected, act] of changes) {
  test(`a study is changed by ${what}: ${expected}`, () => {
    const study = Study.ofGame(kingcraft, { variant: 'chess', moves: ['e2e4', 'e7e5', 'g1f3'] });
    act(study);
    assert.equal(study.isChanged, expected);
  });
}

test('the result is that of the last position, else that of the game', () => {
  assert.equal(studyOf('f3', 'e5', 'g4', 'Qh4#').result, '0-1');
  const resigned = { variant: 'chess', moves: ['e2e4'], result: '1-0' };
  assert.match(Study.ofGame(kingcraft, resigned).toPgn(), /1\. e4 1-0\n$/);
});

test('the game on the board comes into its study, and unsaved changes stay', async () => {
  const studies = new OpenStudies(kingcraft, { open: async () => null, replace() {} });
  const game = (...moves) => ({ variant: 'chess', fen: startFen, moves, result: '*' });
  const study = await studies.importGame(game('e2e4', 'e7e5'));
  assert.equal(study.current.move.san, 'e5');
  assert.equal(await studies.importGame(game('e2e4', 'e7e5')), study);
  study.play('Nf3');
  assert.equal(await studies.importGame(game('e2e4', 'e7e5', 'f1c4')), study);
  assert.equal(study.current.move.san, 'Bc4');
  assert.deepEqual(
    study.current.parent.children.map(({ move }) => move.san),
    ['Nf3', 'Bc4'],
  );
  study.isChanged = false;
  const other = await studies.importGame(game('d2d4'));
  assert.notEqual(other, study);
  assert.equal(await studies.study('chess'), other);
  assert.equal((await studies.study('tax')).variant.id, 'tax');
});

test('the game on the board gets a study of its own to be reviewed, where another one has changes', async () => {
  const done = [];
  const studies = new OpenStudies(kingcraft, {
    open: async () => null,
    replace: () => done.push('replace'),
    openBeside: () => done.push('beside'),
  });
  const game = (...moves) => ({ variant: 'chess', fen: startFen, moves, player: 'black' });
  const study = await studies.studyOf(game('e2e4', 'e7e5'));
  assert.equal(study.player, 'black');
  study.goTo(study.tree.root);
  study.play('d4');
  assert.equal(await studies.studyOf(game('e2e4', 'e7e5')), study);
  const other = await studies.studyOf(game('e2e4', 'c7c5'));
  assert.equal(other.tree.mainLine()[1].move.san, 'c5');
  assert.equal(study.tree.root.children.length, 2);
  assert.equal(await studies.importGame(game('e2e4', 'c7c5')), other);
  assert.deepEqual(done, ['replace', 'beside']);
});

const addresses = [
  ['#analyse', {}],
  ['#analyse/tax', { variant: 'tax' }],
  ['#analyse?review', { asksForReview: true }],
  ['#analyse/tax?study=1.a_-', { variant: 'tax', shared: '1.a_-' }],
  ['#analyse/three2', { variant: 'three2' }],
  ['#analyse/chess960x?study=1', { variant: 'chess960x', shared: '1' }],
  ['#analyse/2three', null],
  ['#analyse/tax?study=', { variant: 'tax', shared: '' }],
  ['#analyse?other', {}],
  ['#analyse/tax?fen=xyz', { variant: 'tax', fen: 'xyz' }],
  ['#analyse/tax?fen=4k3/8/8/8/8/8/8/4K3_w', { variant: 'tax', fen: '4k3/8/8/8/8/8/8/4K3 w' }],
  ['#analyse/tax?later=1&fen=k%7CK_w', { variant: 'tax', fen: 'k|K w' }],
  ['#analysed', null],
];
const plain = { variant: null, asksForReview: false, shared: null, fen: null };
for (const [address, expected] of addresses)
  test(`the address of a study: ${address}`, () => {
    assert.deepEqual(readStudyAddress(address), expected && { ...plain, ...expected });
  });

const editorAddresses = [
  ['#edit/tax', { variant: 'tax', fen: null }],
  ['#edit/three2', { variant: 'three2', fen: null }],
  ['#edit/tax?fen=k_w', { variant: 'tax', fen: 'k w' }],
  ['#edit/tax?later=1', { variant: 'tax', fen: null }],
  ['#edit/2three', null],
  ['#edit/', null],
];
for (const [address, expected] of editorAddresses)
  test(`the address of an editor: ${address}`, () => {
    assert.deepEqual(readEditAddress(address), expected);
  });

test('games of a file are called by their players', () => {
  const [known, untagged, broken] = listGames(
    '[White "A"]\n[Black "B"]\n[Date "2026.??.??"]\n\n1. e4 1-0\n\n[White "?"]\n\n*\n\n[White "A"]\n\n(',
  );
  assert.deepEqual(describeGame(known), { title: 'A – B', detail: '2026 · 1-0' });
  assert.deepEqual(describeGame(untagged), { title: 'White – Black', detail: '*' });
  assert.equal(describeGame(broken).detail, 'Unreadable: line 13');
});

test('names of files are plain', () => {
  assert.equal(fileName("King's Court", 'Ä/../b'), 'king-s-court-a-b');
  assert.equal(fileName('♞'), 'study');
});

const keys = [
  ['ArrowLeft', {}, 'previous'],
  ['End', {}, 'last'],
  ['a', {}, null],
  ['ArrowLeft', { altKey: true }, null],
  ['ArrowLeft', { target: { closest: () => ({}) } }, null],
  ['Home', { defaultPrevented: true }, null],
];
for (const [key, more, expected] of keys) {
  test(`the key ${key} with ${Object.keys(more)[0] ?? 'nothing'} steps: ${expected}`, () => {
    assert.equal(stepOf({ key, target: { closest: () => null }, ...more }), expected);
  });
}

const strokes = [
  [{}, 'red', 'red'],
  [{ shiftKey: true }, 'blue', 'red'],
  [{ ctrlKey: true }, 'green', 'red'],
  [{ altKey: true }, 'green', 'blue'],
  [{ shiftKey: true, altKey: true }, 'green', 'yellow'],
];
for (const [held, pen, expected] of strokes) {
  test(`a stroke in ${pen} with ${Object.keys(held).join(' and ') || 'no key'}: ${expected}`, () => {
    assert.equal(colorOfStroke(held, pen), expected);
  });
}

test('tags are added, changed and removed, and stay through PGN', () => {
  const study = studyOf('e4');
  study.tags = [{ name: 'Opening', value: 'None' }];
  study.setTag('WhiteElo', '2100');
  study.setTag('White', 'Ada');
  study.setTag('White', 'Ada "A" Byron');
  study.setTag('Opening', ' ');
  study.decide('1/2-1/2');
  assert.deepEqual(study.tags, [
    { name: 'WhiteElo', value: '2100' },
    { name: 'White', value: 'Ada "A" Byron' },
  ]);
  assert.ok(study.isChanged);
  const back = openFirst(kingcraft, study.toPgn());
  assert.equal(back.result, '1/2-1/2');
  for (const { name, value } of study.tags)
    assert.equal(back.tags.find((tag) => tag.name === name).value, value);
});

test('a result by the rules cannot be changed', () => {
  const study = studyOf('f3', 'e5', 'g4', 'Qh4#');
  study.decide('1-0');
  assert.deepEqual([study.isDecided, study.result], [true, '0-1']);
  assert.equal(studyOf('e4').isDecided, false);
});
