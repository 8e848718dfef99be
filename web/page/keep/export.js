/** All kept games as one PGN file. */
import { tagLine, tagsOfSession } from '../pgn-tag.js';
import { Session } from '../session.js';
import { texts } from '../texts.js';
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
    Event: name ?? texts.library.event,
    Date: dateTag(created),
    ...tagsOfSession(session),
  };
  const text = withTags(session.game.pgn(), tags);
  session.dispose();
  return text;
}

/** Gives the tags of a PGN other values; those that it lacks follow its result. */
function withTags(pgn, tags) {
  const lacking = Object.keys(tags).filter((tag) => !`\n${pgn}`.includes(`\n[${tag} `));
  const lineOf = (tag) => tagLine(tag, tags[tag]);
  return pgn.replaceAll(/^\[(\w+) "[^"\n]*"\]$/gm, (line, tag) => {
    if (tag === 'Result') return [line, ...lacking.map(lineOf)].join('\n');
    return tag in tags ? lineOf(tag) : line;
  });
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
