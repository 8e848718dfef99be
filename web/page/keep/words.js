/** What a list says of a kept game. */
import { COLOR_NAMES, describeOutcome } from '../words.js';

/**
 * @param record that readRecord gave
 * @param variants as the package lists them
 * @returns {{ title: string, details: string, state: string, readable: boolean }} the title is the name it was given, or its game
 */
export function describeRecord(record, variants) {
  const variant = variants.find(({ id }) => id === record.variant);
  const date = describeTime(record.changed);
  if (!variant || !record.players)
    return { title: 'A game that cannot be read', details: date, state: '', readable: false };
  return {
    title: record.name ?? variant.name,
    details: [record.name && variant.name, describePlayers(record), date]
      .filter(Boolean)
      .join(' · '),
    state: [describeState(record.summary), describeLength(record.plies)].filter(Boolean).join(' '),
    readable: true,
  };
}

function describePlayers(record) {
  const { players, level } = record;
  if (players.white !== players.black) {
    const color = players.white === 'person' ? 'White' : 'Black';
    return `You have ${color} against the machine${level ? `, level ${level}` : ''}`;
  }
  return players.white === 'person'
    ? 'Two people'
    : `Two machines${level ? `, level ${level}` : ''}`;
}

function describeState(summary) {
  if (!summary) return '';
  return summary.outcome
    ? describeOutcome(summary.outcome)
    : `${COLOR_NAMES[summary.turn]} to move.`;
}

/** Moves are counted as players count them: a move of White and the answer to it are one. */
function describeLength(plies) {
  if (plies === 0) return 'No moves yet.';
  const moves = Math.ceil(plies / 2);
  return `${moves.toLocaleString()} ${moves === 1 ? 'move' : 'moves'}.`;
}

/** "21 Nov 2026, 16:20", as the reader writes it; empty when it is not known. */
export function describeTime(time) {
  if (time === null) return '';
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(
    time,
  );
}
