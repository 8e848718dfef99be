/**
 * The two bars at the board: who plays which color, whose turn it is, what the computer thinks, and the clocks.
 * @import { Color, Variant } from '../../kingcraft/index.js'
 * @import { SearchLine } from '../../worker/client.js'
 * @import { Session } from './session.js'
 */

import { h } from '../../dom/elements.js';
import { otherColor } from '../../kingcraft/square.js';
import { describePlayer, describeScore } from '../base/game-words.js';
import { byId, findIn } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { settings } from '../store/settings.js';
import { createFace } from './opponent-faces.js';
import { isLow, nextChange, showTime } from './time-controls.js';

export class PlayersView {
  /**
   * The faces of opponents by bar and level, each drawn once.
   * @type {Map<string, Element>}
   */
  #faces = new Map();

  /**
   * @param {Session} session
   * @param {Color} orientation who sits below
   * @param {Pick<SearchLine, 'depth' | 'score'> | null} thought of the computer that is to move
   * @param {boolean} thinking whether it is at work
   */
  update(session, orientation, thought, thinking) {
    this.#updateBar('player-top', otherColor(orientation), session, thinking ? thought : undefined);
    this.#updateBar('player-bottom', orientation, session, thinking ? thought : undefined);
  }

  /**
   * @param {string} id
   * @param {Color} color
   * @param {Session} session
   * @param {Pick<SearchLine, 'depth' | 'score'> | null | undefined} thought undefined if nobody thinks
   */
  #updateBar(id, color, session, thought) {
    const toMove = session.outcome === null && session.turn === color;
    const name = describePlayer(color, session);
    const isThinking = toMove && thought !== undefined;
    const span = (/** @type {string} */ className, text = '') =>
      h('span', { class: className, dir: 'auto' }, text);
    findIn(byId(id), '.seat').replaceChildren(
      span(`disc ${color}`),
      h('strong', {}, texts.colors[color]),
      ...(session.players[color] === 'machine' ? [this.#face(id, session.level)] : []),
      span('who', name === texts.colors[color] ? '' : name),
      span(
        'thought',
        isThinking
          ? describeThought(thought, color, session.variant)
          : (session.live?.sentenceOf(color) ?? ''),
      ),
    );
    byId(id).classList.toggle('to-move', toMove);
  }

  /**
   * The face for one of the bars: two computers need it twice.
   * @param {string} bar
   * @param {number} level
   */
  #face(bar, level) {
    const key = `${bar} ${level}`;
    const face = this.#faces.get(key) ?? createFace(level);
    this.#faces.set(key, face);
    return face;
  }
}

/**
 * How deep the computer looks and what it thinks of the position, where the reader wants to know.
 * @param {Pick<SearchLine, 'depth' | 'score'> | null} thought
 * @param {Color} turn
 * @param {Variant} variant
 */
function describeThought(thought, turn, variant) {
  return thought && settings.current.thoughts
    ? texts.players.thought(thought.depth, describeScore(thought.score, turn, variant))
    : texts.players.thinking;
}

/** The two clocks, which go by themselves. */
export class ClocksView {
  #onLow;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Session | null} */
  #session = null;
  /** @type {Set<Color>} */
  #warned = new Set();

  /** @param {(color: Color) => void} onLow a player has to hurry now; said once a game */
  constructor(onLow) {
    this.#onLow = onLow;
  }

  /**
   * @param {Session} session
   * @param {Color} orientation who sits below
   */
  update(session, orientation) {
    if (session !== this.#session) this.#warned.clear();
    this.#session = session;
    this.#tick(session, { top: otherColor(orientation), bottom: orientation });
  }

  /**
   * @param {Session} session
   * @param {{ top: Color, bottom: Color }} colors
   */
  #tick(session, colors) {
    clearTimeout(this.#timer);
    const { clock } = session;
    this.#show(byId('clock-top'), colors.top, session);
    this.#show(byId('clock-bottom'), colors.bottom, session);
    if (!clock?.running) return;
    const wait = nextChange(session.timeLeft(clock.running));
    this.#timer = setTimeout(() => this.#tick(session, colors), wait);
  }

  /**
   * @param {HTMLElement} face
   * @param {Color} color
   * @param {Session} session
   */
  #show(face, color, session) {
    const { clock } = session;
    face.hidden = clock === null;
    if (!clock) return;
    const left = session.timeLeft(color);
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
