/** How a board looks on paper: buttons are left out, and what stands on the others is text. Nothing scrolls there. */
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
