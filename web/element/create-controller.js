/**
 * Creates the controller for the game, the rule or the position that the attributes of a board name.
 * @import { Kingcraft } from '../kingcraft/index.js'
 * @import { Settings } from './attributes.js'
 * @import { ElementTexts } from './element-texts.js'
 * @import { FreeController } from './free-controller.js'
 * @import { GameHandlers, Progress } from './game-controller.js'
 * @import { ReplayController } from './replay-controller.js'
 */
import { LessonController } from './board-rules.js';
import { GameController } from './game-controller.js';
import { loadPuzzle } from './load-puzzle.js';

/** @typedef {GameController | LessonController | ReplayController | FreeController} Controller */

/**
 * @param {Kingcraft} kingcraft the loaded package
 * @param {Settings} settings
 * @param {ElementTexts} texts
 * @param {Progress | null} progress of what the board showed when it left the page
 * @param {GameHandlers} handlers
 * @returns {Promise<Controller>}
 * @throws Fault
 */
export async function createController(kingcraft, settings, texts, progress, handlers) {
  const { lesson, puzzle, pgn, src, free } = settings;
  if (pgn ?? src) {
    const { ReplayController } = await import('./replay-controller.js');
    return ReplayController.of(kingcraft, settings, texts, handlers);
  }
  if (lesson) return LessonController.of(kingcraft, lesson, texts);
  if (free === 'on' && !puzzle) {
    const { FreeController } = await import('./free-controller.js');
    return new FreeController(kingcraft, settings, progress, handlers);
  }
  const loaded = puzzle ? await loadPuzzle(kingcraft, puzzle, texts) : null;
  return new GameController(kingcraft, settings, loaded, progress, handlers);
}
