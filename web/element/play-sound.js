/** The sounds of all boards on a page, which are off unless an attribute turns them on. */
/** @import { Move, Variant } from '../kingcraft/index.js' */
/** @import { Settings } from './attributes.js' */
import { dangerOf } from '../game/game-facts.js';
import { Sounds, soundOf } from '../game/sounds.js';

const sounds = new Sounds();

/**
 * Plays the sound that a move makes, where the board has sounds.
 * @param {Pick<Settings, 'sounds'>} settings
 * @param {Variant} variant
 * @param {Move} move
 * @param {{ check: boolean, isOver: boolean }} after what it led to
 */
export function playSound(settings, variant, move, { check, isOver }) {
  if (settings.sounds !== 'on') return;
  sounds.play(soundOf(move, { danger: dangerOf(variant, check), over: isOver }));
}
