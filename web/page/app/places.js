/**
 * The places of the page that the navigation leads to, and at which of them the reader is.
 * @import { Variant } from '../../kingcraft/index.js'
 * @import { Page } from './page.js'
 * @import { Screen } from './router.js'
 */

import { GALLERY_ADDRESS, GAME_ADDRESS, learnAddress } from '../../game/page-address.js';
import { inOrder } from '../base/game-words.js';
import { byId } from '../base/page-elements.js';
import { puzzlesAddress, readPuzzleAddress } from '../puzzles/puzzle-address.js';
import { hasPuzzles, withPuzzles } from '../puzzles/puzzle-files.js';
import { Nav } from './nav.js';

/**
 * Connects the navigation to the page; `arrived` marks the place of the screen that is in front.
 * @param {Page} page
 * @param {readonly Variant[]} variants
 * @param {() => void} skip brings the focus to where the screen begins
 */
export function createPlaces(page, variants, skip) {
  const nav = new Nav(byId('nav'), byId('skip'), {
    open: (address) => page.go(address),
    home: () => page.go(GALLERY_ADDRESS),
    play: () => goToPlay(page),
    skip,
  });
  page.library.store.onValues(({ friends }) => nav.showTurns(friends.turns.length));
  byId('nav-puzzles').hidden = withPuzzles(variants).length === 0;
  const [first] = inOrder(variants);
  if (first) nav.rules = learnAddress(first.id);
  /**
   * @param {Screen} screen
   * @param {string} address
   */
  const arrived = ({ root }, address) => {
    nav.mark(root.id);
    // The way to the rules leads to those that were read last, or to those of the game on the board.
    if (root.id === 'learn') nav.rules = address;
    if (root.id === 'game' && page.session) nav.rules = learnAddress(page.session.variant.id);
    // And so does the way to the puzzles.
    const solved = readPuzzleAddress(address)?.variant;
    if (root.id === 'puzzles') nav.puzzles = address;
    if (solved) nav.puzzles = puzzlesAddress(solved);
    if (root.id === 'game' && page.session && hasPuzzles(page.session.variant))
      nav.puzzles = puzzlesAddress(page.session.variant.id);
  };
  return { arrived };
}

/**
 * Leads to the game on the board; without one, asks which game to start where the games are seen.
 * @param {Page} page
 */
async function goToPlay(page) {
  if (page.session) {
    page.backToGame();
    return;
  }
  // A game that was stored may still be opened.
  if (page.gallery.root.hidden) await page.go(GAME_ADDRESS);
  if (!page.session && !page.gallery.root.hidden) page.askForGame();
}
