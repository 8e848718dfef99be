// Reads the answers of the engine, which are text: fields between tabs, lists in a field between commas, records
// between line feeds. bindings/records.hpp writes it.

/**
 * @import { Color, Explanation, Material, Message, Move, MoveBase, Outcome, PgnNote, PlacedPiece, Probe, ProbedMove,
 *   Ray, Right, Role, Variant } from './index.js'
 */
/** @import { SearchLine, SearchReport } from '../worker/client.js' */

import * as errors from './errors.js';
import { english, readMessage } from './messages.js';

/** @type {Map<string, typeof errors[keyof typeof errors]>} */
const classByCode = new Map(
  Object.values(errors).map((ErrorClass) => [new ErrorClass('stop').code, ErrorClass]),
);

/**
 * An error as it comes from the engine or a worker, made an error again.
 * @param {Message & { code: string, line?: number, column?: number, cause?: unknown }} error
 */
export function errorFrom({ code, key, values, ...options }) {
  const ErrorClass = classByCode.get(code) ?? errors.EngineError;
  return new ErrorClass(key, values, options);
}

/** The roles of a game by their capital letters. @typedef {ReadonlyMap<string, Role>} RolesByLetter */

/** By the id of the game: the engine names the roles with its games. @type {Map<string, RolesByLetter>} */
const rolesByGame = new Map();

/** The roles of a game that the engine has listed. @param {string} variant */
export const rolesOf = (variant) =>
  /** @type {RolesByLetter} it lists all games */ (rolesByGame.get(variant));

/** In pawns, by the id of the game. @type {Map<string, ReadonlyMap<Role, number>>} */
const worthsByGame = new Map();

/** What a piece is worth in a game, in pawns. @param {string} variant @param {Role} role */
export const worthOf = (variant, role) => {
  const worths = worthsByGame.get(variant);
  return /** @type {NonNullable<typeof worths>} the engine has listed it */ (worths).get(role) ?? 0;
};

/** The role of a letter of the engine. @param {RolesByLetter} roles @param {string} letter */
const pieceOf = (roles, letter) =>
  /** @type {Role} the engine has named all of its roles */ (roles.get(letter.toUpperCase()));

/**
 * The role that a word (`queen`) or a letter (`q`, `Q`) means in a game, else in one of the others; undefined when
 * there is none.
 * @param {RolesByLetter} roles
 * @param {string} text
 */
export function readRole(roles, text) {
  const all = [roles, ...rolesByGame.values()].flatMap((each) => [...each]);
  return all.find(([letter, role]) =>
    text.length === 1 ? letter === text.toUpperCase() : role === text,
  )?.[1];
}

/** The content of `=content`; throws what `!error` says. @param {string} reply */
export function unwrap(reply) {
  const content = reply.slice(1);
  if (reply[0] === '=') return content;
  const [code, line, column, text] = content.split('\t');
  throw errorFrom({ code, ...readMessage(text), line: Number(line), column: Number(column) });
}

/** The fields of a record: any, since only the engine says what each is. @type {(record: string) => any} */
const fieldsOf = (record) => record.split('\t');

/** The records of a text; none of the empty one. @param {string} text */
export const readLines = (text) => (text === '' ? [] : text.split('\n'));

/** @param {string} field */
const readList = (field) => (field === '' ? [] : field.split(','));

/** Frozen, and one for all. @type {readonly never[]} */
const emptyList = Object.freeze([]);

/** @param {string} fenLetter @returns {Color} */
const colorOf = (fenLetter) => (fenLetter === fenLetter.toUpperCase() ? 'white' : 'black');

/** The pieces of `Ke1,qd8`. @param {RolesByLetter} roles @param {string} field @returns {PlacedPiece[]} */
export function readPieces(roles, field) {
  return readList(field).map((text) => ({
    square: text.slice(1),
    piece: pieceOf(roles, text[0]),
    color: colorOf(text[0]),
  }));
}

/**
 * Captured pieces and the balance of `QNp\t-3`.
 * @param {RolesByLetter} roles @param {string} record @returns {Material}
 */
export function readMaterial(roles, record) {
  const [letters, balance] = fieldsOf(record);
  const of = (/** @type {Color} */ color) =>
    [...letters]
      .filter((letter) => colorOf(letter) === color)
      .map((letter) => pieceOf(roles, letter));
  return { captured: { white: of('white'), black: of('black') }, balance: Number(balance) };
}

/** @param {RolesByLetter} roles @param {string} field */
function readCaptured(roles, field) {
  if (field === '') return emptyList;
  const pieces = readPieces(roles, field).map(({ piece, square }) =>
    Object.freeze({ piece, square }),
  );
  return Object.freeze(pieces);
}

/** @param {string} field */
function readRook(field) {
  const [from, to] = readList(field);
  return Object.freeze({ from, to });
}

/** @param {RolesByLetter} roles @param {string} record @returns {Move} deeply frozen */
export function readMove(roles, record) {
  const [id, san, from, to, letter, kind, captured, promotion, rook, path] = fieldsOf(record);
  /** @type {{ -readonly [Key in keyof MoveBase]: MoveBase[Key] } & { promotion?: Role, rook?: object }} */
  const move = {
    id,
    san,
    from,
    to,
    piece: pieceOf(roles, letter),
    color: colorOf(letter),
    kind,
    captured: readCaptured(roles, captured),
    path: path === '' ? emptyList : Object.freeze(readList(path)),
  };
  // Assigned, since spread syntax takes as long as all the rest, at every move of a list.
  if (promotion) move.promotion = pieceOf(roles, promotion);
  if (rook) move.rook = readRook(rook);
  return /** @type {Move} the engine fills in what belongs to the kind */ (Object.freeze(move));
}

/** @param {RolesByLetter} roles @param {string} text */
export const readMoves = (roles, text) => readLines(text).map((record) => readMove(roles, record));

/** @param {string} record @returns {Explanation} deeply frozen */
export function readExplanation(record) {
  const [legal, rule, text, path] = fieldsOf(record);
  const message = readMessage(text);
  return Object.freeze({
    legal: legal === 'yes',
    rule,
    ...message,
    text: english(message),
    path: Object.freeze(readList(path)),
  });
}

/** @param {string} text @returns {PgnNote[]} */
export function readNotes(text) {
  return readLines(text).map((record) => {
    const [line, column, text] = record.split('\t');
    const message = readMessage(text);
    return { ...message, message: english(message), line: Number(line), column: Number(column) };
  });
}

/** @param {string} record @returns {ProbedMove} */
function readProbed(record) {
  const [id, result, plies] = fieldsOf(record);
  return { id, result, plies: plies === '' ? null : Number(plies) };
}

/** @param {string} text @returns {Probe | null} null of the empty text */
export function readProbe(text) {
  if (text === '') return null;
  const [{ result, plies }, ...moves] = text.split('\n').map(readProbed);
  return { result, plies, moves };
}

/** @param {string} record @returns {Outcome | null} null of the empty record */
export function readOutcome(record) {
  if (record === '') return null;
  const [winner, reason, rule] = fieldsOf(record);
  return { winner: winner || null, reason, rule: rule || null };
}

/** The rights of `K castling h1 e1,b first-move b8`. @param {string} field @returns {Right[]} */
export function readRights(field) {
  return readList(field).map((text) => {
    const [letter, word, square, king] = text.split(' ');
    const kind = /** @type {Right['kind']} the engine has no others */ (word);
    return { color: colorOf(letter), kind, square, letter, ...(king && { king }) };
  });
}

/** The numbers of pieces of `K1-2`. @param {RolesByLetter} roles @param {string} field */
function readCounts(roles, field) {
  return readList(field).map((text) => {
    const [min, max] = text.slice(1).split('-').map(Number);
    return Object.freeze({ piece: pieceOf(roles, text[0]), min, max });
  });
}

/** The notation of the roles that have one. @param {readonly Role[]} roles @param {string} field */
function readBetza(roles, field) {
  const texts = field.split(',');
  return Object.fromEntries(
    roles.flatMap((role, index) => (texts[index] === '' ? [] : [[role, texts[index]]])),
  );
}

/** @param {string} from @param {string} text @returns {Ray[]} */
export function readRays(from, text) {
  return readLines(text).map((record) => {
    const [to, count] = record.split('\t');
    return { from, to, count: Number(count) };
  });
}

/** A variant without its rules. @param {string} record @returns {Omit<Variant, 'rules'>} */
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
    flips,
    rights,
    points,
    betza,
  ] = fieldsOf(record);
  // A letter and a name: `Kking`.
  /** @type {[string, Role][]} the engine has no others */
  const named = pieces.split(',').map((/** @type {string} */ text) => [text[0], text.slice(1)]);
  const byLetter = new Map(named);
  rolesByGame.set(id, byLetter);
  const roles = [...byLetter.values()];
  const worths = points.split(',').map(Number);
  worthsByGame.set(id, new Map(roles.map((role, index) => [role, worths[index]])));
  const readRoles = (/** @type {string} */ letters) =>
    Object.freeze([...letters].map((letter) => pieceOf(byLetter, letter)));
  return {
    id,
    name,
    inventor: inventor === '' ? null : inventor,
    year: Number(year),
    files: Number(files),
    ranks: Number(ranks),
    levels: Number(levels),
    startFen,
    pieces: Object.freeze(roles),
    points: Object.freeze(worths),
    betza: Object.freeze(readBetza(roles, betza)),
    promotions: readRoles(promotions),
    divergent: readRoles(divergent),
    pieceCounts: Object.freeze(readCounts(byLetter, counts)),
    kingMayBeCaptured: capturable === 'yes',
    flipsForBlack: flips === 'yes',
    rights: Object.freeze(readRights(rights).map((right) => Object.freeze(right))),
  };
}

/** @param {string} record @returns {SearchLine} */
function readLine(record) {
  const [depth, seldepth, unit, value, pv] = fieldsOf(record);
  const score = unit === 'mate' ? { mate: Number(value) } : { cp: Number(value) };
  return { depth: Number(depth), seldepth: Number(seldepth), score, pv: readList(pv) };
}

/** What a search has found. @param {string} text @returns {Omit<SearchReport, 'nps' | 'elapsed'>} */
export function readReport(text) {
  const [head, ...lines] = text.split('\n');
  const [best, ponder, nodes, depth, hashfull] = head.split('\t');
  return {
    best: best === '' ? null : best,
    ponder: ponder === '' ? null : ponder,
    lines: lines.map(readLine),
    nodes: Number(nodes),
    depth: Number(depth),
    hashfull: Number(hashfull ?? 0),
  };
}
