// kingcraft validate

/**
 * @import { Game, Kingcraft } from '../kingcraft/index.js'
 * @import { Place } from './pgn-files.js'
 */

import { UsageError } from '../referee/player.js';
import { print, printed, printJson, readWords, say, status } from './command-line.js';
import { openGames, readPieces } from './pgn-files.js';

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

/** Checks the games of PGN files: the first fault of each game, with line and column. @param {Kingcraft} kingcraft @param {string[]} words */
export async function runValidate(kingcraft, words) {
  const { values, positionals } = readWords(words);
  if (positionals.length === 0) throw new UsageError('name the PGN files, or - for what comes in');
  const counts = { games: 0, wrong: 0 };
  for (const file of positionals) {
    let number = 0;
    const facts = (/** @type {Game} */ game) => ({
      variant: game.variant,
      plies: game.history().length,
    });
    for await (const found of openGames(kingcraft, readPieces(file), facts)) {
      number += 1;
      counts.games += 1;
      if (found.fault) counts.wrong += 1;
      report(values.json, file, number, found);
      await printed();
    }
    if (number === 0) {
      counts.wrong += 1;
      const fault = { line: 1, column: 1, message: 'There is no game in this file.' };
      if (values.json) printJson({ file, ok: false, ...fault });
      else print(`${file}:1:1: ${fault.message}`);
    }
  }
  if (!values.json) print(`games: ${counts.games}, faults: ${counts.wrong}`);
  return counts.wrong === 0 ? status.right : status.wrong;
}
