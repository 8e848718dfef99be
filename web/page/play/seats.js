// @ts-nocheck
/** Who sits where: below at the board, and at the next game. */

/** The color that sits below when a game is opened: the person's, and where a link was followed, the one to move. */
export function seatBelow({ players, linked, turn }) {
  if (linked) return turn;
  return players.white === 'machine' && players.black === 'person' ? 'black' : 'white';
}

/** The settings of the same game again, with the colors swapped. @param saved what Session saves */
export function rematchOf(saved) {
  const { white, black } = saved.players;
  return { ...saved, players: { white: black, black: white } };
}
