/** What the page says: the games in one line, results, moves and players in the player's terms. */

/** One line a game, by variant id, in the order in which the page shows the games. */
export const TAGLINES = Object.freeze({
  tax: 'No pawns, no king moves.',
  flying: 'Rooks take off, bishops land.',
  kingscourt: 'Castle as far as you dare.',
  twokings: 'Two kings; guess which one matters.',
  levitating: 'Your king flies over its own men.',
  chess: 'The game that all the others start from.',
});

/** The games in that order. */
export function inOrder(variants) {
  const order = Object.keys(TAGLINES);
  return [...variants].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}

export const COLOR_NAMES = Object.freeze({ white: 'White', black: 'Black' });

const REASONS = {
  checkmate: 'by checkmate',
  'king-captured': 'by capturing the king',
  stalemate: 'by stalemate',
  'insufficient-material': 'since nobody has enough left to win',
  'fivefold-repetition': 'by fivefold repetition',
  'seventy-five-moves': 'after seventy-five moves without a capture or a pawn move',
  'threefold-repetition': 'by threefold repetition',
  'fifty-moves': 'after fifty moves without a capture or a pawn move',
  resignation: 'by resignation',
  agreement: 'by agreement',
  time: 'on time',
};

const DRAW_ON_TIME = 'Draw: the time ran out, but the opponent has only a king.';

/** The result as a sentence: "White wins by checkmate." */
export function describeOutcome({ winner, reason }) {
  if (reason === 'time' && !winner) return DRAW_ON_TIME;
  return `${winner ? `${COLOR_NAMES[winner]} wins` : 'Draw'} ${REASONS[reason] ?? `(${reason})`}.`;
}

/** The result as PGN says it; `*` while the game goes on. */
export function resultText(outcome) {
  if (!outcome) return '*';
  if (!outcome.winner) return '1/2-1/2';
  return outcome.winner === 'white' ? '1-0' : '0-1';
}

/** What a draw is claimed for: "threefold repetition". */
export function describeClaim(reason) {
  return reason.replaceAll('-', ' ');
}

/** A score of the search as a reader expects it, from White's side: "+0.4", "mate in 3". */
export function describeScore(score, turn) {
  const sign = turn === 'white' ? 1 : -1;
  if ('mate' in score)
    return `${COLOR_NAMES[score.mate * sign > 0 ? 'white' : 'black']} mates in ${Math.abs(score.mate)}`;
  const pawns = (sign * score.cp) / 100;
  return `${pawns < 0 ? '−' : '+'}${Math.abs(pawns).toFixed(1)}`;
}

/** Who plays a color: "You", "Person" when both are people, "Machine, level 3". */
export function describePlayer(color, { players, level }) {
  if (players[color] === 'machine') return `Machine, level ${level}`;
  const alone = Object.values(players).includes('machine');
  return alone ? 'You' : 'Person';
}

const MOVE_NAMES = {
  castle: 'Castle',
  headbutt: 'Headbutt',
  levitation: 'Levitate',
  flight: 'Flight',
  jump: 'Jump',
};

/** A move as an option beside others with the same two squares. */
export function describeMove(move) {
  if (move.promotion) return capitalize(move.promotion);
  if (MOVE_NAMES[move.kind]) return MOVE_NAMES[move.kind];
  if (move.kind === 'level') return move.captured.length ? 'Go up and capture' : 'Change level';
  return `Move ${move.piece}`;
}

export function capitalize(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
