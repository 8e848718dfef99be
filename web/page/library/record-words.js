// @ts-nocheck
/** What a list says of a kept game. */
import { dateAndTime, wholeNumber } from '../formats.js';
import { gameName, texts } from '../texts.js';
import { describeOutcome } from '../words.js';

/**
 * @param record that readRecord gave
 * @param variants as the package lists them
 * @returns {{ title: string, details: string, state: string, readable: boolean }} the title is the name it was given, or its game
 */
export function describeRecord(record, variants) {
  const variant = variants.find(({ id }) => id === record.variant);
  const date = describeTime(record.changed);
  if (!variant || !record.players)
    return { title: texts.library.broken, details: date, state: '', readable: false };
  return {
    title: record.name ?? gameName(variant),
    details: [record.name && gameName(variant), describePlayers(record), date]
      .filter(Boolean)
      .join(' · '),
    state: [describeState(record.summary), describeLength(record.plies)].filter(Boolean).join(' '),
    readable: true,
  };
}

/**
 * @param study that readStudy gave
 * @param {string} game what its game is called
 * @returns {{ title: string, details: string, state: string }} the title has the players, where they are known
 */
export function describeStudy({ players, plies, changed }, game) {
  return {
    title: players?.join(' – ') ?? game,
    details: [players && game, describeTime(changed)].filter(Boolean).join(' · '),
    state: plies === null ? '' : describeLength(plies),
  };
}

function describePlayers(record) {
  const { players, level } = record;
  if (players.white !== players.black) {
    const color = players.white === 'person' ? 'white' : 'black';
    return texts.library.against(color, level);
  }
  return players.white === 'person' ? texts.library.people : texts.library.machines(level);
}

function describeState(summary) {
  if (!summary) return '';
  return summary.outcome ? describeOutcome(summary.outcome) : texts.library.toMove(summary.turn);
}

/** Moves are counted as players count them: a move of White and the answer to it are one. */
function describeLength(plies) {
  if (plies === 0) return texts.library.noMoves;
  const moves = Math.ceil(plies / 2);
  return texts.library.moves(moves, wholeNumber(moves));
}

/** "21 Nov 2026, 16:20", as the reader writes it; empty when it is not known. */
export function describeTime(time) {
  return time === null ? '' : dateAndTime(time);
}
