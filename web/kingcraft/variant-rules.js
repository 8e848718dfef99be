// What each game changes in chess, in a few sentences a player can read.

/** Variant id → frozen sentences. */
export const variantRules = Object.freeze({
  chess: Object.freeze(['Orthodox chess by the FIDE Laws.']),
  levitating: Object.freeze([
    'The game is won by capturing the king: there is no check, no mate and no pin, and attacked squares do not prevent castling.',
    'A king may levitate: in a straight line over one or more of its own pieces in a row, to the first square behind them, which is empty or holds an enemy.',
    'A side without any move draws by stalemate.',
  ]),
  tax: Object.freeze([
    'In each direction the king slides as many squares as its side has pawns on the file that pays for that direction.',
    'Files a to h pay for: backward; backward toward the a-file; toward the a-file; forward toward the a-file; forward; forward toward the h-file; toward the h-file; backward toward the h-file.',
    'A king that slides more than one square may not pass through an attacked square.',
    'Castling needs a pawn of your own on the c-file (toward the a-file) or on the g-file (toward the h-file).',
    'A king can give check and mate.',
  ]),
  flying: Object.freeze([
    'There are two levels; the set-up stands on the ground, and king, queen and pawn never leave it.',
    'Every piece on the ground can headbutt: capture an enemy straight above it, without moving.',
    'A rook goes straight up and down, or ends a rook move on the ground with one more step on and up.',
    'A bishop goes straight up and down, or ends a bishop move on the upper level with one more step on and down.',
    'A knight goes straight up and down, or makes its move while coming down.',
  ]),
  kingscourt: Object.freeze([
    'Twelve files; each side has two chancellors and two jesters as well as the pieces of chess.',
    'A chancellor goes one or two squares in a straight line without jumping, or leaps like a knight.',
    'A jester makes one or two diagonal steps, the second in any direction over an empty square; one that has not moved can also jump two squares diagonally.',
    'In castling the king goes one to four squares toward the rook, and the rook to the last square that the king passed.',
    'When a chancellor gives check, the king may fly: move two squares in a straight line over an empty one.',
  ]),
  twokings: Object.freeze([
    'Each side has a second king in place of the bishop of the f-file.',
    'Only one king is royal: the one nearer the a-file, on the same file the one nearer the first rank.',
    'The other king may be attacked and captured like any piece; which king is royal changes as they pass each other.',
    'The king of the e-file castles as in chess, and where it is not the royal one, attacks on it do not matter.',
  ]),
});
