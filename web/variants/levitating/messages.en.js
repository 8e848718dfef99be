// biome-ignore format: one message a line, see web/kingcraft/messages.en.js
export const messages = {
  'levitating/wins': ', which wins the game',
  'levitating/king-hangs': '; the {attacker:piece} may then capture your king, since there is no check in this game',
  'levitating/king-captured': '{color:color}\'s king has been captured, so the game is over',
  'levitating/attacks-ignored': '; attacks do not matter in this game',
  'levitating/castling-moved': 'the king has moved or levitated, or the rook on {rook} has moved',
  'levitating/levitates': 'The king levitates over {over::and} to {to}',
  'levitating/no-line': '{from} and {to} are not on one line, so the king cannot levitate there',
  'levitating/enemy': 'The {piece:piece} is an enemy, and a king levitates only over its own pieces',
  'levitating/nothing-over': '{square} is empty, so there is nothing to levitate over',
  'levitating/edge': 'Your pieces stand there up to the edge of the board, so the king has nowhere to land',
  'levitating/landing': 'The king levitates to the first square beyond your pieces, which is {square}',
  'levitating/why-levitates': 'The king flies over its own {pieces:piece:and}',
  'levitating/why-grounds': 'The {king:piece} can no longer fly',
};
