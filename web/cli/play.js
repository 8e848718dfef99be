// kingcraft play

/**
 * @import { Command } from './command-line.js'
 * @import { RefereedGame } from './referee/play-game.js'
 * @import { Limit } from './referee/time-control.js'
 * @typedef {{ white: Player, black: Player }} Players
 */

import { flag, print, printJson, readCount, status, text, texts } from './command-line.js';
import { nameOf, readCommand } from './referee/engine-command.js';
import { pgnOf } from './referee/game-pgn.js';
import { playGame } from './referee/play-game.js';
import { Player, readSetting, UsageError } from './referee/player.js';
import { wallClock } from './referee/time-control.js';

const defaultMovetime = '100';

/** How late a move may come, in milliseconds, since the device may be busy with other things. */
const margin = 1000;

/** @param {{ movetime?: string, nodes?: string }} values @returns {Limit} */
function readLimit({ movetime, nodes }) {
  if (nodes === undefined) {
    return { movetime: readCount(movetime ?? defaultMovetime, '--movetime', 1, 1e9) };
  }
  if (movetime === undefined) return { nodes: readCount(nodes, '--nodes', 1, 1e9) };
  throw new UsageError('--movetime and --nodes cannot be combined');
}

/**
 * Both players, with different names.
 * @param {string[]} engines as the command line names them @param {string[][]} settings of each player
 */
function createPlayers(engines, settings) {
  const commands = engines.map(readCommand);
  const names = commands.map(nameOf);
  const isSame = names[0] === names[1];
  return commands.map((command, index) => {
    const name = isSame ? `${names[index]} ${'AB'[index]}` : names[index];
    const options = settings[index].map((each) => readSetting(each));
    return new Player({ command, name, options, defaults: [] }, wallClock);
  });
}

/** @param {Players} players @param {number} round @param {Limit} limit */
function tagsOf({ white, black }, round, { movetime, nodes }) {
  return {
    Event: movetime === undefined ? `${nodes} nodes a move` : `${movetime} ms a move`,
    Site: '?',
    Date: new Date().toISOString().slice(0, 10).replaceAll('-', '.'),
    Round: String(round),
    White: white.name,
    Black: black.name,
  };
}

/** @param {RefereedGame} played @param {Players} players @param {number} game */
function dataOf({ variant, winner, reason, line }, { white, black }, game) {
  const moves = line.map(({ id }) => id);
  return { game, variant, white: white.name, black: black.name, winner, reason, moves };
}

/** Lets two UCI engines play; the package is the referee. @type {Command} */
export const play = {
  options: {
    json: flag,
    movetime: text,
    nodes: text,
    games: { ...text, default: '1' },
    'max-plies': { ...text, default: '1000' },
    'option-a': texts,
    'option-b': texts,
  },
  async run(kingcraft, values, [variant, ...engines]) {
    if (engines.length !== 2) throw new UsageError('name the variant and two UCI engines');
    const games = readCount(values.games, '--games', 1, 1e6);
    const pliesMax = readCount(values['max-plies'], '--max-plies', 1, 1e6);
    const limit = readLimit(values);
    const pair = createPlayers(engines, [values['option-a'], values['option-b']]);
    try {
      for (let round = 1; round <= games; round++) {
        const [white, black] = round % 2 === 1 ? pair : [pair[1], pair[0]];
        const players = { white, black };
        const setup = { variant, opening: [], players, limit, margin, pliesMax };
        const played = await playGame(kingcraft, setup);
        if (values.json) printJson(dataOf(played, players, round));
        else print(pgnOf(kingcraft, played, tagsOf(players, round, limit)));
      }
    } finally {
      for (const player of pair) player.retire();
    }
    return status.right;
  },
};
