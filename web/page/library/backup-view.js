/**
 * Where games, studies and the progress with puzzles are saved as a file, and read from one.
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
 * @param {{ openIds(): Promise<Set<string>>, restored(): void }} handlers `openIds()`: of games and studies that a tab
 *   has open; `restored`: the lists have changed
 */
export function createBackup(store, { openIds, restored }) {
  const words = texts.backup;
  const said = h('p', { class: 'row-details', role: 'status' });
  const file = h('input', { type: 'file', accept: '.json', hidden: true });
  const read = async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const backup = readBackup(await chosen.text().catch(() => ''));
    file.value = '';
    if (!backup) {
      said.textContent = words.wrong;
      return;
    }
    const { games, studies, puzzles } = await restoreBackup(store, backup, await openIds());
    const [game, study, puzzle] = [games, studies, puzzles].map(wholeNumber);
    said.textContent = words.restored(game, study, puzzle);
    restored();
  };
  file.addEventListener('change', read);
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
      createButton(words.read, () => file.click()),
      file,
    ),
    said,
  );
}
