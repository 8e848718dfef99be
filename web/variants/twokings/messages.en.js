// biome-ignore format: one message a line, see web/kingcraft/messages.en.js
export const messages = {
  'twokings/not-royal': 'The {piece:piece} is not the royal one, so it may be captured like any piece',
  'twokings/may-capture': 'The king on {king} is not the royal one, so it may capture on {to}, guarded or not',
  'twokings/may-step': 'The king on {king} is not the royal one, so it may step to {to}, attacked or not',
  'twokings/becomes-royal': ', where it is the royal one and safe',
  'twokings/other-royal': ', which makes the king on {king} the royal one, and that one is safe',
  'twokings/would-be-royal': 'The king on {king} would then be the royal one, and the {attacker:piece} attacks it',
  'twokings/why-swaps': 'The {king:piece} is now the royal one',
  'twokings/why-takes-spare': 'The king on {square} was not the royal one, and it is gone',
};
