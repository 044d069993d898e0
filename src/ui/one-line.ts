/** A text on one line, cut at its end: its tooltip has the whole of it. Paper has no tooltips, so the text is not cut there. */
export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media print': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const
