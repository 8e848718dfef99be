// @ts-nocheck
/** Kept games as one PGN file, which takes them a few at a time. */

import { MoveTree, writeGame } from '../../kingcraft/pgn/pgn.js';
import { evaluationsOf } from '../play/evaluations.js';
import { Session } from '../session.js';
import { texts } from '../texts.js';
import { resultText, tagsOfSession } from '../words.js';
import { readRecord } from './saved-records.js';

export class GameFile {
  #kingcraft;
  #games = [];
  /** How many games could not be read, and are not in the text. */
  unreadable = 0;

  /** @param kingcraft the loaded package */
  constructor(kingcraft) {
    this.#kingcraft = kingcraft;
  }

  /** Takes these records, as they were kept. */
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

/** The PGN of a game, null when it cannot be read. */
function exportGame(kingcraft, record) {
  let session;
  try {
    session = Session.restore(kingcraft, record.saved);
  } catch {
    return null;
  }
  const { name, created } = readRecord(record);
  const tags = {
    Event: name ?? texts.library.event,
    Date: dateTag(created),
    ...tagsOfSession(session),
  };
  const text = writeGame(kingcraft, {
    variant: session.variant.id,
    tags: Object.entries(tags).map(([tag, value]) => ({ name: tag, value })),
    result: resultText(session.outcome),
    tree: treeOf(session),
  });
  session.dispose();
  return text;
}

/** The moves of a session with what the machine thought of them. */
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

/** "2026.11.21", the day where the reader is; PGN writes what is not known with question marks. */
function dateTag(time) {
  if (time === null) return '????.??.??';
  const date = new Date(time);
  const digits = (value, count) => String(value).padStart(count, '0');
  return [
    digits(date.getFullYear(), 4),
    digits(date.getMonth() + 1, 2),
    digits(date.getDate(), 2),
  ].join('.');
}
