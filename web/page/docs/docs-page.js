// The script of a page of the documentation. Without it, the page still has all of its text.

import { addCopyButtons } from './copy-buttons.js';
import { addSearch } from './docs-search.js';
import { startBoards } from './live-boards.js';

addCopyButtons();
addSearch();
startBoards();
