import visuallyHidden from '@mui/utils/visuallyHidden'

// Widths of the table, not of the screen: the rail beside it comes and goes.
const CARDS = '@container (max-width: 719.9px)'
const ONE_LINE = '@container (min-width: 930px)'

const inCard = { width: 'auto', height: 'auto', p: 0, border: 0, font: 'inherit' } as const
const inLine = { ...inCard, display: 'inline' } as const

/**
 * The table "Prompts". Each row's mode and status come by themselves, while others are being read: no answer changes a
 * width or a height. A narrow table shows its rows as cards: the key with its mode, then what is saved and the status.
 */
export const promptsTable = {
  frame: { containerType: 'inline-size', overflow: 'clip' },
  table: {
    tableLayout: 'fixed',
    '& tbody tr:last-of-type > *': { borderBottom: 0 },
    [CARDS]: { '&, & tbody': { display: 'block' } },
  },
  // Cards have no place for the names of the columns; screen readers keep them.
  head: { [CARDS]: visuallyHidden },
  row: {
    position: 'relative',
    // The whole row follows the key's link, except for the link to the history.
    '& th > a::after': { content: '""', position: 'absolute', inset: 0 },
    '& td > a': { position: 'relative', zIndex: 1 },
    [CARDS]: {
      display: 'block',
      // Two lines below the key: a reason takes both.
      minHeight: 74,
      px: 1.5,
      py: 1,
      '& + &': { borderTop: '1px solid', borderColor: 'line.main' },
      fontSize: '0.75rem',
      lineHeight: 1.4,
    },
  },
  key: {
    width: 240,
    overflowWrap: 'anywhere',
    // Beside the mode.
    [CARDS]: { ...inCard, display: 'block', mb: 0.5, pr: '76px' },
  },
  mode: {
    width: 96,
    [CARDS]: {
      ...inCard,
      position: 'absolute',
      top: 8,
      right: 12,
      width: 72,
      height: 24,
      display: 'flex',
      justifyContent: 'flex-end',
    },
  },
  saved: { width: 128, whiteSpace: 'nowrap', [CARDS]: inLine },
  status: {
    // Where it has no room for one line, every row is as high as two.
    height: 56,
    [ONE_LINE]: { height: 36 },
    [CARDS]: { ...inLine, '&:not(:empty)::before': { content: '" · "' } },
  },
} as const
