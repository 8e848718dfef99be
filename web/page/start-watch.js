/**
 * Starts the page, tells the reader when it does not start, and offers to try again. It is no module and has its own
 * sentences: it must work where a module of the page, its texts among them, is missing or never comes.
 */
{
  /** For how many milliseconds the page may take to start until the reader may choose not to wait any longer. */
  const PATIENCE = 15_000;

  /** @type {Record<string, { missing: string, slow: string, again: string }>} */
  const SENTENCES = {
    en: {
      missing: 'A part of Kingcraft could not be loaded. Your games are still there.',
      slow: 'Kingcraft takes a long time to load. Wait a little, or try again.',
      again: 'Try again',
    },
    de: {
      missing: 'Ein Teil von Kingcraft konnte nicht geladen werden. Deine Partien sind noch da.',
      slow: 'Kingcraft braucht lange zum Laden. Warte noch etwas, oder versuche es noch einmal.',
      again: 'Noch einmal versuchen',
    },
  };

  const known = navigator.languages.map((tag) => tag.split('-')[0]);
  const language = known.find((code) => Object.hasOwn(SENTENCES, code)) ?? 'en';
  const { missing, slow, again } = SENTENCES[language];

  const part = (/** @type {string} */ id) => document.getElementById(id);
  const button = part('loading-again');

  /** @param {string} sentence */
  const tell = (sentence) => {
    const text = part('loading-text');
    if (!text || !button) return;
    document.documentElement.lang = language;
    text.textContent = sentence;
    button.textContent = again;
    button.onclick = () => location.reload();
    button.hidden = false;
  };

  const timer = setTimeout(() => {
    // The message of main.js about a failed start stays, too.
    const isWaiting = !part('loading')?.hidden && button?.hidden;
    if (isWaiting) tell(slow);
  }, PATIENCE);
  /**
   * The modules that the page names, each with its hash: they are loaded once, and these links say whether they have
   * come.
   */
  const modules = [...document.querySelectorAll('link[rel="modulepreload"]')];
  const links = modules.map((element) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = element.getAttribute('href') ?? '';
    link.integrity = element.getAttribute('integrity') ?? '';
    return link;
  });
  const loaded = links
    .filter(({ relList }) => relList.supports('modulepreload'))
    .map(
      (link) =>
        new Promise((resolve, reject) => {
          link.onload = resolve;
          // The browser may have used one of an older version without asking.
          link.onerror = () => fetch(link.href, { cache: 'reload' }).then(reject, reject);
          document.head.append(link);
        }),
    );
  // An import has no hash, nor have those of the module: where one of these came after a link had failed, the browser
  // would fetch the module again and run it unchecked. So nothing is imported before all links have come.
  const start = async () => {
    await Promise.all(loaded);
    await import('./main.js');
  };
  start().catch(() => {
    clearTimeout(timer);
    tell(missing);
    const retry = () => location.reload();
    addEventListener('online', retry);
    // A new version has come in the place of one that was damaged.
    navigator.serviceWorker?.addEventListener('controllerchange', retry);
  });
}
