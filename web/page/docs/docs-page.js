// What a page of the documentation does with a script. Without one it has all of its text, and only this is missing.

import { addCopyButtons } from './copy-buttons.js';
import { addSearch } from './docs-search.js';
import { startBoards } from './live-boards.js';

addCopyButtons();
addSearch();
startBoards();
