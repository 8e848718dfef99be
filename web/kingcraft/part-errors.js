// The errors, for the parts of the package that have messages of their own.

import { addMessages } from './messages.js';
import { messages } from './part-messages.en.js';

export * from './errors.js';

addMessages(messages);
