// Two pages that play live, the messages that are on their way to each, and a time that only the test moves.

import assert from 'node:assert/strict';
import { LiveGame } from '../../../web/friend/live-game.js';
import { load } from '../../../web/kingcraft/index.js';

export const kingcraft = await load();

const CLOCK = { time: 60_000, increment: 1000 };

export class Pair {
  time = 0;

  constructor({ variant = 'tax', fen = null, clock = CLOCK, id = 'Ab3dE9xQ' } = {}) {
    this.variant = variant;
    this.fen = fen;
    this.white = this.#page('white', { variant, fen, clock, id });
    this.black = this.#page('black', { variant, fen, clock, id });
    this.white.other = this.black;
    this.black.other = this.white;
  }

  #page(side, settings) {
    const page = { said: [], faults: [], heard: [], inbox: [] };
    page.game = new LiveGame(
      kingcraft,
      { ...settings, side, name: side },
      {
        send: (text) => page.other.inbox.push(text),
        changed: () => page.heard.push('changed'),
        said: (sentence) => page.said.push(sentence),
        measured: () => page.heard.push('measured'),
        begun: () => page.heard.push(`begun after ${page.game.moves.length}`),
        failed: (fault) => page.faults.push(fault),
      },
      () => this.time,
    );
    return page;
  }

  get pages() {
    return [this.white, this.black];
  }

  connect() {
    for (const { game } of this.pages) game.connect();
    this.deliverAll();
    return this;
  }

  cut() {
    for (const page of this.pages) {
      page.inbox.length = 0;
      page.game.disconnect();
    }
  }

  deliver(page) {
    if (page.inbox.length > 0) page.game.receive(page.inbox.shift());
  }

  deliverAll() {
    while (this.pages.some(({ inbox }) => inbox.length > 0))
      for (const page of this.pages) {
        this.time += 20;
        this.deliver(page);
      }
  }

  play(...moves) {
    for (const move of moves) {
      const page = this.pages.find(({ game }) => game.isOwnTurn);
      assert.ok(page.game.play(move), move);
      this.deliverAll();
    }
    return this;
  }

  /** What both are to agree on. */
  shown() {
    return this.pages.map(({ game: { moves, end, isOver } }) => ({ moves, end, isOver }));
  }

  expectSame(message) {
    const [white, black] = this.shown();
    assert.deepEqual(white, black, message);
    assert.notEqual(this.white.game.side, this.black.game.side);
    assert.ok(!(this.white.game.isOwnTurn && this.black.game.isOwnTurn), 'one is to move');
    return white;
  }
}
