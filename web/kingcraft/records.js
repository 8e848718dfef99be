// @ts-nocheck
// What the engine answers, as text: fields parted by tabs, lists in a field by commas, records by
// line feeds. bindings/records.hpp writes it.

import * as errors from './errors.js';
import { english, readMessage } from './messages.js';

const classByCode = new Map(
  Object.values(errors).map((ErrorClass) => [new ErrorClass('stop').code, ErrorClass]),
);

/** An error as it comes from the engine or a worker, made an error again: `{ code, key, values, line?, column?, cause? }`. */
export function errorFrom({ code, key, values, ...options }) {
  const ErrorClass = classByCode.get(code) ?? errors.EngineError;
  return new ErrorClass(key, values, options);
}

/** Roles by their letters, as FEN, SAN and the engine write them. The engine names them with its games. */
const roleByLetter = new Map();

/** Reads what the engine tells of a role, its letter and its name (`Kking`): the role. */
export function readNamedRole(text) {
  const role = text.slice(1);
  roleByLetter.set(text[0], role);
  return role;
}

/** The role of a letter of either case; undefined when there is none. */
export const roleOf = (letter) => roleByLetter.get(letter.toUpperCase());

/** The role that a word (`queen`) or a letter (`q`, `Q`) means; undefined when there is none. */
export function readRole(text) {
  if (text.length === 1) return roleOf(text);
  return [...roleByLetter.values()].find((role) => role === text);
}

/** The content of `=content`; throws what `!error` says. */
export function unwrap(reply) {
  const content = reply.slice(1);
  if (reply[0] === '=') return content;
  const [code, line, column, text] = content.split('\t');
  throw errorFrom({ code, ...readMessage(text), line: Number(line), column: Number(column) });
}

/** The records of a text; none of the empty one. */
export const readLines = (text) => (text === '' ? [] : text.split('\n'));

const readList = (field) => (field === '' ? [] : field.split(','));

/** Frozen, and one for all. */
const emptyList = Object.freeze([]);

const colorOf = (fenLetter) => (fenLetter === fenLetter.toUpperCase() ? 'white' : 'black');

/** `[{ square, piece, color }]` of `Ke1,qd8`. */
export function readPieces(field) {
  return readList(field).map((text) => ({
    square: text.slice(1),
    piece: roleOf(text[0]),
    color: colorOf(text[0]),
  }));
}

function readCaptured(field) {
  if (field === '') return emptyList;
  const pieces = readPieces(field).map(({ piece, square }) => Object.freeze({ piece, square }));
  return Object.freeze(pieces);
}

function readRook(field) {
  const [from, to] = readList(field);
  return Object.freeze({ from, to });
}

/** A frozen Move, see index.d.ts. */
export function readMove(record) {
  const [id, san, from, to, letter, kind, captured, promotion, rook, path] = record.split('\t');
  const move = { id, san, from, to, piece: roleOf(letter), color: colorOf(letter), kind };
  move.captured = readCaptured(captured);
  if (promotion) move.promotion = roleOf(promotion);
  if (rook) move.rook = readRook(rook);
  move.path = path === '' ? emptyList : Object.freeze(readList(path));
  return Object.freeze(move);
}

export const readMoves = (text) => readLines(text).map(readMove);

/** A frozen Explanation, see index.d.ts. */
export function readExplanation(record) {
  const [legal, rule, text, path] = record.split('\t');
  const message = readMessage(text);
  return Object.freeze({
    legal: legal === 'yes',
    rule,
    ...message,
    text: english(message),
    path: Object.freeze(readList(path)),
  });
}

/** `[{ key, values, message, line, column }]`. */
export function readNotes(text) {
  return readLines(text).map((record) => {
    const [line, column, text] = record.split('\t');
    const message = readMessage(text);
    return { ...message, message: english(message), line: Number(line), column: Number(column) };
  });
}

function readProbed(record) {
  const [id, result, plies] = record.split('\t');
  return { id, result, plies: plies === '' ? null : Number(plies) };
}

/** `{ result, plies, moves: [{ id, result, plies }] }`, or null of the empty text. */
export function readProbe(text) {
  if (text === '') return null;
  const [{ result, plies }, ...moves] = text.split('\n').map(readProbed);
  return { result, plies, moves };
}

/** `{ winner, reason, rule }`, or null of the empty record. */
export function readOutcome(record) {
  if (record === '') return null;
  const [winner, reason, rule] = record.split('\t');
  return { winner: winner || null, reason, rule: rule || null };
}

/** `[{ color, kind, square, letter, king }]` of `K castling h1 e1,b first-move b8`. */
export function readRights(field) {
  return readList(field).map((text) => {
    const [letter, kind, square, king] = text.split(' ');
    const right = { color: colorOf(letter), kind, square, letter };
    return king ? { ...right, king } : right;
  });
}

/** `[{ piece, min, max }]` of `K1-2`. */
function readCounts(field) {
  return readList(field).map((text) => {
    const [min, max] = text.slice(1).split('-').map(Number);
    return Object.freeze({ piece: roleOf(text[0]), min, max });
  });
}

/** `[{ from, to, count }]`. */
export function readRays(from, text) {
  return readLines(text).map((record) => {
    const [to, count] = record.split('\t');
    return { from, to, count: Number(count) };
  });
}

/** A variant without its rules. */
export function readVariant(record) {
  const [
    id,
    name,
    inventor,
    year,
    files,
    ranks,
    levels,
    startFen,
    pieces,
    promotions,
    divergent,
    counts,
    capturable,
    rights,
  ] = record.split('\t');
  return {
    id,
    name,
    inventor: inventor === '' ? null : inventor,
    year: Number(year),
    files: Number(files),
    ranks: Number(ranks),
    levels: Number(levels),
    startFen,
    pieces: Object.freeze(pieces.split(',').map(readNamedRole)),
    promotions: Object.freeze([...promotions].map(roleOf)),
    divergent: Object.freeze([...divergent].map(roleOf)),
    pieceCounts: Object.freeze(readCounts(counts)),
    kingMayBeCaptured: capturable === 'yes',
    rights: Object.freeze(readRights(rights).map(Object.freeze)),
  };
}

function readLine(record) {
  const [depth, seldepth, unit, value, pv] = record.split('\t');
  const score = { [unit]: Number(value) };
  return { depth: Number(depth), seldepth: Number(seldepth), score, pv: readList(pv) };
}

/** What a search has found: `{ best, ponder, lines, nodes, depth }`. */
export function readReport(text) {
  const [head, ...lines] = text.split('\n');
  const [best, ponder, nodes, depth] = head.split('\t');
  return {
    best: best === '' ? null : best,
    ponder: ponder === '' ? null : ponder,
    lines: lines.map(readLine),
    nodes: Number(nodes),
    depth: Number(depth),
  };
}
