#!/usr/bin/env node
// The command kingcraft. See docs/package.md.

/** @import { Kingcraft } from '../kingcraft/index.js' */

import { load } from '../kingcraft/index.js';
import { UsageError } from '../referee/player.js';
import { variantIds } from '../variants/generated/ids.js';
import { listNames, print, runCommand, status } from './command-line.js';
import { runConvert } from './convert.js';
import { runPlay } from './play.js';
import { runMoves, runPerft } from './position-commands.js';
import { runValidate } from './validate.js';

const help = `kingcraft COMMAND …    rules of chess and its variants

  moves VARIANT [FEN]            the legal moves: id and notation
  perft VARIANT DEPTH [FEN]      the leaves of the tree of moves, by first move
  validate FILE…                 PGN files, or - for what comes in: the first
                                 fault of each game with line and column
  convert --to fen FILE…         the last position of each game of PGN files
          --ply N                the position after N half-moves instead
          --each                 all positions
  convert --to svg FILE          a picture of that position; --flip turns it
  convert --to pgn FILE…         the games as the package writes them
  convert --to FORMAT --fen FEN [--variant VARIANT]
  play VARIANT ENGINE ENGINE     games of two UCI programs as PGN; --games N,
                                 --movetime MS [100] or --nodes N,
                                 --max-plies N, --option-a|-b NAME=VALUE

  --json    one JSON object a line instead of text, with every command
  --help    this text

VARIANT is ${listNames(variantIds, 11)}.
Exit status: 0 done, 1 the input is wrong, 2 the command is.`;

/** @type {Record<string, (kingcraft: Kingcraft, words: string[]) => number | Promise<number>>} */
const commands = {
  moves: runMoves,
  perft: runPerft,
  validate: runValidate,
  convert: runConvert,
  play: runPlay,
};

/** @param {string[]} words */
async function main([name, ...words]) {
  const wantsHelp = [name, ...words].some((word) => word === '--help' || word === '-h');
  if (wantsHelp) {
    print(help);
    return status.right;
  }
  if (name === undefined) throw new UsageError('name a command');
  if (!Object.hasOwn(commands, name)) {
    throw new UsageError(
      `there is no command '${name}'; there are ${Object.keys(commands).join(', ')}`,
    );
  }
  return commands[name](await load(), words);
}

await runCommand('kingcraft', main);
