#!/usr/bin/env node
// The command kingcraft. See docs/package.md.

/** @import { Kingcraft } from '../kingcraft/index.js' */

import { readFileSync } from 'node:fs';
import { load } from '../kingcraft/index.js';
import { UsageError } from '../referee/player.js';
import { helpOf } from './command-help.js';
import { print, runCommand, status } from './command-line.js';
import { runConvert } from './convert.js';
import { runDraw } from './draw-picture.js';
import { runAnalyse, runBestmove, runExplain, runProbe } from './engine-commands.js';
import { runPlay } from './play.js';
import { runMoves, runPerft } from './position-commands.js';
import { runUci } from './uci-session.js';
import { runValidate } from './validate.js';

/** @type {Record<string, (kingcraft: Kingcraft, words: string[]) => number | Promise<number>>} */
const commands = {
  moves: runMoves,
  perft: runPerft,
  explain: runExplain,
  probe: runProbe,
  bestmove: runBestmove,
  analyse: runAnalyse,
  validate: runValidate,
  convert: runConvert,
  draw: runDraw,
  play: runPlay,
  uci: runUci,
};

const version = () => {
  const file = new URL('../../package.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).version;
};

/** @param {string} name */
function checkCommand(name) {
  if (Object.hasOwn(commands, name)) return name;
  throw new UsageError(
    `there is no command '${name}'; there are ${Object.keys(commands).join(', ')}`,
  );
}

/** @param {string[]} words */
async function main([name, ...words]) {
  const own = words.includes('--') ? words.slice(0, words.indexOf('--')) : words;
  const wantsHelp = own.some((word) => word === '--help' || word === '-h');
  if (name === undefined) throw new UsageError('name a command');
  if (name === '--version' || name === '-v') print(version());
  else if (name === '--help' || name === '-h') print(helpOf());
  else if (name === 'help') print(helpOf(words[0] && checkCommand(words[0])));
  else if (wantsHelp) print(helpOf(checkCommand(name)));
  else return commands[checkCommand(name)](await load(), words);
  return status.right;
}

await runCommand('kingcraft', main);
