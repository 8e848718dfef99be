// A study as a link: what it holds, its length, and links that are broken.

import assert from 'node:assert/strict';
import test from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { load } from 'kingcraft';
import { Study } from '../../../../web/page/study/study.js';
import {
  LONGEST_LINK,
  readStudyLink,
  writeStudyLink,
} from '../../../../web/page/study/study-link.js';

const kingcraft = await load();

/** 1. e4 e5 (1... c5 with notes) 2. Nf3, in a study that its reader has changed. */
function annotated() {
  const study = Study.begin(kingcraft, 'chess');
  for (const move of ['e4', 'e5', 'Nf3']) study.play(move);
  study.goTo(study.tree.root.children[0]);
  study.play('c5');
  study.setComment('Sicilian: „schärfer“ ♞');
  study.toggleNag(5);
  study.toggleShape({ from: 'c5', to: 'd4', color: 'green' });
  study.setTag('White', 'Ada');
  study.importedGame = 'secret';
  study.player = 'white';
  return study;
}

const dataOf = (value) => `1.${deflateRawSync(Buffer.from(value)).toString('base64url')}`;

test('a link holds moves, variations, notes and tags, and nothing of the reader', async () => {
  const data = await writeStudyLink(annotated());
  assert.match(data, /^1\.[\w-]+$/);
  const study = await readStudyLink(kingcraft, 'chess', data);
  const { comment, nags, shapes, move } = study.current;
  assert.deepEqual([move.san, comment, nags], ['c5', 'Sicilian: „schärfer“ ♞', [5]]);
  assert.deepEqual(shapes, [{ from: 'c5', to: 'd4', color: 'green' }]);
  assert.deepEqual(
    study.tree.mainLine().map(({ move }) => move.san),
    ['e4', 'e5', 'Nf3'],
  );
  assert.equal(study.tag('White'), 'Ada');
  assert.deepEqual([study.isChanged, study.importedGame, study.player], [false, '', null]);
});

test('a long game with many notes still fits', async () => {
  const study = Study.begin(kingcraft, 'chess');
  for (let ply = 0; ply < 200; ply++) {
    study.play(['g1f3', 'g8f6', 'f3g1', 'f6g8'][ply % 4]);
    if (ply % 3 === 0) study.setComment(`After half-move ${ply} both sides wait.`);
  }
  const data = await writeStudyLink(study);
  assert.ok(data.length < 6000, `${data.length} characters`);
  const { tree } = await readStudyLink(kingcraft, 'chess', data);
  assert.equal(tree.mainLine().length, 200);
});

test('a study that is too long gets no link', async () => {
  const study = annotated();
  let seed = 1;
  const noise = Array.from({ length: 30_000 }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (seed % 90));
  });
  study.setComment(noise.join(''));
  await assert.rejects(writeStudyLink(study), { reason: 'tooLong' });
  study.setComment('x'.repeat(1_000_001));
  await assert.rejects(writeStudyLink(study), { reason: 'tooLong' });
});

const nodes = [{}, { up: 0, move: 'e2e5' }];
const faults = [
  ['nothing', '', 'broken'],
  ['no number', 'abc', 'broken'],
  ['other letters', '1.ab!', 'broken'],
  ['a form of a later page', '2.abc', 'newer'],
  ['no compressed data', '1.abcd', 'broken'],
  ['a link that was cut', dataOf('{"fen":"x","nodes":[]}').slice(0, -6), 'broken'],
  ['no JSON', dataOf('chess'), 'broken'],
  ['null', dataOf('null'), 'broken'],
  ['another FEN', dataOf('{"fen":"x","tags":[],"nodes":[]}'), 'broken'],
  ['an illegal move', dataOf(JSON.stringify({ tags: [], nodes })), 'broken'],
  ['a small link with large contents', dataOf(' '.repeat(2_000_000)), 'tooLong'],
  ['a long link', `1.${'a'.repeat(LONGEST_LINK)}`, 'tooLong'],
];
for (const [name, data, reason] of faults) {
  test(`a link that is refused: ${name}`, async () => {
    await assert.rejects(readStudyLink(kingcraft, 'chess', data), { reason });
  });
}

test('a browser that cannot compress says so', async () => {
  const { CompressionStream: real } = globalThis;
  delete globalThis.CompressionStream;
  try {
    await assert.rejects(writeStudyLink(annotated()), { reason: 'notSupported' });
  } finally {
    globalThis.CompressionStream = real;
  }
});
