// Boards of the samples, which come to life when they are about to be seen.

/** Loads the element, which registers itself, when a board comes near to the window. */
export function startBoards() {
  const boards = document.querySelectorAll('kingcraft-board');
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import('../../element/define.js');
    },
    { rootMargin: '400px' },
  );
  for (const board of boards) observer.observe(board);
}
