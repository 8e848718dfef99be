// The bars at the board during the computer's turn: its evaluation and depth only where the reader asks.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kingcraft, visitGame } from '../page-window.js';

const { PlayersView } = await import('../../../../web/page/play/players-view.js');
const { changeSettings } = await import('../../../../web/page/store/page-storage.js');
const { Session } = await import('../../../../web/page/play/session.js');

const players = { white: 'machine', black: 'machine' };
const thought = { depth: 12, score: { cp: 34 } };
const said = () => document.querySelector('#player-bottom .thought').textContent;

for (const { id: variant } of kingcraft.variants)
  test(`${variant}: evaluation and depth are hidden until the settings show them`, async () => {
    await visitGame('chess');
    const session = new Session(kingcraft, { variant, players, level: 1 });
    const view = new PlayersView();
    const show = (found) => view.update(session, 'white', found, true);
    for (const [thoughts, expected] of [
      [undefined, /^thinking$/],
      [true, /^thinking, depth 12, .*0\.3/],
      [false, /^thinking$/],
    ]) {
      if (thoughts !== undefined) await changeSettings({ thoughts });
      show(thought);
      assert.match(said(), expected);
      show(null);
      assert.equal(said(), 'thinking');
    }
  });
