/**
 * The questions to the reader about a link of a friend elsewhere: whether to accept an invitation, which moves count
 * where the link has others, and who plays which side where a link says nothing of it.
 * @import { Color, Kingcraft, Variant } from '../../kingcraft/index.js'
 * @import { FriendGame } from '../../friend/friend-game.js'
 * @import { FriendLink } from '../../friend/friend-link.js'
 */
import { h, sentence } from '../../dom/elements.js';
import { readPlayerName, turnAt } from '../../friend/friend-game.js';
import { shownSan } from '../../game/game-facts.js';
import { variantOf } from '../../game/played-game.js';
import { otherColor } from '../../kingcraft/square.js';
import { withGame } from '../../kingcraft/with-game.js';
import { loadRulebook } from '../../variants/load-rulebook.js';
import { wholeNumber } from '../base/formats.js';
import { createTile, findIn } from '../base/page-elements.js';
import { gameName, texts } from '../base/page-texts.js';
import { storedValues, storeValues } from '../store/page-storage.js';
import { createAnswers, createSheet } from './create-sheet.js';

/** A blank at which no line ends: a move stays beside its number. */
const UNBROKEN = '\u00a0';

/** So many sentences of the rules are enough to decide. */
const SENTENCES = 2;

/**
 * Asks whether to accept an invitation.
 * @param {Kingcraft} kingcraft
 * @param {Pick<FriendLink, 'variant' | 'to' | 'names'>} link
 * @param {{ invited(name: string, game: string): string, watch?: string, notes?: string[] }} words what invites to;
 *   `watch`: only where the reader may just watch
 * @returns {Promise<{ side: Color | null, name: string } | null>} null if the reader does not want it now
 */
export async function askToAccept(
  kingcraft,
  { variant: id, to, names },
  { invited, watch, notes = [] },
) {
  const variant = variantOf(kingcraft, id);
  const rules = await summaryOf(variant);
  const name = createNameField(names[to]);
  const sheet = createSheet('invitation', [
    h('p', { class: 'invited', dir: 'auto' }, invited(names[otherColor(to)], gameName(variant))),
    h('p', {}, [texts.state.youPlay(to), ...notes].join(' ')),
    h('ul', { class: 'rules' }, ...rules.map((text) => h('li', {}, ...sentence(text)))),
    name.label,
    createAnswers([
      ['accept', texts.friend.accept],
      ...(watch ? [/** @type {[string, string]} */ (['watch', watch])] : []),
      ['', texts.friend.notNow],
    ]),
  ]);
  await sheet.open(texts.friend.invitation);
  const answer = await sheet.answer();
  sheet.remove();
  if (!answer) return null;
  if (answer === 'watch') return { side: null, name: '' };
  return { side: to, name: name.store() };
}

/**
 * Asks which side the reader plays of a game that came by a link without sides.
 * @param {Color} side that is chosen first
 * @returns {Promise<{ side: Color, name: string } | null>} null if the reader does not want it now
 */
export async function askForSide(side) {
  const name = createNameField('');
  const tiles = ['white', 'black'].map((color) =>
    createTile('side', color, texts.colors[/** @type {Color} */ (color)]),
  );
  const sides = h(
    'fieldset',
    {},
    h('legend', {}, texts.newGame.color),
    h('div', { class: 'tiles' }, ...tiles),
  );
  const sheet = createSheet('side', [
    sides,
    name.label,
    createAnswers([
      ['start', texts.newGame.start],
      ['', texts.friend.notNow],
    ]),
  ]);
  findIn(sides, `[value="${side}"]`, HTMLInputElement).checked = true;
  await sheet.open(texts.friend.playLinked);
  const answer = await sheet.answer();
  sheet.remove();
  if (!answer) return null;
  const { value } = findIn(sides, ':checked', HTMLInputElement);
  return { side: value === 'black' ? 'black' : 'white', name: name.store() };
}

/**
 * A field for what the reader is called.
 * @param {string} known where the reader has not said it yet
 */
function createNameField(known) {
  const field = h('input', {
    type: 'text',
    maxLength: 30,
    autocomplete: 'given-name',
    dir: 'auto',
    value: storedValues().friends.name || known,
  });
  return {
    label: h('label', { class: 'own-name' }, h('span', {}, texts.friend.yourName), field),

    /** Keeps it for the next time. */
    store() {
      const name = readPlayerName(field.value);
      storeValues({ friends: { ...storedValues().friends, name } });
      return name;
    },
  };
}

/**
 * How a game differs from chess; nothing where that cannot be loaded.
 * @param {Variant} variant
 * @returns {Promise<string[]>}
 */
async function summaryOf({ id }) {
  try {
    const { summary } = await loadRulebook(id, texts.language, texts.page.serverAnswered);
    return summary.slice(0, SENTENCES);
  } catch {
    return [];
  }
}

/**
 * Asks which moves count: those that are stored, or those of the link.
 * @param {Kingcraft} kingcraft
 * @param {FriendGame} stored
 * @param {FriendGame} theirs
 * @param {number} at the first half-move that differs
 * @returns {Promise<boolean>} whether those of the link count
 */
export async function askWhichMoves(kingcraft, stored, theirs, at) {
  const column = (/** @type {string} */ title, /** @type {FriendGame} */ game) =>
    h('section', {}, h('h3', {}, title), h('p', {}, movesFrom(kingcraft, game, at)));
  const sheet = createSheet('differs', [
    h('p', {}, texts.friend.differsFrom(wholeNumber(numberOf(stored, at)))),
    h(
      'div',
      { class: 'lines' },
      column(texts.friend.mine, stored),
      column(texts.friend.theirs, theirs),
    ),
    createAnswers([
      ['', texts.friend.chooseMine],
      ['theirs', texts.friend.chooseTheirs],
    ]),
  ]);
  await sheet.open(texts.friend.differs);
  const answer = await sheet.answer();
  sheet.remove();
  return answer === 'theirs';
}

/**
 * The number of the move to which a half-move belongs.
 * @param {FriendGame} game
 * @param {number} ply
 */
const numberOf = ({ first }, ply) => Math.floor((ply + (first === 'white' ? 0 : 1)) / 2) + 1;

/**
 * The moves of a game from a half-move on, as "12. … e5 13. Nf3".
 * @param {Kingcraft} kingcraft
 * @param {FriendGame} game
 * @param {number} at
 */
function movesFrom(kingcraft, game, at) {
  const { variant: id, fen, moves } = game;
  const variant = variantOf(kingcraft, id);
  return withGame(kingcraft, id, fen ?? undefined, (position) =>
    moves
      .map((move, ply) => {
        const san = shownSan(variant, position.move(move));
        if (turnAt(game, ply) === 'white') return `${numberOf(game, ply)}.${UNBROKEN}${san}`;
        return ply === at ? [`${numberOf(game, ply)}.`, '…', san].join(UNBROKEN) : san;
      })
      .slice(at)
      .join(' '),
  );
}
