/**
 * The descriptions of saved games and studies in a list.
 * @import { Color, Variant } from '../../kingcraft/index.js'
 * @import { Players } from '../play/session.js'
 * @import { ListedFriend, ListedGame, ListedStudy } from '../store/saved-records.js'
 */
import { otherColor } from '../../kingcraft/square.js';
import { dateAndTime, wholeNumber } from '../base/formats.js';
import {
  describeComputer,
  describeOutcome,
  describePeople,
  describePlayer,
} from '../base/game-words.js';
import { gameName, texts } from '../base/page-texts.js';

const COLORS = /** @type {const} */ (['white', 'black']);

/**
 * @param {ListedGame} game
 * @param {readonly Variant[]} variants as the package lists them
 * @returns {{ title: string, details: string, state: string, readable: boolean }} the title is the name it was given,
 *   or its game
 */
export function describeRecord({ name, variant: id, players, level, changed, ...game }, variants) {
  const variant = variants.find((one) => one.id === id);
  const date = describeTime(changed);
  if (!variant || !players)
    return { title: texts.library.broken, details: date, state: '', readable: false };
  return {
    title: name ?? gameName(variant),
    details: [name && gameName(variant), describePlayers({ players, level, ...game }), date]
      .filter(Boolean)
      .join(' · '),
    state: [describeState({ players, ...game }), describeLength(game.plies)]
      .filter(Boolean)
      .join(' '),
    readable: true,
  };
}

/**
 * @param {ListedStudy} study
 * @param {string} game the name of its game
 * @returns {{ title: string, details: string, state: string }} the title has the players, where they are known
 */
export function describeStudy({ players, plies, changed }, game) {
  return {
    title: players?.join(' – ') ?? game,
    details: [players && game, describeTime(changed)].filter(Boolean).join(' · '),
    state: plies === null ? '' : describeLength(plies),
  };
}

/** @param {Pick<ListedGame, 'level' | 'names' | 'friend'> & { players: Players }} game */
function describePlayers({ players, level, names, friend }) {
  if (friend) return describeFriends(players, friend);
  if (players.white !== players.black) {
    const color = players.white === 'person' ? 'white' : 'black';
    return texts.library.against(color, describeComputer(level));
  }
  if (players.white === 'person') return describePeople(names);
  return texts.library.computers(describeComputer(level));
}

/**
 * @param {Players} players
 * @param {ListedFriend} friend
 */
function describeFriends(players, friend) {
  /** @param {Color} color */
  const nameOf = (color) => describePlayer(color, { players, level: 1, friend });
  const side = COLORS.find((color) => players[color] === 'person');
  if (!side) return texts.friend.watched(nameOf('white'), nameOf('black'));
  return texts.library.against(side, nameOf(otherColor(side)));
}

/** @param {Pick<ListedGame, 'summary' | 'friend' | 'players'>} game */
function describeState({ summary, friend, players }) {
  if (!summary) return '';
  if (friend && players && !summary.outcome) return describeTurn(summary.turn, players, friend);
  return summary.outcome ? describeOutcome(summary.outcome) : texts.library.toMove(summary.turn);
}

/**
 * @param {Color} turn
 * @param {Players} players
 * @param {ListedFriend} friend
 */
function describeTurn(turn, players, { isDue, isLive, names }) {
  if (isLive) return texts.friend.liveGame;
  if (players.white === players.black) return texts.library.toMove(turn);
  if (players[turn] === 'person') return `${texts.friend.yourTurn(null)}.`;
  const words = isDue ? texts.friend.sendLink : texts.friend.waiting;
  return `${words(names[turn])}.`;
}

/**
 * Moves are counted as players count them: a move of White and the answer to it are one.
 * @param {number} plies
 */
function describeLength(plies) {
  if (plies === 0) return texts.library.noMoves;
  const moves = Math.ceil(plies / 2);
  return texts.library.moves(moves, wholeNumber(moves));
}

/**
 * "21 Nov 2026, 16:20", as the reader writes it; empty when it is not known.
 * @param {number | null} time
 */
function describeTime(time) {
  return time === null ? '' : dateAndTime(time);
}
