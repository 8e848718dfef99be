// kingcraft convert

/**
 * @import { Game, Kingcraft, Move } from '../kingcraft/index.js'
 * @typedef {{ to: string, fen?: string, variant?: string, ply?: string, each?: boolean, flip?: boolean, json?: boolean }} Options
 * @typedef {{ text: string, data: object }} Output
 */

import { toSvg } from '../draw/draw.js';
import { UsageError } from '../referee/player.js';
import { complain, print, printed, readCount, readWords, say, status } from './command-line.js';
import { InputError, openGames, readPieces } from './pgn-files.js';
import { withPosition } from './position-commands.js';

const formats = ['fen', 'pgn', 'svg'];

/** So many characters are printed at once: fewer calls are quicker, and pictures are long. */
const MOST_AT_ONCE = 2 ** 16;

/**
 * What is asked for of a position, as text and as data.
 * @param {Game} game
 * @param {number} ply
 * @param {Move | null} lastMove
 * @param {Options} options
 * @returns {Output}
 */
function outputOf(game, ply, lastMove, { to, flip }) {
  const data = { variant: game.variant, ply, fen: game.fen() };
  if (to === 'fen') return { text: data.fen, data };
  const svg = toSvg(game, { lastMove, orientation: flip ? 'black' : 'white' }).trimEnd();
  return { text: svg, data: { ...data, svg } };
}

/**
 * What is printed of a game, one after the other: its last position, one by its ply, each, or the game itself.
 * @param {Game} game
 * @param {Options} values
 * @returns {Generator<Output, void>}
 * @throws InputError
 */
function* outputsOf(game, values) {
  if (values.to === 'pgn') {
    const pgn = game.pgn();
    yield { text: pgn, data: { pgn } };
    return;
  }
  const moves = game.history();
  const [first, last] = chosenPlies(moves.length, values);
  // A result that the players gave is taken back before the moves.
  for (let left = moves.length; left > first; ) if (game.undo()) left -= 1;
  for (let ply = first; ply <= last; ply++) {
    if (ply > first) game.redo();
    yield outputOf(game, ply, moves[ply - 1] ?? null, values);
  }
}

/** The first and the last of the plies that are asked for. @param {number} plies @param {Options} options */
function chosenPlies(plies, { ply, each }) {
  if (each) return [0, plies];
  if (ply === undefined) return [plies, plies];
  const chosen = Number(ply);
  if (chosen > plies) throw new InputError(`the game has ${plies} plies, not ${ply}`);
  return [chosen, chosen];
}

/** Prints what becomes of each game as soon as it is there. A picture waits, since it has to be the only one. */
class Printer {
  #isJson;
  #isPicture;
  /** @type {string | null} */
  #picture = null;

  /** @param {Options} options */
  constructor({ to, json }) {
    this.#isJson = json;
    this.#isPicture = to === 'svg' && !json;
  }

  /** @param {number} number of the game @param {Iterable<Output>} outputs */
  print(number, outputs) {
    /** @type {string[]} */
    let lines = [];
    let length = 0;
    for (const { text, data } of outputs) {
      if (this.#isPicture) {
        this.#setPicture(text);
        continue;
      }
      const line = this.#isJson ? JSON.stringify({ game: number, ...data }) : text;
      lines.push(line);
      length += line.length;
      if (length < MOST_AT_ONCE) continue;
      print(lines.join('\n'));
      lines = [];
      length = 0;
    }
    if (lines.length > 0) print(lines.join('\n'));
  }

  /** @param {string} picture */
  #setPicture(picture) {
    if (this.#picture !== null)
      throw new UsageError('SVG is one picture, not several; --json prints them line by line');
    this.#picture = picture;
  }

  end() {
    if (this.#picture !== null) print(this.#picture);
  }
}

/**
 * The games of the files, or the one that begins and ends with a FEN.
 * @param {Kingcraft} kingcraft
 * @param {Options} values
 * @param {string[]} files
 * @param {Printer} printer
 */
async function convert(kingcraft, values, files, printer) {
  const { fen, variant } = values;
  if (fen !== undefined && files.length > 0)
    throw new UsageError('--fen and files exclude each other');
  if (fen !== undefined) {
    const work = (/** @type {Game} */ game) => printer.print(1, outputsOf(game, values));
    return withPosition(kingcraft, variant ?? 'chess', [fen], work);
  }
  if (variant !== undefined)
    throw new UsageError('--variant goes with --fen; PGN has a tag for it');
  if (files.length === 0) throw new UsageError('name PGN files, - for what comes in, or --fen FEN');
  let games = 0;
  for (const file of files) {
    const before = games;
    const work = (/** @type {Game} */ game) => printer.print(games + 1, outputsOf(game, values));
    for await (const found of openGames(kingcraft, readPieces(file), work)) {
      games += 1;
      say(file, games - before, found);
      await printed();
    }
    if (games === before) complain(`'${file}' has no game`);
  }
}

/** Converts PGN to FEN, a FEN to PGN, and either to SVG. @param {Kingcraft} kingcraft @param {string[]} words */
export async function runConvert(kingcraft, words) {
  const { values, positionals } = readWords(words, {
    to: { type: 'string' },
    fen: { type: 'string' },
    variant: { type: 'string' },
    ply: { type: 'string' },
    each: { type: 'boolean' },
    flip: { type: 'boolean' },
  });
  if (!formats.includes(values.to)) {
    throw new UsageError(`--to wants ${formats.join(', ')}, not '${values.to ?? ''}'`);
  }
  if (values.ply !== undefined) readCount(values.ply, '--ply', 0, 1e9);
  const options = { ...values, to: String(values.to) };
  const printer = new Printer(options);
  await convert(kingcraft, options, positionals, printer);
  printer.end();
  return status.right;
}
