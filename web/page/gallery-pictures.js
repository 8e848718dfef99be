/** One telling move a game for the cards of the gallery: the pieces after it, and how it went. */

const PICTURES = {
  chess: {
    placement: 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R',
    motions: [{ from: 'f1', to: 'b5' }],
    path: null,
  },
  levitating: {
    placement: 'rnbqkbnr/pppp1ppp/8/4p3/1K5P/2N1P3/PPPPQPPR/R1B2BN1',
    motions: [{ from: 'e1', to: 'b4' }],
    path: { squares: ['e1', 'b4'], shape: 'arc' },
  },
  tax: {
    placement: 'rnbqkbnr/ppp2ppp/8/3pP3/4P3/4K3/PPP2PPP/RNBQ1BNR',
    motions: [{ from: 'e1', to: 'e3' }],
    path: { squares: ['e1', 'e3'], shape: 'line' },
  },
  flying: {
    placement: 'rnbqk2r/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/1NBQK1NR|8/8/8/1B6/R7/2b2n2/8/8',
    motions: [{ from: 'a1', to: 'a4^' }],
    path: null,
  },
  kingscourt: {
    placement: 'rjcnbqkbncjr/pppp1ppp1ppp/12/4p3p3/12/2CJQP1B4/PPPPPBPPPPPP/2KR4NCJR',
    motions: [
      { from: 'g1', to: 'c1' },
      { from: 'a1', to: 'd1' },
    ],
    path: { squares: ['g1', 'c1'], shape: 'line' },
  },
  twokings: {
    placement: 'rnbqk1nr/ppppp1pp/5k2/5p2/4P3/4K3/PPPP1PPP/RNBQK1NR',
    motions: [{ from: 'f7', to: 'f6' }],
    path: null,
  },
};

/**
 * The picture of a game: `placement` (FEN), `motions` of the move, `path` to draw or null, as the board takes them. A game that has none
 * shows its start position.
 * @param variant of the package
 */
export function pictureOf({ id, startFen }) {
  return PICTURES[id] ?? { placement: startFen, motions: [], path: null };
}
