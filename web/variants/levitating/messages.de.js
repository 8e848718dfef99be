// biome-ignore format: one message a line, see web/kingcraft/messages.en.js
export const messages = {
  'levitating/wins': ', was die Partie gewinnt',
  'levitating/king-hangs': '; danach kann {attacker:der} deinen König schlagen, denn Schach gibt es in diesem Spiel nicht',
  'levitating/king-captured': 'Der König von {color:color} ist geschlagen, die Partie ist also zu Ende',
  'levitating/attacks-ignored': '; Angriffe zählen in diesem Spiel nicht',
  'levitating/castling-moved': 'der König hat schon gezogen oder ist geschwebt, oder der Turm auf {rook} hat gezogen',
  'levitating/levitates': 'Der König schwebt über {over::and} nach {to}',
  'levitating/no-line': 'Zwischen {from} und {to} verläuft keine Gerade, also kann der König nicht dorthin schweben',
  'levitating/enemy': '{^piece:der} gehört dem Gegner, und ein König schwebt nur über eigene Figuren',
  'levitating/nothing-over': 'Auf {square} steht keine Figur, über die der König schweben könnte',
  'levitating/edge': 'Deine Figuren stehen dort bis zum Brettrand, also kann der König nirgends landen',
  'levitating/landing': 'Der König schwebt auf das erste Feld hinter deinen Figuren, und das ist {square}',
  'levitating/why-levitates': 'Der König fliegt über {pieces:den:and}',
  'levitating/why-grounds': '{^king:der} kann nicht mehr fliegen',
};
