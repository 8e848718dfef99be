#!/usr/bin/env node
// The command kingcraft. See docs/package.md.

import { readFileSync } from 'node:fs';
import { load } from '../kingcraft/index.js';
import { helpOf } from './command-help.js';
import { print, readWords, runCommand, status } from './command-line.js';
import { commands } from './commands.js';
import { UsageError } from './referee/player.js';

const version = () => {
  const file = new URL('../../package.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).version;
};

/** @param {string} name */
function checkCommand(name) {
  if (Object.hasOwn(commands, name)) return name;
  throw new UsageError(`there is no command '${name}'; use ${Object.keys(commands).join(', ')}`);
}

/** @param {string} name @param {string[]} words */
async function runNamed(name, words) {
  const { options, run } = commands[name];
  const { values, positionals } = readWords(words, options);
  return run(await load(), values, positionals);
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
  else return runNamed(checkCommand(name), words);
  return status.right;
}

await runCommand('kingcraft', main);
