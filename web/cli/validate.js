// kingcraft validate

/**
 * @import { Game, Kingcraft } from '../kingcraft/index.js'
 * @import { Command, Values } from './command-line.js'
 * @import { Place } from './pgn-files.js'
 */

import { KingcraftError } from '../kingcraft/errors.js';
import { flag, print, printed, printJson, say, status, text } from './command-line.js';
import { openGames, readPieces } from './pgn-files.js';
import { withFen } from './position-commands.js';
import { UsageError } from './referee/player.js';

/**
 * Prints what is wrong with a game.
 * @param {boolean | undefined} json
 * @param {string} file
 * @param {number} number of the game in the file
 * @param {{ value?: object, notes?: Place[], fault?: Place }} found
 */
function report(json, file, number, { value, fault, notes = [] }) {
  if (json) {
    const other = notes.length > 0 ? { notes } : {};
    return printJson({ file, game: number, ok: !fault, ...(fault ?? value), ...other });
  }
  if (fault) print(`${file}:${fault.line}:${fault.column}: game ${number}: ${fault.message}`);
  say(file, number, { notes });
}

/**
 * Checks the games of a file, and counts them.
 * @param {Kingcraft} kingcraft @param {string} file @param {boolean | undefined} json
 */
async function checkFile(kingcraft, file, json) {
  const counts = { games: 0, wrong: 0 };
  const facts = (/** @type {Game} */ game) => ({
    variant: game.variant,
    plies: game.history().length,
  });
  for await (const found of openGames(kingcraft, readPieces(file), facts)) {
    counts.games += 1;
    if (found.fault) counts.wrong += 1;
    report(json, file, counts.games, found);
    await printed();
  }
  if (counts.games > 0) return counts;
  const fault = { line: 1, column: 1, message: 'This file contains no game.' };
  if (json) printJson({ file, ok: false, ...fault });
  else print(`${file}:1:1: ${fault.message}`);
  return { games: 0, wrong: 1 };
}

/**
 * Checks the position of --fen, or undefined.
 * @param {Kingcraft} kingcraft
 * @param {Values} values
 * @param {string[]} files
 */
function checkPosition(kingcraft, values, files) {
  const { json, fen, variant = 'chess' } = values;
  try {
    const found = withFen(kingcraft, values, files, (game) => game.fen());
    if (!found) return undefined;
    if (json) printJson({ variant, fen: found.value, ok: true });
    else print('positions: 1, faults: 0');
    return status.right;
  } catch (error) {
    if (!(error instanceof KingcraftError)) throw error;
    const { key, message } = error;
    if (json) printJson({ variant, fen, ok: false, key, message });
    else print(`${message}\npositions: 1, faults: 1`);
    return status.wrong;
  }
}

/** Checks a position, or the games of PGN files: the first fault of each game, with line and column. @type {Command} */
export const validate = {
  options: { json: flag, fen: text, variant: text, moves: text },
  async run(kingcraft, values, files) {
    const ofPosition = checkPosition(kingcraft, values, files);
    if (ofPosition !== undefined) return ofPosition;
    if (files.length === 0)
      throw new UsageError('name PGN files, - for standard input, or --fen FEN');
    let [games, wrong] = [0, 0];
    for (const file of files) {
      const counts = await checkFile(kingcraft, file, values.json);
      games += counts.games;
      wrong += counts.wrong;
    }
    if (!values.json) print(`games: ${games}, faults: ${wrong}`);
    return wrong === 0 ? status.right : status.wrong;
  },
};
