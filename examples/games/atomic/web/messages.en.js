export const messages = {
  'reason.explosion': 'by blowing up the king',
};
