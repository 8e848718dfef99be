export const messages = {
  'reason.third-check': 'by the third check',
};
