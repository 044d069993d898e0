import type { SxProps, Theme } from '@mui/material/styles'

/** One line, cut at its end; the whole text is in the title attribute and on the Scope's own screen. */
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

/** Column widths, and which columns a width of screen can hold; shared with the skeleton. */
export const scopesTable = {
  table: {
    tableLayout: 'fixed',
    '& tr:last-of-type td, & tr:last-of-type th': { borderBottom: 0 },
  },
  id: { display: { xs: 'none', md: 'table-cell' }, width: 248 },
  summary: { display: { xs: 'none', md: 'table-cell' } },
  parent: { display: { xs: 'none', lg: 'table-cell' }, width: 180 },
  authority: { width: { xs: 128, sm: 240, lg: 280 } },
  title: { fontWeight: 600, overflowWrap: 'anywhere' },
  below: { display: { md: 'none' }, color: 'text.secondary', fontSize: '0.75rem', mt: 0.25 },
  clamp: oneLine,
  muted: { ...oneLine, color: 'text.secondary' },
} satisfies Record<string, SxProps<Theme>>
