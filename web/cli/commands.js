// The commands by their names, as the help lists them.

/** @import { Command } from './command-line.js' */

import { convert } from './convert.js';
import { draw } from './draw-picture.js';
import { analyse, bestmove, explain, probe } from './engine-commands.js';
import { play } from './play.js';
import { moves, perft } from './position-commands.js';
import { uci } from './uci-session.js';
import { validate } from './validate.js';

/** @type {Record<string, Command>} */
export const commands = {
  moves,
  perft,
  explain,
  probe,
  bestmove,
  analyse,
  validate,
  convert,
  draw,
  play,
  uci,
};
