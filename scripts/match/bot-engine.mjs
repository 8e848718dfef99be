// A bot as a UCI engine. Its option Bot names one of bots.mjs; the same Seed plays the same moves.

import { createInterface } from 'node:readline';
import { load } from 'kingcraft';
import { watchOutput } from '../../web/cli/watch-output.js';
import { bots, moveOf } from './bots.mjs';
import { createRandom } from './random.mjs';

const kingcraft = await load();
/** By the names of the options in small letters. @type {Record<string, string>} */
const settings = { uci_variant: 'chess', bot: 'captures', seed: '1' };
let game = kingcraft.newGame(settings.uci_variant);
/** The moves of the game so far. @type {string[]} */
let played = [];

/**
 * @param {string} name
 * @param {string[]} choices
 */
function combo(name, choices) {
  const list = choices.map((each) => `var ${each}`).join(' ');
  return `option name ${name} type combo default ${settings[name.toLowerCase()]} ${list}`;
}

function identify() {
  console.log('id name Bot');
  console.log(
    combo(
      'UCI_Variant',
      kingcraft.variants.map(({ id }) => id),
    ),
  );
  console.log(combo('Bot', Object.keys(bots)));
  console.log(`option name Seed type string default ${settings.seed}`);
  console.log('uciok');
}

/** Plays the moves from the start; those of the game under way are not played again. */
function setPosition(/** @type {string[]} */ moves) {
  const goesOn = played.every((move, i) => move === moves[i]);
  if (!goesOn || game.variant !== settings.uci_variant) {
    game.dispose();
    game = kingcraft.newGame(settings.uci_variant);
    played = [];
  }
  for (const move of moves.slice(played.length)) game.move(move);
  played = moves;
}

function play() {
  const random = createRandom([settings.seed, game.variant, ...played].join('/'));
  console.log(`bestmove ${moveOf(kingcraft, game, settings.bot, random) || '(none)'}`);
}

watchOutput('bot');
for await (const line of createInterface({ input: process.stdin })) {
  const [command, ...words] = line.trim().split(/\s+/);
  if (command === 'uci') identify();
  else if (command === 'isready') console.log('readyok');
  else if (command === 'setoption') settings[words[1].toLowerCase()] = words[3];
  else if (command === 'position') setPosition(words.slice(2));
  else if (command === 'go') play();
  else if (command === 'quit') process.exit();
}
