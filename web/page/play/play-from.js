/**
 * Asks for a game that begins from a position of another screen: the form for a new game, with the position above it.
 * @import { Color, Kingcraft, Variant } from '../../kingcraft/index.js'
 * @import { Page } from '../app/page.js'
 */
import { Board } from '../../board/board.js';
import { createLayout } from '../../board/layout.js';
import { h } from '../../dom/elements.js';
import { dangerOf, factsOf, orientationFor } from '../../game/game-facts.js';
import { piecesOf } from '../../game/position-scene.js';
import { withGame } from '../../kingcraft/with-game.js';
import { boardTheme } from '../base/board-look.js';
import { loadStyle } from '../base/load-style.js';
import { byId } from '../base/page-elements.js';
import { faultText, gameName, texts } from '../base/page-texts.js';

const STYLE = new URL('play-from.css', import.meta.url);

/** The sides of the picture in CSS pixels. */
const SIZE = Object.freeze({ width: 96, height: 96 });

/**
 * A position to play from: the one after `moves`, where there are any. `side` of the reader is that of the player to
 * move where it is left out.
 * @typedef {{ variant: string, fen: string, moves?: string[] | undefined, side?: Color }} StartPosition
 */

/**
 * Opens the form. Where the position is the usual one, the game is like any other.
 * @param {Kingcraft} kingcraft
 * @param {Pick<Page, 'session' | 'running' | 'askForGame' | 'library'>} page
 * @param {StartPosition} position
 */
export async function askToPlayFrom(kingcraft, page, { variant: id, fen, moves = [], side }) {
  const variant = kingcraft.variants.find((one) => one.id === id);
  if (!variant) throw new Error(texts.page.noSuchGame);
  try {
    await loadStyle(STYLE);
    const found = withGame(kingcraft, id, fen, (game) => {
      for (const move of moves) game.move(move);
      return { facts: factsOf(game), isOver: game.outcome() !== null };
    });
    const { facts, isOver } = found;
    if (isOver) page.library.notices.show(texts.newGame.isOver);
    else if (facts.fen === variant.startFen) page.askForGame(id);
    else {
      const start = { fen: facts.fen, side: side ?? facts.turn };
      const note = createNote(variant, facts, start.side, unfinished(page));
      page.askForGame(id, { start: { ...start, note } });
    }
  } catch (error) {
    page.library.notices.show(texts.newGame.notFromHere(faultText(error)));
  }
}

/**
 * The variant of an unfinished game that is saved, and so can be played on after another one.
 * @param {Pick<Page, 'session' | 'running'>} page
 */
function unfinished({ session, running }) {
  return session && !session.linked && session.ply > 0 ? running : null;
}

/**
 * The position, small, and what is to be known before a game begins from it.
 * @param {Variant} variant
 * @param {ReturnType<typeof factsOf>} facts
 * @param {Color} side
 * @param {Variant | null} stays the variant of a game that is left
 */
function createNote(variant, facts, side, stays) {
  const words = texts.newGame;
  const sentences = [
    texts.diagram.toMove(facts.turn, dangerOf(variant, facts.check)),
    ...(stays ? [words.stays(gameName(stays))] : []),
  ];
  return h(
    'div',
    { id: 'new-game-from' },
    createPicture(variant, facts.fen, side),
    h('p', {}, h('strong', {}, words.from(gameName(variant))), ' ', sentences.join(' ')),
  );
}

/**
 * A board to look at, until the form is closed.
 * @param {Variant} variant
 * @param {string} fen
 * @param {Color} side
 */
function createPicture(variant, fen, side) {
  const layout = createLayout(variant);
  const host = h('div', { 'aria-hidden': 'true' });
  const board = new Board(host, {
    layout,
    texts: texts.board,
    interactive: false,
    container: host,
    space: () => SIZE,
  });
  board.set({
    pieces: piecesOf(layout, fen),
    orientation: orientationFor(variant, side),
    theme: boardTheme(),
    coordinates: false,
    arrangement: 'badges',
  });
  byId('new-game').addEventListener('close', () => board.destroy(), { once: true });
  return host;
}
