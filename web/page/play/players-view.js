// @ts-nocheck
/** The two bars at the board: who plays which color, whose turn it is, what the machine thinks. */
import { otherColor } from '../../kingcraft/square.js';
import { createElement } from '../../scene/elements.js';
import { describePlayer, describeScore } from '../game-words.js';
import { byId } from '../page-elements.js';
import { texts } from '../page-texts.js';
import { isLow, nextChange, showTime } from './time-controls.js';

export class PlayersView {
  /**
   * @param session
   * @param {'white' | 'black'} orientation who sits below
   * @param {{ depth: number, score } | null} thought of the machine that is to move
   * @param {boolean} thinking whether it is at work
   */
  update(session, orientation, thought, thinking) {
    const top = otherColor(orientation);
    for (const [id, color] of [
      ['player-top', top],
      ['player-bottom', orientation],
    ]) {
      const toMove = session.outcome === null && session.turn === color;
      const disc = createElement('span', { className: `disc ${color}` });
      const who = createElement('span', {
        className: 'who',
        textContent: describePlayer(color, session),
      });
      const words = toMove && thinking ? describeThought(thought, color, session.variant) : '';
      byId(id)
        .querySelector('.seat')
        .replaceChildren(
          disc,
          createElement('strong', { textContent: texts.colors[color] }),
          who,
          createElement('span', { className: 'thought', textContent: words }),
        );
      byId(id).classList.toggle('to-move', toMove);
    }
  }
}

function describeThought(thought, turn, variant) {
  return thought?.score
    ? texts.players.thought(thought.depth, describeScore(thought.score, turn, variant))
    : texts.players.thinking;
}

export class ClocksView {
  #onLow;
  #timer = 0;
  #session = null;
  #warned = new Set();

  /** @param {(color: 'white' | 'black') => void} onLow a player has to hurry now; said once a game */
  constructor(onLow) {
    this.#onLow = onLow;
  }

  /**
   * @param session
   * @param {'white' | 'black'} orientation who sits below
   */
  update(session, orientation) {
    if (session !== this.#session) this.#warned.clear();
    this.#session = session;
    this.#tick([
      [byId('clock-top'), otherColor(orientation)],
      [byId('clock-bottom'), orientation],
    ]);
  }

  #tick(faces) {
    clearTimeout(this.#timer);
    const { clock } = this.#session;
    for (const [face, color] of faces) {
      face.hidden = clock === null;
      if (clock) this.#show(face, color);
    }
    if (clock?.running) {
      const wait = nextChange(this.#session.timeLeft(clock.running));
      this.#timer = setTimeout(() => this.#tick(faces), wait);
    }
  }

  #show(face, color) {
    const { clock } = this.#session;
    const left = this.#session.timeLeft(color);
    const low = isLow(left, clock);
    face.textContent = showTime(left);
    face.setAttribute('aria-label', texts.game.clock(color));
    face.classList.toggle('running', clock.running === color);
    face.classList.toggle('low', low);
    if (!low || this.#warned.has(color) || left === 0) return;
    this.#warned.add(color);
    this.#onLow(color);
  }
}
