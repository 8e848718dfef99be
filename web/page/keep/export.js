/** All kept games as one PGN file. */
import { Session } from '../session.js';
import { describePlayer } from '../words.js';
import { readRecord } from './record.js';

/**
 * @param kingcraft the loaded package
 * @param records as they were kept
 * @returns {{ text: string, count: number, unreadable: number }}
 */
export function exportGames(kingcraft, records) {
  const games = records.map((record) => exportGame(kingcraft, record));
  const readable = games.filter((text) => text !== null);
  const unreadable = games.length - readable.length;
  return { text: readable.join('\n'), count: readable.length, unreadable };
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
    Event: name ?? 'Kingcraft game',
    Date: dateTag(created),
    White: describePlayer('white', session),
    Black: describePlayer('black', session),
  };
  const text = withTags(session.game.pgn(), tags);
  session.dispose();
  return text;
}

/** Gives tags that a PGN has already their values. */
function withTags(pgn, tags) {
  return pgn.replaceAll(/^\[(\w+) "[^"\n]*"\]$/gm, (line, tag) =>
    tag in tags ? `[${tag} "${escaped(tags[tag])}"]` : line,
  );
}

function escaped(value) {
  return value.replaceAll(/["\\]/g, '\\$&').replaceAll(/\s+/g, ' ');
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
