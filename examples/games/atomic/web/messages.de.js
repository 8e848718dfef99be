export const messages = {
  'reason.explosion': 'durch Sprengen des Königs',
};
