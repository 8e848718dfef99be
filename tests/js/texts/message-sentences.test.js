// Messages of the package as sentences, in English and German.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { de } from '../../../web/texts/game-texts.de.js';
import { en } from '../../../web/texts/game-texts.en.js';

const piece = (role, square, color = 'white') => ({ piece: role, color, square });

const sentences = [
  [
    'moves-on-file',
    {
      piece: piece('queen', 'g5'),
      to: 'g7',
      clauses: [{ key: 'and-captures', values: { piece: piece('pawn', 'g7') } }],
    },
    'The queen moves along the file from g5 to g7 and captures the pawn.',
    'Die Dame zieht auf der Linie von g5 nach g7 und schlägt dort den Bauern.',
  ],
  [
    'tax/attacked',
    { attacker: piece('king', 'f8'), square: 'e7', pawns: 2, file: 'd' },
    'The king on f8 attacks e7, paid for by two pawns on the d-file, so your king cannot go there.',
    'Der König auf f8 greift e7 an (bezahlt von zwei Bauern auf der d-Linie), also kann dein König nicht dorthin.',
  ],
  [
    'blocked',
    { piece: piece('rook', 'a1'), to: 'a3', blocker: piece('pawn', 'a2') },
    'The rook on a1 cannot go to a3: the pawn on a2 is in its way.',
    'Der Turm auf a1 kann nicht nach a3: Der Bauer auf a2 steht im Weg.',
  ],
  [
    'own-piece',
    { piece: piece('queen', 'a2') },
    'Your own queen stands on a2.',
    'Auf a2 steht deine Dame.',
  ],
  [
    'pawn-promotes',
    { pieces: ['queen', 'rook', 'bishop', 'knight'] },
    'The pawn reaches the last rank and becomes a queen, rook, bishop or knight.',
    'Der Bauer erreicht die letzte Reihe und wird Dame, Turm, Läufer oder Springer.',
  ],
  [
    'castling-refused',
    { fault: { key: 'castling-check', values: { attacker: piece('bishop', 'b4', 'black') } } },
    'You cannot castle: the king is in check from the bishop on b4.',
    'Du kannst nicht rochieren: Der Läufer auf b4 gibt dem König Schach.',
  ],
  [
    'fen-levels',
    { count: 1, needed: 2 },
    'The placement has 1 level; this game needs 2.',
    'Die Aufstellung hat 1 Ebene; dieses Spiel braucht 2.',
  ],
  [
    'fen-off-ground',
    { letter: 'K', piece: piece('king', 'e1^'), pieces: ['king', 'queen', 'pawn'] },
    'The placement has K on e1^. Kings, queens and pawns never leave the ground.',
    'In der Aufstellung steht K auf e1^. Könige, Damen und Bauern verlassen nie den Boden.',
  ],
  [
    'move-unreadable',
    { move: 'Zz9' },
    '"Zz9" is not a move in coordinates or SAN.',
    '„Zz9“ ist kein Zug, weder in Koordinaten noch in der internationalen Kurznotation.',
  ],
  [
    'levitating/no-line',
    { from: 'e1', to: 'd3' },
    'e1 and d3 are not on one line, so the king cannot levitate there.',
    'Zwischen e1 und d3 verläuft keine Gerade, also kann der König nicht dorthin schweben.',
  ],
];

for (const [key, values, inEnglish, inGerman] of sentences)
  test(`a message in words: ${inEnglish}`, () => {
    assert.deepEqual(
      [en.message({ key, values }), de.message({ key, values })],
      [inEnglish, inGerman],
    );
  });
