// biome-ignore format: one message a line, see web/kingcraft/messages.en.js
export const messages = {
  'twokings/not-royal': '{^piece:der} ist nicht der königliche, also darf man ihn schlagen wie jede Figur',
  'twokings/may-capture': 'Der König auf {king} ist nicht der königliche, also darf er auf {to} schlagen, gedeckt oder nicht',
  'twokings/may-step': 'Der König auf {king} ist nicht der königliche, also darf er nach {to} ziehen, angegriffen oder nicht',
  'twokings/becomes-royal': ', wo er der königliche und sicher ist',
  'twokings/other-royal': '; damit wird der König auf {king} der königliche, und der ist sicher',
  'twokings/would-be-royal': 'Dann wäre der König auf {king} der königliche, und {attacker:der} greift ihn an',
  'twokings/why-swaps': '{^king:der} ist jetzt der königliche',
  'twokings/why-takes-spare': 'Der König auf {square} war nicht der königliche und ist weg',
};
