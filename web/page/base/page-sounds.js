/** The sounds of the page, which the reader can turn off. */
import { Sounds } from '../../game/sounds.js';
import { settings } from '../store/settings.js';

export const sounds = new Sounds();

settings.watch(({ sound }) => {
  sounds.on = sound;
});
