// Two pages that play live, the messages that are on their way to each, and a time that only the test moves.

import assert from 'node:assert/strict';
import { LiveGame } from '../../../web/friend/live-game.js';
import { load } from '../../../web/kingcraft/index.js';

export const kingcraft = await load();

const CLOCK = { time: 60_000, increment: 1000 };

export class Pair {
  time = 0;
  /** Counts connections. */
  #connections = 0;

  constructor({ variant = 'tax', fen = null, clock = CLOCK, id = 'Ab3dE9xQ' } = {}) {
    this.variant = variant;
    this.fen = fen;
    this.white = this.#page('white', { variant, fen, clock, id });
    this.black = this.#page('black', { variant, fen, clock, id });
    this.white.other = this.black;
    this.black.other = this.white;
  }

  #page(side, settings) {
    // `connection`: the one that the page has; null: none.
    const page = { said: [], faults: [], heard: [], inbox: [], connection: null };
    page.begin = (saved) => {
      page.game = new LiveGame(
        kingcraft,
        { ...settings, side, name: side },
        {
          send: (text) => this.#send(page, text),
          changed: () => {
            page.heard.push('changed');
            page.saved = page.game.toSave();
          },
          said: (sentence) => page.said.push(sentence),
          measured: () => page.heard.push('measured'),
          begun: () => page.heard.push(`begun after ${page.game.toSave().moves.length}`),
          failed: (fault) => page.faults.push(fault),
        },
        () => this.time,
        saved,
      );
      page.saved = page.game.toSave();
    };
    page.begin();
    return page;
  }

  /** Messages are saved before they are sent, so that a page that closes does not lose them. */
  #send(page, text) {
    const { left: _, ...saved } = page.saved;
    const { left: __, ...now } = page.game.toSave();
    assert.deepEqual(saved, now, `saved before it sends ${text}`);
    if (page.connection === page.other.connection) page.other.inbox.push(text);
  }

  get pages() {
    return [this.white, this.black];
  }

  connect() {
    this.greet();
    this.deliverAll();
    return this;
  }

  /** A new connection, on which both say hello. */
  greet() {
    this.cut();
    this.#connections += 1;
    for (const page of this.pages) page.connection = this.#connections;
    for (const { game } of this.pages) game.connect();
  }

  cut() {
    for (const page of this.pages) this.cutOff(page);
  }

  /** One page has no connection any longer, and the other one need not know. */
  cutOff(page) {
    page.inbox.length = 0;
    page.connection = null;
    page.game.disconnect();
  }

  /** A page is closed, and opened again from what it has saved last. */
  reload(page) {
    const { saved } = page;
    page.inbox.length = 0;
    page.connection = null;
    page.game.dispose();
    page.begin(JSON.parse(JSON.stringify(saved)));
    assert.deepEqual(page.saved, saved, 'what is read again is what was saved');
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

  /** The values that must be equal on both pages. */
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
