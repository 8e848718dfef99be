export const messages = {
  'reason.race': 'durch den Sieg im Rennen',
  'reason.dead-heat': 'beide Könige sind im Ziel',
};
