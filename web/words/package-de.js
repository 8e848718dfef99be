/**
 * What the package says in English (why a move may be made or not, and what is wrong with its input) in German. A sentence is known by its
 * template: `%m` a man with its square, `%r` a man, `%s` a square, `%c` a color, `%f` a file, `%n` a number in words, `%d` a direction of a king in
 * Tax Chess, `%l` a list of men or squares, `%x` the reason of a result, `%q` what was quoted, `%t` any text. In the German templates the holes are
 * counted from 1; `{der 1}`, `{dem 1}`, `{den 1}` and `{dein 1}` have the man with that article (`{Der 1}` behind a colon), `{1}` has none.
 */

/** The nominative, and the dative and accusative where they differ. */
const MEN = {
  king: ['König'],
  queen: ['Dame'],
  rook: ['Turm'],
  bishop: ['Läufer'],
  knight: ['Springer'],
  pawn: ['Bauer', 'Bauern'],
  chancellor: ['Kanzler'],
  jester: ['Narr', 'Narren'],
};

/** Whether the noun behind the article is bent, and the article before a feminine noun. */
const ARTICLES = {
  der: { bent: false, feminine: 'die' },
  dem: { bent: true, feminine: 'der' },
  den: { bent: true, feminine: 'die' },
  dein: { bent: false, feminine: 'deine' },
};

const WORDS = {
  White: 'Weiß',
  Black: 'Schwarz',
  two: 'zwei',
  three: 'drei',
  four: 'vier',
  five: 'fünf',
  six: 'sechs',
  seven: 'sieben',
  eight: 'acht',
  white: 'weißen',
  black: 'schwarzen',
  or: 'oder',
  and: 'und',
  forward: 'nach vorn',
  backward: 'nach hinten',
  'toward the a-file': 'zur a-Linie hin',
  'toward the h-file': 'zur h-Linie hin',
  'forward toward the a-file': 'schräg nach vorn zur a-Linie hin',
  'forward toward the h-file': 'schräg nach vorn zur h-Linie hin',
  'backward toward the a-file': 'schräg nach hinten zur a-Linie hin',
  'backward toward the h-file': 'schräg nach hinten zur h-Linie hin',
  checkmate: 'Schachmatt',
  'king-captured': 'König geschlagen',
  stalemate: 'Patt',
  'insufficient-material': 'zu wenig Material',
  'fivefold-repetition': 'fünfmalige Stellungswiederholung',
  'seventy-five-moves': 'Fünfundsiebzig-Züge-Regel',
  'threefold-repetition': 'dreimalige Stellungswiederholung',
  'fifty-moves': 'Fünfzig-Züge-Regel',
  resignation: 'Aufgabe',
  agreement: 'Vereinbarung',
  time: 'Zeitüberschreitung',
  unknown: 'Grund nicht bekannt',
};

const man = `(?:${Object.keys(MEN).join('|')})`;
const square = '[a-l]\\d\\d?\\^?';

const HOLES = {
  m: `the (${man} on ${square})`,
  r: `(${man})`,
  s: `(${square})`,
  c: '(White|Black|white|black)',
  f: '([a-l])',
  n: '(two|three|four|five|six|seven|eight)',
  d: '((?:(?:forward|backward) )?toward the [ah]-file|forward|backward)',
  l: `((?:${man}|${square})(?:(?:, | and | or )(?:${man}|${square}))*)`,
  x: '([a-z-]+)',
  q: '"(.*)"',
  t: '(.*)',
};

/** What may stand behind a sentence, and before what stands behind it. */
const TAILS = [
  [' and captures the %r', ' und schlägt dort {den 1}'],
  [', which wins the game', ', was die Partie gewinnt'],
  [
    '; %m may then capture your king, since there is no check in this game',
    '; danach kann {der 1} deinen König schlagen, denn Schach gibt es in diesem Spiel nicht',
  ],
  ['; attacks do not matter in this game', '; Angriffe zählen in diesem Spiel nicht'],
  [
    '; it may also castle there, which brings the rook to %s',
    '; er darf auch dorthin rochieren, wobei der Turm nach {1} kommt',
  ],
  [', which a headbutt would do without moving', '; ein Kopfstoß täte das, ohne zu ziehen'],
  [', over squares that no enemy attacks', ', denn kein Gegner greift die Felder auf dem Weg an'],
  [', out of check too', ', auch aus dem Schach heraus'],
  [', and it captures %m', ', und er schlägt {den 1}'],
  [', whether it slides or castles', ', ob er nun gleitet oder rochiert'],
  [', where it is the royal one and safe', ', wo er der königliche und sicher ist'],
  [
    ', which makes the king on %s the royal one, and that one is safe',
    '; damit wird der König auf {1} der königliche, und der ist sicher',
  ],
];

/** Why castling is not possible. */
const CASTLING = [
  ['%m attacks %s, where the king would land', '{der 1} greift {2} an, wo der König ankäme'],
  ['%m attacks %s, which the king would pass', '{der 1} greift {2} an, worüber der König ginge'],
  ['%m would attack the king on %s', '{der 1} würde den König auf {2} angreifen'],
  ['%m stands between king and rook', '{der 1} steht zwischen König und Turm'],
  ['the king is in check from %m', '{der 1} gibt dem König Schach'],
  ['the rook on %s takes no part in it', 'der Turm auf {1} ist nicht daran beteiligt'],
  ['the king or the rook on %s has moved', 'der König oder der Turm auf {1} hat schon gezogen'],
  ['no rook of yours stands on %s', 'auf {1} steht kein Turm von dir'],
  [
    'the king has moved or levitated, or the rook on %s has moved',
    'der König hat schon gezogen oder ist geschwebt, oder der Turm auf {1} hat gezogen',
  ],
];

const REASONS = [
  ['there is no piece on %s', 'auf {1} steht keine Figur'],
  ["it is %c's turn", '{1} ist am Zug'],
  ['your own %r stands on %s', 'auf {2} steht {dein 1}'],
  [
    "your own %r stands on %s, and the king's slide ends before it",
    'auf {2} steht {dein 1}, und davor muss der König anhalten',
  ],
  [
    'your own %r stands on %s, so the king can neither slide nor castle there',
    'auf {2} steht {dein 1}, also kann der König weder dorthin gleiten noch rochieren',
  ],
  [
    "your own %r on %s is in the way of the king's slide",
    '{dein 1} auf {2} steht dem König im Weg',
  ],
  ['%m has to move to another square', '{der 1} muss auf ein anderes Feld ziehen'],
  [
    'the pawn is on its first square, and %s and %s are empty',
    'der Bauer steht auf seinem Anfangsfeld, und {1} und {2} sind leer',
  ],
  [
    '%m has just gone two squares, so your pawn may capture it in passing',
    '{der 1} ist gerade zwei Felder gezogen, also darf ihn dein Bauer im Vorbeigehen schlagen',
  ],
  ['the pawn captures %m, diagonally ahead of it', 'der Bauer schlägt {den 1}, schräg vor ihm'],
  ['the square in front of the pawn, %s, is empty', 'das Feld vor dem Bauern, {1}, ist leer'],
  ['a pawn never moves backward or to the side', 'ein Bauer zieht nie rückwärts und nie zur Seite'],
  [
    'a pawn captures diagonally only, so %m stops it',
    'ein Bauer schlägt nur schräg, also hält ihn {der 1} auf',
  ],
  [
    'a pawn captures diagonally only, so %m stops its double step',
    'ein Bauer schlägt nur schräg, also verhindert {der 1} seinen Doppelschritt',
  ],
  [
    'a pawn goes one square ahead, or two from its first square, and %s is farther',
    'ein Bauer zieht ein Feld voran, von seinem Anfangsfeld auch zwei, und {1} ist weiter weg',
  ],
  [
    'a pawn goes two squares only from %s, and this one is on %s',
    'zwei Felder zieht ein Bauer nur von {1} aus, und dieser steht auf {2}',
  ],
  ['the pawn cannot pass %m', 'der Bauer kommt an {dem 1} nicht vorbei'],
  [
    'a pawn goes straight ahead or captures one square diagonally ahead, and %s is neither',
    'ein Bauer zieht geradeaus oder schlägt ein Feld schräg voran, und {1} ist keins von beiden',
  ],
  [
    '%m can be captured in passing only right after its double step',
    '{der 1} kann nur unmittelbar nach seinem Doppelschritt im Vorbeigehen geschlagen werden',
  ],
  [
    'a pawn goes diagonally only to capture, and %s is empty',
    'schräg zieht ein Bauer nur, um zu schlagen, und {1} ist leer',
  ],
  [
    'the pawn reaches the last rank and becomes a %l',
    'der Bauer erreicht die letzte Reihe und wird {1}',
  ],
  [
    'the pawn captures the %r, reaches the last rank and becomes a %l',
    'der Bauer schlägt {den 1}, erreicht die letzte Reihe und wird {2}',
  ],
  [
    'a bishop moves along diagonals, and %s and %s share none',
    'ein Läufer zieht auf Diagonalen, und {1} und {2} liegen auf keiner gemeinsamen',
  ],
  [
    'a rook moves along files and ranks, and %s and %s share neither',
    'ein Turm zieht auf Linien und Reihen, und {1} und {2} haben keine gemeinsam',
  ],
  [
    'a queen moves along files, ranks and diagonals, and %s and %s share none',
    'eine Dame zieht auf Linien, Reihen und Diagonalen, und {1} und {2} haben keine gemeinsam',
  ],
  [
    'a knight leaps two squares straight and one to the side, which does not lead from %s to %s',
    'ein Springer springt zwei Felder geradeaus und eins zur Seite, und das führt nicht von {1} nach {2}',
  ],
  ['the %r moves along the file from %s to %s', '{der 1} zieht auf der Linie von {2} nach {3}'],
  ['the %r moves along the rank from %s to %s', '{der 1} zieht auf der Reihe von {2} nach {3}'],
  [
    'the %r moves along the diagonal from %s to %s',
    '{der 1} zieht auf der Diagonale von {2} nach {3}',
  ],
  ['the %r leaps from %s to %s', '{der 1} springt von {2} nach {3}'],
  ['the %r cannot go from %s to %s', '{der 1} kann nicht von {2} nach {3} ziehen'],
  ['%m cannot go to %s: %m is in its way', '{der 1} kann nicht nach {2}: {Der 3} steht im Weg'],
  ['the king steps to %s', 'der König zieht nach {1}'],
  [
    'the king steps to %s and captures the %r, which no enemy guards',
    'der König zieht nach {1} und schlägt {den 2}; kein Gegner deckt das Feld',
  ],
  [
    'the king steps to %s, which no enemy attacks',
    'der König zieht nach {1}, das kein Gegner angreift',
  ],
  [
    'the king moves one square at a time, and %s is farther than that from %s',
    'der König zieht nur ein Feld weit, und {1} ist weiter weg von {2}',
  ],
  [
    'you are in check from %m, and this move does not end it',
    '{der 1} gibt dir Schach, und dieser Zug beendet es nicht',
  ],
  [
    'after this capture %m would attack the king on %s',
    'nach diesem Schlagen würde {der 1} den König auf {2} angreifen',
  ],
  [
    '%m is pinned: without it, %m would attack the king on %s',
    '{der 1} ist gefesselt: Sonst würde {der 2} den König auf {3} angreifen',
  ],
  [
    '%m guards the %r on %s, so your king cannot capture it',
    '{der 1} deckt {den 2} auf {3}, also kann dein König dort nicht schlagen',
  ],
  [
    '%m attacks %s, so your king cannot go there',
    '{der 1} greift {2} an, also kann dein König nicht dorthin',
  ],
  [
    'the king castles to %s and the rook goes to %s: neither has moved, and nothing is in the way',
    'der König rochiert nach {1} und der Turm geht nach {2}: Beide haben noch nicht gezogen, und nichts steht im Weg',
  ],
  ['%c is checkmated, so the game is over', '{1} ist schachmatt, die Partie ist also zu Ende'],
  [
    '%c has no legal move left, so the game is a draw',
    '{1} hat keinen legalen Zug mehr, die Partie ist also remis',
  ],
  [
    "%c's king has been captured, so the game is over",
    'der König von {1} ist geschlagen, die Partie ist also zu Ende',
  ],
  ['%c has resigned, so the game is over', '{1} hat aufgegeben, die Partie ist also zu Ende'],
  [
    '%c has lost on time, so the game is over',
    '{1} hat die Zeit überschritten, die Partie ist also zu Ende',
  ],
  [
    'time ran out against a side that could not win, so the game is over',
    'die Zeit lief gegen eine Seite ab, die nicht gewinnen konnte, die Partie ist also zu Ende',
  ],
  [
    'a draw was claimed, since the position stood here three times, so the game is over',
    'die Partie ist zu Ende: Remis wegen dreimaliger Stellungswiederholung',
  ],
  [
    "a draw was claimed after fifty moves without a capture or a pawn's move, so the game is over",
    'die Partie ist zu Ende: Remis nach fünfzig Zügen ohne Schlag- oder Bauernzug',
  ],
  [
    'the game has a result without a reason, so the game is over',
    'die Partie hat ein Ergebnis ohne Grund, sie ist also zu Ende',
  ],
  [
    'the players agreed to a draw, so the game is over',
    'die Spieler haben sich auf Remis geeinigt, die Partie ist also zu Ende',
  ],

  // Tax Chess
  [
    'you have no pawn on the %f-file, so the king cannot move %d',
    'auf der {1}-Linie hast du keinen Bauern, also kann der König nicht {2} ziehen',
  ],
  [
    'you have no pawn on the %f-file, so the king can neither move nor castle %d',
    'auf der {1}-Linie hast du keinen Bauern, also kann der König {2} weder ziehen noch rochieren',
  ],
  [
    'you have one pawn on the %f-file: the king may go one square that way',
    'auf der {1}-Linie hast du einen Bauern: In diese Richtung darf der König ein Feld weit ziehen',
  ],
  [
    'you have one pawn on the %f-file: the king may go only one square that way',
    'auf der {1}-Linie hast du einen Bauern: In diese Richtung darf der König nur ein Feld weit ziehen',
  ],
  [
    'you have %n pawns on the %f-file: the king may go %n squares that way',
    'auf der {2}-Linie hast du {1} Bauern: In diese Richtung darf der König {3} Felder weit ziehen',
  ],
  [
    'you have %n pawns on the %f-file: the king may go only %n squares that way',
    'auf der {2}-Linie hast du {1} Bauern: In diese Richtung darf der König nur {3} Felder weit ziehen',
  ],
  [
    'the king slides in straight lines, and %s and %s share none',
    'der König gleitet auf geraden Linien, und {1} und {2} haben keine gemeinsam',
  ],
  [
    'the king may capture the %r on %s, but its slide ends there',
    'der König darf {den 1} auf {2} schlagen, aber dort endet sein Weg',
  ],
  [
    'the king would pass %s, which %m attacks',
    'der König ginge über {1}, und das greift {der 2} an',
  ],
  ['the king cannot go from %s to %s', 'der König kann nicht von {1} nach {2} ziehen'],
  [
    '%m pays for the check by %m, which ends when you capture it',
    '{der 1} bezahlt das Schach, das {der 2} gibt; schlägst du ihn, ist es vorbei',
  ],
  [
    '%m pays for the guard by %m, which ends when your king captures it',
    '{der 1} bezahlt dafür, dass {der 2} ihn deckt; schlägt ihn dein König, ist es damit vorbei',
  ],

  // Levitating Kings
  ['the king levitates over %l to %s', 'der König schwebt über {1} nach {2}'],
  [
    '%s and %s are not in one line, so the king cannot levitate there',
    'zwischen {1} und {2} verläuft keine Gerade, also kann der König nicht dorthin schweben',
  ],
  [
    '%s is empty, so there is nothing to levitate over',
    'auf {1} steht keine Figur, über die der König schweben könnte',
  ],
  [
    '%m is an enemy, and a king levitates only over its own pieces',
    '{der 1} gehört dem Gegner, und ein König schwebt nur über eigene Figuren',
  ],
  [
    'your pieces stand there up to the edge of the board, so the king has nowhere to land',
    'deine Figuren stehen dort bis zum Brettrand, also kann der König nirgends landen',
  ],
  [
    'the king levitates to the first square behind your pieces, which is %s',
    'der König schwebt auf das erste Feld hinter deinen Figuren, und das ist {1}',
  ],

  // Flying Chess
  ['the %r goes straight up to %s', '{der 1} steigt gerade hinauf nach {2}'],
  ['the %r comes straight down to %s', '{der 1} kommt gerade herunter nach {2}'],
  ['the %r comes down by a leap to %s', '{der 1} kommt mit einem Sprung herunter nach {2}'],
  ['the %r goes one step on and up to %s', '{der 1} geht ein Feld weiter und hinauf nach {2}'],
  ['the %r goes one step on and down to %s', '{der 1} geht ein Feld weiter und hinunter nach {2}'],
  [
    'the %r moves along the ground and rises with its last step to %s',
    '{der 1} zieht am Boden entlang und steigt mit dem letzten Schritt nach {2}',
  ],
  [
    'the %r moves along the upper level and comes down with its last step to %s',
    '{der 1} zieht auf der oberen Ebene entlang und sinkt mit dem letzten Schritt nach {2}',
  ],
  [
    'the rook moves along the ground before it rises, and %m is in its way',
    'der Turm zieht am Boden entlang, bevor er steigt, und {der 1} steht ihm im Weg',
  ],
  [
    'the bishop moves along the upper level before it comes down, and %m is in its way',
    'der Läufer zieht auf der oberen Ebene entlang, bevor er sinkt, und {der 1} steht ihm im Weg',
  ],
  [
    'a rook comes down straight only, and %s is not below %s',
    'ein Turm kommt nur gerade herunter, und {1} liegt nicht unter {2}',
  ],
  [
    'a rook rises straight up or at the end of a rook move, and neither leads from %s to %s',
    'ein Turm steigt gerade hinauf oder am Ende eines Turmzugs, und beides führt nicht von {1} nach {2}',
  ],
  [
    'a bishop comes down straight or at the end of a bishop move, and neither leads from %s to %s',
    'ein Läufer sinkt gerade herunter oder am Ende eines Läuferzugs, und beides führt nicht von {1} nach {2}',
  ],
  [
    'a bishop rises straight up only, and %s is not above %s',
    'ein Läufer steigt nur gerade hinauf, und {1} liegt nicht über {2}',
  ],
  [
    'a knight comes down straight or by a leap, and neither leads to %s from %s',
    'ein Springer kommt gerade oder mit einem Sprung herunter, und beides führt nicht von {2} nach {1}',
  ],
  [
    'a knight rises straight up only, and %s is not above %s',
    'ein Springer steigt nur gerade hinauf, und {1} liegt nicht über {2}',
  ],
  [
    'the %r never leaves the ground, and %s is on the upper level',
    '{der 1} verlässt nie den Boden, und {2} liegt auf der oberen Ebene',
  ],
  [
    'the %r never leaves the ground: to headbutt %m it stays on %s',
    '{der 1} verlässt nie den Boden: Ein Kopfstoß gegen {den 2} lässt die Figur auf {3} stehen',
  ],
  [
    'the %r headbutts %m, straight above it, and stays on %s',
    '{der 1} gibt einen Kopfstoß gegen {den 2} gerade darüber und bleibt auf {3}',
  ],
  [
    'no piece stands straight above %s, so the %r has nothing to headbutt',
    'gerade über {1} steht keine Figur, also hat {der 2} kein Ziel für einen Kopfstoß',
  ],
  [
    '%m is your own, so the %r cannot headbutt it',
    '{der 1} gehört dir, also gibt {der 2} dort keinen Kopfstoß',
  ],
  [
    '%m is on the upper level, and only pieces on the ground can headbutt',
    '{der 1} steht auf der oberen Ebene, und Kopfstöße geben nur Figuren am Boden',
  ],

  // King's Court
  [
    'the chancellor goes in a straight line from %s to %s',
    'der Kanzler zieht geradeaus von {1} nach {2}',
  ],
  [
    'the chancellor leaps like a knight from %s to %s',
    'der Kanzler springt wie ein Springer von {1} nach {2}',
  ],
  [
    'a chancellor does not jump in a straight line: %m is in its way',
    'geradeaus springt ein Kanzler nicht: {Der 1} steht ihm im Weg',
  ],
  [
    'a chancellor goes one or two squares straight or leaps like a knight, and %s is too far from %s',
    'ein Kanzler zieht ein oder zwei Felder geradeaus oder springt wie ein Springer, und {1} ist zu weit weg von {2}',
  ],
  [
    'a chancellor gives check, so the king flies two squares to %s',
    'ein Kanzler gibt Schach, also flüchtet der König zwei Felder weit nach {1}',
  ],
  [
    'a chancellor gives check, so the king flies two squares to %s and captures the chancellor',
    'ein Kanzler gibt Schach, also flüchtet der König zwei Felder weit nach {1} und schlägt den Kanzler',
  ],
  [
    'the jester makes one diagonal step from %s to %s',
    'der Narr macht einen schrägen Schritt von {1} nach {2}',
  ],
  [
    'the jester makes two diagonal steps, over %s to %s',
    'der Narr macht zwei schräge Schritte, über {1} nach {2}',
  ],
  [
    'a jester makes one or two diagonal steps, and %s is too far from %s',
    'ein Narr macht einen oder zwei schräge Schritte, und {1} ist zu weit weg von {2}',
  ],
  [
    'a jester stays on squares of one colour, and %s has the other one',
    'ein Narr bleibt auf Feldern einer Farbe, und {1} hat die andere',
  ],
  [
    'as its first move the jester may jump over %m to %s',
    'mit seinem ersten Zug darf der Narr über {den 1} nach {2} springen',
  ],
  [
    '%m is in the way, and only a jester that has not moved from its first square can jump',
    '{der 1} steht im Weg, und nur ein Narr, der sein Anfangsfeld noch nicht verlassen hat, kann springen',
  ],
  [
    'the first of two steps ends on an empty square, and %m is in the way',
    'der erste von zwei Schritten endet auf einem leeren Feld, und {der 1} steht im Weg',
  ],
  [
    'the first of two steps ends on an empty square, and %m and %m are in the way',
    'der erste von zwei Schritten endet auf einem leeren Feld, und {der 1} und {der 2} stehen im Weg',
  ],
  [
    'the king may go two squares only when a chancellor gives check',
    'zwei Felder weit darf der König nur ziehen, wenn ein Kanzler Schach gibt',
  ],
  ["%m is in the way of the king's flight", '{der 1} steht der Flucht des Königs im Weg'],
  [
    'a flight attacks nothing, so it cannot capture %m',
    'eine Flucht greift nichts an, also kann sie {den 1} nicht schlagen',
  ],

  // Two Kings
  [
    '%m is not the royal one, so it may be captured like any piece',
    '{der 1} ist nicht der königliche, also darf man ihn schlagen wie jede Figur',
  ],
  [
    'the king on %s is not the royal one, so it may capture on %s, guarded or not',
    'der König auf {1} ist nicht der königliche, also darf er auf {2} schlagen, gedeckt oder nicht',
  ],
  [
    'the king on %s is not the royal one, so it may step to %s, attacked or not',
    'der König auf {1} ist nicht der königliche, also darf er nach {2} ziehen, angegriffen oder nicht',
  ],
  [
    'the king on %s would then be the royal one, and %m attacks it',
    'dann wäre der König auf {1} der königliche, und {der 2} greift ihn an',
  ],
];

const FAULTS = [
  ['the FEN is empty', 'die FEN ist leer'],
  [
    'the FEN %q has 1 field; it needs placement, side, rights and en passant square at least',
    'die FEN „{1}“ hat 1 Feld; sie braucht mindestens Aufstellung, Seite, Rechte und En-passant-Feld',
  ],
  [
    'the FEN %q has %t fields; it needs placement, side, rights and en passant square at least',
    'die FEN „{1}“ hat {2} Felder; sie braucht mindestens Aufstellung, Seite, Rechte und En-passant-Feld',
  ],
  ['the side to move %q is neither "w" nor "b"', 'die Seite am Zug, „{1}“, ist weder „w“ noch „b“'],
  [
    'the half-move clock %q is not a number from 0 to 9999',
    'der Halbzugzähler „{1}“ ist keine Zahl von 0 bis 9999',
  ],
  [
    'the move number %q is not a number from 0 to 9999',
    'die Zugnummer „{1}“ ist keine Zahl von 0 bis 9999',
  ],
  ['there is text after the sixth field: %q', 'nach dem sechsten Feld steht noch Text: „{1}“'],
  [
    "it is %c's turn in this position, but %c is in check",
    'in dieser Stellung ist {1} am Zug, aber {2} steht im Schach',
  ],
  [
    'the en passant square %q is no square of this board, nor "-"',
    'das En-passant-Feld „{1}“ ist weder ein Feld dieses Bretts noch „-“',
  ],
  [
    'the en passant square %s is not on rank %t, where it has to be with %c to move',
    'das En-passant-Feld {1} liegt nicht auf Reihe {2}, wie es sein muss, wenn {3} am Zug ist',
  ],
  [
    'the en passant square %s needs a %c pawn on %s that could just have jumped over it',
    'das En-passant-Feld {1} braucht einen {2} Bauern auf {3}, der gerade darüber gezogen sein kann',
  ],
  [
    'the placement has %t on %s. Kings, queens and pawns never leave the ground',
    'in der Aufstellung steht {1} auf {2}. Könige, Damen und Bauern verlassen nie den Boden',
  ],
  [
    'the placement has a pawn on %s. Pawns never stand on the first or last rank',
    'in der Aufstellung steht ein Bauer auf {1}. Auf der ersten und der letzten Reihe stehen nie Bauern',
  ],
  [
    'the placement has %t kings for %c; at most 1 is allowed',
    'die Aufstellung hat {1} Könige für {2}; höchstens 1 ist erlaubt',
  ],
  [
    'the placement has %t kings for %c; at most %t are allowed',
    'die Aufstellung hat {1} Könige für {2}; höchstens {3} sind erlaubt',
  ],
  ['the placement has no king for %c', 'die Aufstellung hat keinen König für {1}'],
  [
    'the placement has 1 level; this game needs %t',
    'die Aufstellung hat 1 Ebene; dieses Spiel braucht {1}',
  ],
  [
    'the placement has %t levels; this game needs %t',
    'die Aufstellung hat {1} Ebenen; dieses Spiel braucht {2}',
  ],
  [
    'the placement has 1 rank; this game needs %t',
    'die Aufstellung hat 1 Reihe; dieses Spiel braucht {1}',
  ],
  [
    'the placement has %t ranks; this game needs %t',
    'die Aufstellung hat {1} Reihen; dieses Spiel braucht {2}',
  ],
  [
    'the placement has more than %t squares on the rank %q',
    'die Aufstellung hat mehr als {1} Felder auf der Reihe „{2}“',
  ],
  [
    'the placement has only 1 square on the rank %q; it needs %t',
    'die Aufstellung hat nur 1 Feld auf der Reihe „{1}“; nötig sind {2}',
  ],
  [
    'the placement has only %t squares on the rank %q; it needs %t',
    'die Aufstellung hat nur {1} Felder auf der Reihe „{2}“; nötig sind {3}',
  ],
  [
    'the placement has the letter %q on the rank %q, which stands for no piece of this game',
    'die Aufstellung hat den Buchstaben „{1}“ auf der Reihe „{2}“; er steht für keine Figur dieses Spiels',
  ],
  [
    'the right %t needs a %c king on %s and a rook on %s',
    'das Recht {1} braucht einen {2} König auf {3} und einen Turm auf {4}',
  ],
  ['the right %t needs a %c jester on %s', 'das Recht {1} braucht einen {2} Narren auf {3}'],
  ['the rights are missing', 'die Rechte fehlen'],
  [
    'the rights %q hold %q, which is no right of this game',
    'die Rechte „{1}“ enthalten „{2}“; das ist kein Recht dieses Spiels',
  ],
  ['the rights %q name %t twice', 'die Rechte „{1}“ nennen {2} zweimal'],
  [
    'the right %q of the FEN tag does not fit the position. It was left out',
    'das Recht „{1}“ der FEN passt nicht zu dieser Stellung. Es wurde weggelassen',
  ],
  [
    'the set of rights %q of the FEN tag does not fit the position. It was left out',
    'die Rechte „{1}“ der FEN passen nicht zu dieser Stellung. Sie wurden weggelassen',
  ],
  [
    'the en passant square %q of the FEN tag does not fit the position. It was left out',
    'das En-passant-Feld „{1}“ der FEN passt nicht zu dieser Stellung. Es wurde weggelassen',
  ],
  ['%q is not a legal move here', '„{1}“ ist hier kein legaler Zug'],
  [
    '%q is not a move in coordinates or SAN',
    '„{1}“ ist kein Zug, weder in Koordinaten noch in der internationalen Kurznotation',
  ],
  ['%q can mean %t or %t', '„{1}“ kann {2} oder {3} bedeuten'],
  [
    '%q promotes a pawn; add the letter of the new piece',
    '„{1}“ wandelt einen Bauern um; füge den Buchstaben der neuen Figur hinzu',
  ],
  [
    '%q fits several castlings; name the square the king goes to',
    '„{1}“ passt auf mehrere Rochaden; nenne das Feld, auf das der König geht',
  ],
  [
    '%q cannot be played: the game is over (%x)',
    '„{1}“ ist nicht spielbar: Die Partie ist zu Ende ({2})',
  ],
  [
    'the game is over (%x); take that back to play on',
    'die Partie ist zu Ende ({1}); nimm einen Zug zurück, um weiterzuspielen',
  ],
  ['the game is over already (%x)', 'die Partie ist schon zu Ende ({1})'],
  ['the side to move is in check and cannot pass', 'wer im Schach steht, kann nicht passen'],
  ['a draw by %x cannot be claimed here', 'Remis kann hier nicht gefordert werden ({1})'],
  [
    'the engine was silent for %t ms and has been ended',
    'die Engine hat {1} ms nichts von sich hören lassen und wurde beendet',
  ],
  ['the engine cannot be loaded', 'die Engine lässt sich nicht laden'],
  ['the texts cannot be loaded', 'die Texte lassen sich nicht laden'],
  ['the engine has broken down', 'die Engine ist abgestürzt'],
  [
    'the engine has broken down; load() gives a new one',
    'die Engine ist abgestürzt; load() gibt eine neue',
  ],
  [
    "the engine's worker cannot be started: its file is missing, or the policy of the page forbids it",
    'der Worker der Engine lässt sich nicht starten: Seine Datei fehlt, oder die Regeln der Seite verbieten ihn',
  ],
  ["the engine's worker has ended", 'der Worker der Engine hat sich beendet'],
  [
    'the engine cannot be started: the wasm is of another program or version, or memory is short',
    'die Engine lässt sich nicht starten: Das Wasm gehört zu einem anderen Programm oder einer anderen Version, oder der Speicher reicht nicht',
  ],
  [
    'the engine cannot be loaded from %t: it cannot be fetched',
    'die Engine lässt sich nicht von {1} laden: Der Server ist nicht erreichbar',
  ],
  [
    'the engine cannot be loaded from %t: the server answers %t',
    'die Engine lässt sich nicht von {1} laden: Der Server antwortet mit {2}',
  ],
  [
    'the engine cannot be loaded from %t: it comes only in part',
    'die Engine lässt sich nicht von {1} laden: Sie kommt nur zum Teil an',
  ],
  [
    'the engine cannot be loaded from %t: it is no wasm, or no wasm may be compiled here',
    'die Engine lässt sich nicht von {1} laden: Es ist kein Wasm, oder die Regeln der Seite verbieten es',
  ],
  ['there is no memory for the engine', 'für die Engine ist kein Speicher da'],
];

const PAID = new RegExp(`, paid for by (one|${HOLES.n.slice(1, -1)}) pawns? on the ([a-l])-file`);
const CANNOT_CASTLE = /(?:^|, and )you cannot castle: /;

/** What a fault of a FEN stands behind where it is a tag's. */
const WRONG_TAG = 'The FEN tag is wrong. ';

/** The sentence in German; as it is where its template is not known. */
export function germanOfPackage(sentence) {
  if (sentence.startsWith(WRONG_TAG))
    return `Der Tag FEN ist falsch. ${germanOfPackage(sentence.slice(WRONG_TAG.length))}`;
  const body = sentence.replace(/\.$/, '');
  const german = wholeOf(body) ?? wholeOf(body.charAt(0).toLowerCase() + body.slice(1));
  return german === null ? sentence : `${capitalized(german)}.`;
}

function capitalized(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence with what is said of castling, and of who pays for an attack; null where it is not known. */
function wholeOf(sentence) {
  const [words, castling] = sentence.split(CANNOT_CASTLE);
  const head = words ? [withPayers(words)] : [];
  const tail = castling ? [withCastling(castling)] : [];
  const parts = [...head, ...tail];
  return parts.includes(null) ? null : parts.join(', und ');
}

function withCastling(reason) {
  const german = fitting(CASTLING, reason);
  return german && `du kannst nicht rochieren: ${capitalized(german)}`;
}

function withPayers(sentence) {
  const [paid, count, file] = PAID.exec(sentence) ?? [];
  if (!paid) return withTail(sentence);
  const german = withTail(sentence.replace(paid, ''));
  const pawns = count === 'one' ? 'einem Bauern' : `${WORDS[count]} Bauern`;
  const words = ` (bezahlt von ${pawns} auf der ${file}-Linie)`;
  return german && (sentence.endsWith(paid) ? german + words : german.replace(',', `${words},`));
}

/** A reason or a fault, and what stands behind it. */
function withTail(sentence) {
  const known = fitting(REASONS, sentence) ?? fitting(FAULTS, sentence);
  if (known !== null) return known;
  for (const [english, german] of TAILS) {
    const match = patternOf(`%t${english}`).exec(sentence);
    const head = match && withTail(match[1]);
    if (head) return head + filled(german, holesOf(english), match.slice(2));
  }
  return null;
}

/** The German of the first template that fits the whole text, or null. */
function fitting(templates, text) {
  for (const [english, german] of templates) {
    const match = patternOf(english).exec(text);
    if (match) return filled(german, holesOf(english), match.slice(1));
  }
  return null;
}

function holesOf(english) {
  return [...english.matchAll(/%([a-z])/g)].map(([, hole]) => hole);
}

const patterns = new Map();

function patternOf(english) {
  if (!patterns.has(english)) {
    const escaped = english.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const source = escaped.replaceAll(/%([a-z])/g, (_, hole) => HOLES[hole]);
    patterns.set(english, new RegExp(`^${source}$`));
  }
  return patterns.get(english);
}

/** The German template with what was found in the holes of the English one. */
function filled(german, holes, values) {
  return german.replaceAll(/\{(?:(\w+) )?(\d)\}/g, (_, article, number) => {
    const value = values[number - 1];
    if (!article) return 'qt'.includes(holes[number - 1]) ? value : translated(value);
    const [role, ...where] = value.split(' on ');
    const form = article.toLowerCase();
    const { bent, feminine } = ARTICLES[form];
    const [noun, bentNoun = noun] = MEN[role];
    const words = `${role === 'queen' ? feminine : form} ${bent ? bentNoun : noun}`;
    return [form === article ? words : capitalized(words), ...where].join(' auf ');
  });
}

/** Words that are the same wherever they stand: squares stay as they are. */
function translated(value) {
  if (value in WORDS) return WORDS[value];
  return value.replaceAll(/[a-z]+\b/gi, (word) => MEN[word]?.[0] ?? WORDS[word] ?? word);
}
