export const messages = {
  'reason.race': 'by winning the race',
  'reason.dead-heat': 'both kings have arrived',
};
