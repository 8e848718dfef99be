// @ts-nocheck
/**
 * A kept game as plain data: `{ id, created, changed, name?, saved, summary? }`. The times are those of Date.now(), `saved` is what
 * Session.toSave() gives, and the summary is what a list says of it: `{ turn, outcome }`. A record can be anything when it is read.
 */

const LONGEST_NAME = 60;

/** The record of a session. */
export function recordOf(session, { id, created, name }, now) {
  const { turn, outcome } = session;
  return { id, created, changed: now, name, saved: session.toSave(), summary: { turn, outcome } };
}

/** A name as the reader typed it, short enough for a list; null when there is nothing in it. */
export function readName(text) {
  const name = String(text).replaceAll(/\s+/g, ' ').trim();
  return [...name].slice(0, LONGEST_NAME).join('') || null;
}

/**
 * A record that a list can show, from one that was kept: what is missing or broken in it is null.
 * @returns {{ id: string, name: string | null, created: number | null, changed: number | null, variant, plies, players, level, summary } | null} null
 *   when it is no record at all
 */
export function readRecord(record) {
  if (typeof record?.id !== 'string') return null;
  const { id, name, created, changed, saved } = record;
  const { variant = null, moves = [], players = null, level = null } = Object(saved);
  return {
    id,
    name: typeof name === 'string' ? readName(name) : null,
    created: isTime(created) ? created : null,
    changed: isTime(changed) ? changed : null,
    variant: typeof variant === 'string' ? variant : null,
    plies: Array.isArray(moves) ? moves.length : 0,
    players: arePlayers(players) ? players : null,
    level: Number.isInteger(level) ? level : null,
    summary: readSummary(record.summary),
  };
}

/**
 * A record of a study that a list can show, from one that was kept; see study-record.js.
 * @returns {{ id: string, variant: string, changed: number | null, players: [string, string] | null, plies: number | null } | null}
 *   null when it is no record at all; the players where both are known
 */
export function readStudy(record) {
  if (typeof record?.id !== 'string' || typeof record.variant !== 'string') return null;
  const { id, variant, changed, summary } = record;
  const players = [summary?.white, summary?.black].map((name) => readName(name ?? ''));
  return {
    id,
    variant,
    changed: isTime(changed) ? changed : null,
    players: players.every((name) => name !== null && name !== '?') ? players : null,
    plies: Number.isInteger(summary?.plies) ? summary.plies : null,
  };
}

const isTime = (value) => Number.isFinite(value) && Math.abs(value) < 8.64e15;

const PLAYERS = ['person', 'machine'];
const COLORS = ['white', 'black'];

const arePlayers = (players) =>
  PLAYERS.includes(players?.white) && PLAYERS.includes(players?.black);

function readSummary(summary) {
  if (!COLORS.includes(summary?.turn)) return null;
  const { turn, outcome } = summary;
  if (outcome === null) return { turn, outcome };
  const known = outcome?.winner === null || COLORS.includes(outcome?.winner);
  return known && typeof outcome.reason === 'string' ? { turn, outcome } : null;
}
