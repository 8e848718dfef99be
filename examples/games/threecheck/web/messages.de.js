export const messages = {
  'reason.third-check': 'durch das dritte Schach',
};
