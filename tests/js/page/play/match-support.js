// A game on the page whose computer never answers, and what was asked of it.

import { PageMatch } from '../../../../web/page/play/page-match.js';

const nothing = () => {};

/**
 * A match with counts of what the computer was asked and the page heard.
 * @param {import('../../../../web/kingcraft/index.js').Kingcraft} kingcraft
 * @param {{ doubt: object | null }} check what is said against every move of a person
 */
export function createMatch(kingcraft, { doubt }) {
  const calls = { thoughts: 0, doubts: 0, takenBack: [], causes: [] };
  const computer = {
    isThinking: false,
    callOff: nothing,
    stop: nothing,
    warmUp: nothing,
    think() {
      calls.thoughts += 1;
      return new Promise(nothing);
    },
  };
  const handlers = {
    changed({ cause, move }) {
      calls.causes.push(cause);
      if (cause === 'takeBack') calls.takenBack.push(move.id);
    },
    thinking: nothing,
    doubted: () => {
      calls.doubts += 1;
    },
  };
  const check = { doubt: async () => doubt };
  return { match: new PageMatch(kingcraft, { computer, check }, handlers), calls };
}
