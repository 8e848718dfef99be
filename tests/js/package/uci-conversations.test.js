// The conversations of tests/data/uci.jsonl, which the native program has too. `> line` is said; `< line` waited for,
// as a pattern; `! begin` says that no line has begun so since the last best move; `$` ends the input.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UciSession } from '../../../web/cli/uci-session.js';
import { kingcraft, readData } from './support.js';

/** A session and its lines. */
class Conversation {
  #lines = [];
  #heard = () => {};
  /** How many lines were waited for, and how many of them up to the last best move. */
  #awaited = 0;
  #since = 0;
  #session = new UciSession(kingcraft, (text) => {
    this.#lines.push(...text.split('\n'));
    this.#heard();
  });

  say = (line) => this.#session.take(line);
  hangUp = () => this.#session.endOfInput();
  close = () => this.#session.close();

  async #next() {
    while (this.#awaited === this.#lines.length)
      await new Promise((resolve) => {
        this.#heard = resolve;
      });
    return this.#lines[this.#awaited++];
  }

  /** Waits for a line, and fails when a best move comes instead. */
  async expect(pattern) {
    const others = [];
    for (;;) {
      const line = await this.#next();
      const isBest = line.startsWith('bestmove');
      if (isBest) this.#since = this.#awaited;
      if (pattern.test(line)) return;
      others.push(line);
      assert.ok(!isBest, `no ${pattern}, but\n${others.join('\n')}`);
    }
  }

  expectNone(begin) {
    const found = this.#lines.slice(this.#since).filter((line) => line.startsWith(begin));
    assert.deepEqual(found, []);
  }
}

for (const { what, talk } of readData('uci.jsonl'))
  test(`uci: ${what}`, async (t) => {
    const conversation = new Conversation();
    t.after(conversation.close);
    for (const step of talk) {
      const text = step.slice(2);
      if (step[0] === '>') assert.ok(await conversation.say(text));
      if (step[0] === '<') await conversation.expect(new RegExp(`^${text}$`));
      if (step[0] === '!') conversation.expectNone(text);
      if (step[0] === '$') await conversation.hangUp();
    }
  });
