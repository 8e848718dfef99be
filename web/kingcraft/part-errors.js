// The errors, for parts of the package that have their own messages.

import { addMessages } from './messages.js';
import { messages } from './part-messages.en.js';

export * from './errors.js';

addMessages(messages);
