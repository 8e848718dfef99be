/**
 * Saved games and studies as plain data. Times are those of Date.now(). A record can be anything when it is read: an
 * older page, or a person, may have written it.
 * @import { Color, Outcome } from '../../kingcraft/index.js'
 * @import { Players, Session } from '../play/session.js'
 */
import { hasUnsent, readPlayerNames } from '../../friend/friend-game.js';
import { isLevel } from '../play/next-game.js';
import { uniqueId } from './browser-tab.js';

/**
 * The description of a game in the list.
 * @typedef {{ turn: Color, outcome: Outcome | null }} GameSummary
 */

/**
 * A saved game: `saved` is the session, as Session.restore() takes it.
 * @typedef {{
 *   id: string,
 *   created: number,
 *   changed: number,
 *   name?: string | null,
 *   saved: ReturnType<Session['toSave']>,
 *   summary?: GameSummary,
 * }} GameRecord
 */

/**
 * A saved study; see study-record.js for the text.
 * @typedef {{
 *   id: string,
 *   variant: string,
 *   changed: number,
 *   summary: { white?: string, black?: string, plies: number },
 *   text: string,
 * }} StudyRecord
 */

/**
 * The description of a game with a friend elsewhere in a list; `isDue`: whether the reader has to move or to send;
 * `isLive`: whether it is played live.
 * @typedef {{ names: Record<Color, string>, isDue: boolean, isLive: boolean }} ListedFriend
 */

/**
 * A game that a list can show. What is missing or broken in its record is null.
 * @typedef {{
 *   id: string,
 *   name: string | null,
 *   created: number | null,
 *   changed: number | null,
 *   variant: string | null,
 *   plies: number,
 *   players: Players | null,
 *   level: number | null,
 *   summary: GameSummary | null,
 *   names: Record<Color, string> | null,
 *   friend: ListedFriend | null,
 * }} ListedGame
 */

/**
 * A study that a list can show; the players where both are known.
 * @typedef {{
 *   id: string,
 *   variant: string,
 *   changed: number | null,
 *   players: string[] | null,
 *   plies: number | null,
 * }} ListedStudy
 */

const LONGEST_NAME = 60;

/** A new id of a game with a friend elsewhere: short enough for a link, and nobody else has it. */
export const friendId = () => uniqueId().slice(0, 16);

/**
 * The id of the record of a game with a friend elsewhere, by which its links find it.
 * @param {string} id of the game
 */
export const friendRecordId = (id) => `friend-${id}`;

/**
 * The record of a session.
 * @param {Session} session
 * @param {Pick<GameRecord, 'id' | 'created' | 'name'>} record the one that the session has
 * @param {number} now
 * @returns {GameRecord}
 */
export function recordOf(session, { id, created, name }, now) {
  const { turn, outcome } = session;
  return { id, created, changed: now, name, saved: session.toSave(), summary: { turn, outcome } };
}

/**
 * A name as the reader typed it, short enough for a list; null when it is empty, or no text.
 * @param {unknown} text
 */
export function readName(text) {
  const name = typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : '';
  return [...name].slice(0, LONGEST_NAME).join('') || null;
}

/**
 * @param {unknown} record
 * @returns {ListedGame | null} null when it is no record at all
 */
export function readRecord(record) {
  const { id, name, created, changed, saved, summary } = Object(record);
  if (typeof id !== 'string') return null;
  const { variant = null, moves = [], players = null, level } = Object(saved);
  const known = isSummary(summary) ? { turn: summary.turn, outcome: summary.outcome } : null;
  return {
    id,
    name: readName(name),
    created: isTime(created) ? created : null,
    changed: isTime(changed) ? changed : null,
    variant: typeof variant === 'string' ? variant : null,
    plies: Array.isArray(moves) ? moves.length : 0,
    players: arePlayers(players) ? players : null,
    level: isLevel(level) ? level : null,
    summary: known,
    names: readPlayerNames(saved?.names),
    friend: saved?.friend ? readFriend(saved, known) : null,
  };
}

/**
 * @param {any} saved
 * @param {GameSummary | null} summary
 * @returns {ListedFriend}
 */
function readFriend({ friend, players, moves }, summary) {
  const { names, sent, isSaid, live } = Object(friend);
  const known = {
    moves: Array.isArray(moves) ? moves : [],
    sent: Number.isInteger(sent) ? sent : 0,
    isSaid,
  };
  const { white, black } = Object(names);
  const isToMove = summary && !summary.outcome && players?.[summary.turn] === 'person';
  const isPlayed = COLORS.some((color) => players?.[color] === 'person');
  return {
    names: { white: readName(white) ?? '', black: readName(black) ?? '' },
    isLive: Boolean(live),
    // A live game goes on when both are there.
    isDue: isPlayed && !live && (isToMove || hasUnsent(known)),
  };
}

/**
 * @param {unknown} record
 * @returns {ListedStudy | null} null when it is no record at all
 */
export function readStudy(record) {
  const { id, variant, changed, summary } = Object(record);
  if (typeof id !== 'string' || typeof variant !== 'string') return null;
  const names = [summary?.white, summary?.black].map(readName);
  const players = names.flatMap((name) => (name === null || name === '?' ? [] : [name]));
  return {
    id,
    variant,
    changed: isTime(changed) ? changed : null,
    players: players.length === names.length ? players : null,
    plies: Number.isInteger(summary?.plies) ? summary.plies : null,
  };
}

/**
 * @param {unknown} value
 * @returns {value is number}
 */
const isTime = (value) =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 8.64e15;

const PLAYERS = ['person', 'machine', 'friend'];
const COLORS = ['white', 'black'];

/**
 * @param {unknown} value
 * @returns {value is Players}
 */
export function arePlayers(value) {
  const { white, black } = Object(value);
  return PLAYERS.includes(white) && PLAYERS.includes(black);
}

/**
 * @param {unknown} value
 * @returns {value is GameSummary}
 */
function isSummary(value) {
  const { turn, outcome } = Object(value);
  if (!COLORS.includes(turn)) return false;
  if (outcome === null) return true;
  const { winner, reason } = Object(outcome);
  return (winner === null || COLORS.includes(winner)) && typeof reason === 'string';
}
