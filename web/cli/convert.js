// kingcraft convert

import { UsageError } from '../referee/usage-error.js';
import {
  InputError,
  print,
  printJson,
  readCount,
  readInput,
  readWords,
  status,
} from './command.js';
import { drawPosition } from './draw.js';
import { openGames } from './games.js';
import { withPosition } from './moves.js';

const formats = ['fen', 'pgn', 'svg'];

/** The positions of a game from its start on, with what a picture of them shows. */
function positionsOf(game) {
  const plies = game.history().length;
  // A result that the players gave is taken back before the moves.
  for (let left = plies; left > 0; ) if (game.undo()) left -= 1;
  return Array.from({ length: plies + 1 }, (_, ply) => {
    const move = ply > 0 ? game.redo() : null;
    const lastMove = move ? [move.from, move.to] : [];
    return { variant: game.variant, ply, fen: game.fen(), board: game.board(), lastMove };
  });
}

/** A game as data: its positions and its PGN. */
const readGame = (game) => ({ pgn: game.pgn(), positions: positionsOf(game) });

async function readGames(kingcraft, file) {
  const found = [...openGames(kingcraft, await readInput(file), readGame)];
  if (found.length === 0) throw new InputError(`'${file}' has no game`);
  return found.map(({ value, fault }, index) => {
    if (!fault) return value;
    const { line, column, message } = fault;
    throw new InputError(`${file}:${line}:${column}: game ${index + 1}: ${message}`);
  });
}

/** The games of the files, or the one that begins and ends with a FEN. */
async function readSources(kingcraft, { fen, variant }, files) {
  if (fen !== undefined && files.length > 0)
    throw new UsageError('--fen and files exclude each other');
  if (fen !== undefined) return [withPosition(kingcraft, variant ?? 'chess', [fen], readGame)];
  if (variant !== undefined)
    throw new UsageError('--variant goes with --fen; PGN has a tag for it');
  if (files.length === 0) throw new UsageError('name PGN files, - for what comes in, or --fen FEN');
  const games = [];
  for (const file of files) games.push(...(await readGames(kingcraft, file)));
  return games;
}

/** The positions that are asked for: the last of a game, one by its ply, or each. */
function choosePositions(positions, { ply, each }) {
  if (each) return positions;
  if (ply === undefined) return positions.slice(-1);
  const chosen = positions[readCount(ply, '--ply', 0, 1e9)];
  if (chosen) return [chosen];
  throw new InputError(`the game has ${positions.length - 1} plies, not ${ply}`);
}

/** What is printed of a game: texts, and the same as data. */
function outputOf(kingcraft, game, number, values) {
  if (values.to === 'pgn') return [{ text: game.pgn, data: { game: number, pgn: game.pgn } }];
  return choosePositions(game.positions, values).map((position) => {
    const { variant, ply, fen } = position;
    const data = { game: number, variant, ply, fen };
    if (values.to === 'fen') return { text: fen, data };
    const svg = drawPosition(kingcraft, position, values.flip ? 'black' : 'white');
    return { text: svg, data: { ...data, svg } };
  });
}

/** Converts PGN to FEN, a FEN to PGN, and either to SVG. */
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
  const games = await readSources(kingcraft, values, positionals);
  const output = games.flatMap((game, index) => outputOf(kingcraft, game, index + 1, values));
  if (values.to === 'svg' && output.length > 1 && !values.json) {
    throw new UsageError(
      `SVG is one picture, not ${output.length}; --json prints them line by line`,
    );
  }
  for (const { text, data } of output) {
    if (values.json) printJson(data);
    else print(text);
  }
  return status.right;
}
