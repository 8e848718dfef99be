/**
 * Shows the page light or dark as its reader has chosen, before anything is drawn. It is no module: those come later.
 * The choice lies beside the other settings, which nothing can read as early, so it is stored here again. The pages of
 * the documentation follow it too.
 */
{
  const KEY = 'kingcraft-colors';

  /** @param {string | null} colors light, dark, or anything else where the system decides */
  const show = (colors) => {
    const chosen = colors === 'light' || colors === 'dark' ? colors : null;
    const { dataset } = document.documentElement;
    if (chosen) dataset.colors = chosen;
    else delete dataset.colors;
    for (const meta of /** @type {NodeListOf<HTMLMetaElement>} */ (
      document.querySelectorAll('meta[name="theme-color"]')
    )) {
      const { scheme } = meta.dataset;
      const forced = chosen === scheme ? 'all' : 'not all';
      meta.media = chosen ? forced : `(prefers-color-scheme: ${scheme})`;
    }
  };

  // A browser that lets the page store nothing throws.
  const read = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  };
  const store = (/** @type {string} */ colors) => {
    try {
      localStorage.setItem(KEY, colors);
    } catch {}
  };

  show(read());
  addEventListener('storage', () => show(read()));
  // The settings of the page say this when they are known, and when they change.
  document.addEventListener('kingcraft-colors', (event) => {
    const { detail } = /** @type {CustomEvent<string>} */ (event);
    show(detail);
    store(detail);
  });
}
