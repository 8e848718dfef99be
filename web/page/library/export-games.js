/**
 * Saved games as one PGN file, which takes a few at a time.
 * @import { Kingcraft } from '../../kingcraft/index.js'
 * @import { GameRecord } from '../store/saved-records.js'
 */

import { MoveTree, writeGame } from '../../kingcraft/pgn/pgn.js';
import { resultText, tagsOfSession } from '../base/game-words.js';
import { savePgn } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { evaluationsOf } from '../play/computer-scores.js';
import { Session } from '../play/session.js';
import { readRecord } from '../store/saved-records.js';

export class GameFile {
  #kingcraft;
  /** @type {string[]} */
  #games = [];
  /** How many games could not be read, and are not in the text. */
  unreadable = 0;

  /** @param {Kingcraft} kingcraft */
  constructor(kingcraft) {
    this.#kingcraft = kingcraft;
  }

  /**
   * Adds these games.
   * @param {GameRecord[]} records as they were saved
   */
  add(records) {
    for (const record of records) {
      const text = exportGame(this.#kingcraft, record);
      if (text === null) this.unreadable += 1;
      else this.#games.push(text);
    }
  }

  /** All games as PGN. */
  get text() {
    return this.#games.join('\n');
  }
}

/**
 * The PGN of a game, null when it cannot be read.
 * @param {Kingcraft} kingcraft
 * @param {GameRecord} record
 */
function exportGame(kingcraft, record) {
  const game = readRecord(record);
  const session = game && restore(kingcraft, record);
  if (!session) return null;
  const text = pgnOf(kingcraft, session, game);
  session.dispose();
  return text;
}

/**
 * The PGN of a game.
 * @param {Kingcraft} kingcraft
 * @param {Session} session
 * @param {{ name: string | null, created: number | null }} record
 */
export function pgnOf(kingcraft, session, { name, created }) {
  const tags = {
    Event: name ?? texts.library.event,
    Date: dateTag(created),
    ...tagsOfSession(session),
  };
  return writeGame(kingcraft, {
    variant: session.variant.id,
    tags: Object.entries(tags).map(([tag, value]) => ({ name: tag, value })),
    result: resultText(session.outcome),
    tree: treeOf(session),
  });
}

/**
 * Offers the game on the board to the reader as a file.
 * @param {Kingcraft} kingcraft
 * @param {Session} session
 */
export function saveGame(kingcraft, session) {
  const record = { name: null, created: Date.now() };
  savePgn(`kingcraft-${session.variant.id}.pgn`, pgnOf(kingcraft, session, record));
}

/**
 * @param {Kingcraft} kingcraft
 * @param {GameRecord} record
 */
function restore(kingcraft, { saved }) {
  try {
    return Session.restore(kingcraft, saved);
  } catch {
    return null;
  }
}

/**
 * The moves of a session with what the engine thought of them.
 * @param {Session} session
 */
function treeOf(session) {
  const tree = new MoveTree(session.startFen);
  const evaluations = evaluationsOf(session);
  let node = tree.root;
  for (const [ply, move] of session.moves().entries()) {
    node = tree.add(node, move, session.position(ply + 1).fen);
    node.evaluation = evaluations[ply];
  }
  return tree;
}

/**
 * "2026.11.21", the day where the reader is; PGN writes what is not known with question marks.
 * @param {number | null} time
 */
function dateTag(time) {
  if (time === null) return '????.??.??';
  const date = new Date(time);
  /** @type {(value: number, count: number) => string} */
  const digits = (value, count) => String(value).padStart(count, '0');
  return [
    digits(date.getFullYear(), 4),
    digits(date.getMonth() + 1, 2),
    digits(date.getDate(), 2),
  ].join('.');
}
