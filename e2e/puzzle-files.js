// Puzzles of chess that the site is made to serve.

/** White takes the queen with either knight. */
export const TAKE_QUEEN = {
  id: 1,
  fen: '3qk3/8/8/8/8/2N1N3/P7/4K3 b - - 0 1',
  moves: ['d8d5', 'c3d5'],
  themes: ['fork'],
  rating: 900,
};

/** The puzzles of chess are these. */
export const servePuzzles = (page, puzzles) =>
  page.route('**/puzzles/chess.json', (route) => route.fulfill({ json: { puzzles } }));
