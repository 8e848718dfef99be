import { messages as ofGames } from '../../variants/generated/messages.en.js';
import { messages } from './en.js';
import { createSpeaker } from './render.js';

/** The sentence of a message in English, without a comma before the last "and", as in British English. */
export const english = createSpeaker({ ...messages, ...ofGames }, 'en-GB');
