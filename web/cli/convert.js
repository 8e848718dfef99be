// kingcraft convert

/**
 * @import { Game, Kingcraft, Move } from '../kingcraft/index.js'
 * @import { Command, Values } from './command-line.js'
 * @typedef {{ text: string, data: object }} Output
 */

import { toSvg } from '../kingcraft/draw/draw.js';
import { tagsOf } from '../kingcraft/pgn/game-tags.js';
import { complain, flag, print, printed, readCount, say, status, text } from './command-line.js';
import { InputError, openGames, readPieces } from './pgn-files.js';
import { withFen } from './position-commands.js';
import { UsageError } from './referee/player.js';

const formats = ['fen', 'json', 'pgn', 'svg'];

/** The formats that an option goes with, where it does not go with all. @type {Record<string, string[]>} */
const formatsOf = { ply: ['fen', 'svg'], each: ['fen', 'svg'], fens: ['json'], flip: ['svg'] };

/** So many characters are printed at once: fewer calls are quicker, and pictures are long. */
const MOST_AT_ONCE = 2 ** 16;

/**
 * Takes back all moves, and a result that the players gave, but for so many.
 * @param {Game} game @param {number} plies
 */
function goBackTo(game, plies) {
  for (let left = game.history().length; left > plies; ) if (game.undo()) left -= 1;
}

/** A game as data. @param {Game} game @param {boolean} [hasFens] whether the positions after its moves are in it */
function dataOf(game, hasFens) {
  const { variant, startFen, moves, fen, outcome } = game.toJSON();
  const tags = tagsOf(game);
  const san = game.history().map((move) => move.san);
  const data = { variant, tags, startFen, moves, san, fen, result: tags.Result, outcome };
  if (!hasFens) return data;
  goBackTo(game, 0);
  const fens = moves.map(() => {
    game.redo();
    return game.fen();
  });
  return { ...data, fens };
}

/**
 * The requested output for a position, as text and as data.
 * @param {Game} game
 * @param {number} ply
 * @param {Move | null} lastMove
 * @param {Values} values
 * @returns {Output}
 */
function outputOf(game, ply, lastMove, { to, flip }) {
  const data = { variant: game.variant, ply, fen: game.fen() };
  if (to === 'fen') return { text: data.fen, data };
  const svg = toSvg(game, { lastMove, orientation: flip ? 'black' : 'white' }).trimEnd();
  return { text: svg, data: { ...data, svg } };
}

/**
 * The output for a game, part by part: its last position, a position by its ply, all positions, or the game itself.
 * @param {Game} game
 * @param {Values} values
 * @returns {Generator<Output, void>}
 * @throws InputError
 */
function* outputsOf(game, values) {
  if (values.to === 'pgn') {
    const pgn = game.pgn();
    yield { text: pgn, data: { pgn } };
    return;
  }
  if (values.to === 'json') {
    yield { text: '', data: dataOf(game, values.fens) };
    return;
  }
  const moves = game.history();
  const [first, last] = chosenPlies(moves.length, values);
  goBackTo(game, first);
  for (let ply = first; ply <= last; ply++) {
    if (ply > first) game.redo();
    yield outputOf(game, ply, moves[ply - 1] ?? null, values);
  }
}

/** The first and the last of the plies that are asked for. @param {number} plies @param {Values} values */
function chosenPlies(plies, { ply, each }) {
  if (each) return [0, plies];
  if (ply === undefined) return [plies, plies];
  const chosen = Number(ply);
  if (chosen > plies)
    throw new InputError(`there is no ply ${ply}: the game ends after ply ${plies}`);
  return [chosen, chosen];
}

/** Prints what becomes of each game as soon as it is there. A picture waits, since it has to be the only one. */
class Printer {
  #isJson;
  #isPicture;
  /** @type {string | null} */
  #picture = null;

  /** @param {Values} values */
  constructor({ to, json }) {
    this.#isJson = json || to === 'json';
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
      throw new UsageError('SVG holds only one picture; --json prints several, one per line');
    this.#picture = picture;
  }

  end() {
    if (this.#picture !== null) print(this.#picture);
  }
}

/**
 * The games of the files, or the one of a FEN.
 * @param {Kingcraft} kingcraft
 * @param {Values} values
 * @param {string[]} files
 * @param {Printer} printer
 */
async function convertAll(kingcraft, values, files, printer) {
  const work = (/** @type {Game} */ game) => printer.print(1, outputsOf(game, values));
  if (withFen(kingcraft, values, files, work)) return;
  if (files.length === 0)
    throw new UsageError('name PGN files, - for standard input, or --fen FEN');
  let games = 0;
  for (const file of files) {
    const before = games;
    const printNext = (/** @type {Game} */ game) =>
      printer.print(games + 1, outputsOf(game, values));
    for await (const found of openGames(kingcraft, readPieces(file), printNext)) {
      games += 1;
      say(file, games - before, found);
      await printed();
    }
    if (games === before) complain(`'${file}' contains no game`);
  }
}

/** Refuses an option where it would do nothing. @param {Values} values @throws UsageError */
function checkOptions(values) {
  const { to = '', ply } = values;
  if (!formats.includes(to))
    throw new UsageError(`--to needs one of ${formats.join(', ')}, not '${to}'`);
  for (const [option, fitting] of Object.entries(formatsOf))
    if (values[option] !== undefined && !fitting.includes(to))
      throw new UsageError(`--${option} needs --to ${fitting.join(' or ')}, not '${to}'`);
  if (ply !== undefined) readCount(ply, '--ply', 0, 1e9);
}

/** Converts PGN to FEN or data, a FEN to PGN, and each to SVG. @type {Command} */
export const convert = {
  options: {
    json: flag,
    to: text,
    fen: text,
    variant: text,
    moves: text,
    ply: text,
    each: flag,
    fens: flag,
    flip: flag,
  },
  async run(kingcraft, values, files) {
    checkOptions(values);
    const printer = new Printer(values);
    await convertAll(kingcraft, values, files, printer);
    printer.end();
    return status.right;
  },
};
