// What web/kingcraft/part-messages.en.js says, in German.

// biome-ignore format: one message a line
export const messages = {
  'pgn-zero-byte': 'Hier steht ein Nullbyte; PGN ist Text',
  'pgn-too-many': 'Es sind mehr als {most::grouped} Partien; die ab hier werden nicht gelesen',
  'pgn-misplaced-tag': 'Ein Tag kann nicht in einer Variante stehen',
  'pgn-unknown-variant': 'Ein Spiel „{variant}“ gibt es hier nicht',
  'pgn-long': 'Die Partie, die hier beginnt, ist länger als {most::grouped} Zeichen',
  'tag-own': 'Der Tag „{tag}“ ergibt sich aus der Partie und lässt sich nicht setzen',
  'kind.pgn-source': 'ein Text, ein Stream oder etwas, das sich durchlaufen lässt',
  'kind.pgn-chunk': 'ein Text oder eine Folge von Bytes',
  'kind.evaluation': 'ein Objekt mit cp oder mate in ihren Grenzen, oder null',
  'kind.clock': 'eine Zeit in Sekunden unter 1000 Stunden, oder null',
  'kind.position': 'eine Partie oder eine FEN',
  'load-texts': 'Die Texte lassen sich nicht laden',
  'board-choice': '{name} ist eins von {allowed::list}, nicht „{value}“',
  'board-shape': '{name} ist eine Liste wie {examples::list}, nicht „{value}“',
  'board-level': 'level ist eine ganze Zahl von 1 bis 10, nicht „{value}“',
  'board-lesson': 'Eine Regel „{value}“ gibt es nicht',
  'board-puzzle': 'Eine Aufgabe „{value}“ gibt es nicht',
  'setup-piece': 'piece: {value} ist keine Figur dieses Spiels',
  'board-no-game': 'Auf diesem Brett ist keine Partie',
  'board-not-on-page': 'Dieses Brett steht auf keiner Seite',
};
