// @ts-nocheck
/** The two bars at the board: who plays which color, whose turn it is, what the machine thinks. */

import { otherColor } from '../kingcraft/square.js';
import { createElement } from '../scene/elements.js';
import { byId } from './dom.js';
import { texts } from './texts.js';
import { describePlayer, describeScore } from './words.js';

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
