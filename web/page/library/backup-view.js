/**
 * Where games, studies and the reader's progress are saved as a file, and read from one; also from what a friend
 * elsewhere has sent.
 * @import { BrowserStore } from '../store/browser-store.js'
 */
import { h } from '../../dom/elements.js';
import { wholeNumber } from '../base/formats.js';
import { createButton, save } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { readBackup, restoreBackup, writeBackup } from './backup.js';

const FILE = 'kingcraft-backup.json';

/**
 * @param {BrowserStore} store
 * @param {{ openIds(): Promise<Set<string>>, restored(): void, openFriendFile(file: File): void }} handlers
 *   `openIds()`: of games and studies that a tab has open; `restored`: the lists have changed; `openFriendFile`: the
 *   file is of a friend elsewhere
 */
export function createBackup(store, { openIds, restored, openFriendFile }) {
  const words = texts.backup;
  const said = h('p', { class: 'row-details', role: 'status' });
  const read = async (/** @type {File} */ file) => {
    const backup = readBackup(await file.text().catch(() => ''));
    if (!backup) {
      said.textContent = words.wrong;
      return;
    }
    const { games, studies, puzzles } = await restoreBackup(store, backup, await openIds());
    const [game, study, puzzle] = [games, studies, puzzles].map(wholeNumber);
    said.textContent = words.restored(game, study, puzzle);
    restored();
  };
  const saveAll = async () =>
    save(FILE, new Blob([await writeBackup(store)], { type: 'application/json' }));
  return h(
    'section',
    { class: 'games-backup', 'aria-label': words.title },
    h('h2', {}, words.title),
    h('p', { class: 'row-details' }, words.note),
    h(
      'div',
      { class: 'games-backup-row' },
      createButton(words.save, saveAll),
      ...createFileButton(words.read, '.json', read),
      ...createFileButton(words.readFriend, '.txt', openFriendFile),
    ),
    said,
  );
}

/**
 * A button that asks for a file, and the field that it opens.
 * @param {string} text
 * @param {string} accept the endings of such files
 * @param {(file: File) => void} open
 */
function createFileButton(text, accept, open) {
  const field = h('input', { type: 'file', accept, hidden: true });
  field.addEventListener('change', () => {
    const [file] = field.files ?? [];
    if (file) open(file);
    field.value = '';
  });
  return [createButton(text, () => field.click()), field];
}
