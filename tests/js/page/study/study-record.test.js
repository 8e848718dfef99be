// The content of a study's record, and the parts left out of a damaged one.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from 'kingcraft';
import { atOnce } from '../../../../web/page/base/sliced-work.js';
import { Study } from '../../../../web/page/study/study.js';
import { restoreInSteps } from '../../../../web/page/study/study-record.js';
import { openFirst } from './pgn-support.js';
import { savedOf, studySupport } from './study-support.js';

const kingcraft = await load();
const { studyOf, changed } = studySupport(kingcraft);

/** All that a study holds, as plain data. */
function plain({ tree, tags, result, isChanged, importedGame }) {
  const nodeOf = ({ move, fen, comment, opening, nags, shapes, evaluation, children }) => ({
    id: move?.id,
    fen,
    comment,
    opening,
    nags,
    shapes,
    evaluation,
    children: children.map(nodeOf),
  });
  const at = tree.lineTo(tree.current).map(({ move }) => move.id);
  return { root: nodeOf(tree.root), at, tags, result, isChanged, importedGame };
}

test('a restored study is complete', () => {
  const pgn = `[White "Ada"]
[WhiteElo "2100"]
[Termination "abandoned"]

{Before} 1. e4! {[%csl Gd4,Rd5][%cal Ye2e4] Best.} e5 (1... c5 {open} 2. Nf3 (2. Nc3 $146) 2... d6)
(1... e6 2. d4) 2. Nf3 {[%eval 0.35]} ({Or} 2. f4 exf4) 2... Nc6 1/2-1/2`;
  const study = new Study(kingcraft, openFirst(kingcraft, pgn));
  const [e4] = study.tree.root.children;
  study.goTo(e4.children[1].children[1]);
  study.setComment('Two lines,\n  and a third:\n“<b>” \u202E');
  study.importedGame = 'the game';
  const back = atOnce(restoreInSteps(kingcraft, structuredClone(savedOf(study))));
  assert.deepEqual(plain(back), plain(study));
  assert.equal(back.toPgn(), study.toPgn());
  assert.equal(back.current.comment, 'Two lines,\n  and a third:\n“<b>” \u202E');
});

for (const { id, startFen } of kingcraft.variants) {
  test(`a study of ${id} comes back from any position`, () => {
    const game = kingcraft.newGame(id, startFen);
    const study = studyOf(id);
    for (let count = 0; count < 40; count++) {
      const ids = study.position.moves.map((move) => move.id);
      if (ids.length === 0) break;
      study.play(ids[(count * 7) % ids.length]);
      if (count % 9 === 8) study.goTo(study.current.parent.parent);
    }
    game.dispose();
    const middle = Study.begin(kingcraft, id, study.current.fen);
    for (const one of [study, middle]) {
      const back = atOnce(restoreInSteps(kingcraft, savedOf(one)));
      assert.deepEqual(plain(back), plain(one));
    }
  });
}

test('broken shapes, NAGs and evaluations are left out of a study', () => {
  const record = changed(({ nodes }) =>
    Object.assign(nodes[1], {
      shapes: [
        { from: 'e4', to: 'z9', color: 'red' },
        { from: 'e4', to: 'e5', color: 'url(x)' },
      ],
      nags: [1, 300, 'x'],
      evaluation: { cp: 'high' },
    }),
  );
  const { shapes, nags, evaluation } = atOnce(restoreInSteps(kingcraft, record)).tree.root
    .children[0];
  assert.deepEqual([shapes, nags, evaluation], [[], [1], null]);
});
