/** The style of a board on paper: buttons are hidden or become text, and nothing scrolls. */
export const PRINT_STYLE = `
@media print {
  .frame,
  .moves,
  .rules {
    max-height: none;
    overflow: visible;
  }

  .frame .bar,
  .frame .piece-palette {
    display: none;
  }

  .frame button {
    min-height: 0;
    border-color: transparent;
    background: none;
    box-shadow: none;
    color: inherit;
  }
}
`;
