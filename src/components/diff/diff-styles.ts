import type { SxProps, Theme } from '@mui/material/styles'
import { fonts } from '../../ui/tokens'

/** Narrowest side-by-side view in pixels; below it the region scrolls sideways. */
const SPLIT_MIN_WIDTH = 720

/**
 * Styles of every row from one rule at the scrolling region: a diff has thousands of cells, and a styled component
 * for each would cost more than the diff. `say*` are the words that screen readers hear around marked words; they
 * are generated, so that copied text holds the text alone.
 */
export const diffStyles = (say: {
  insertion: string
  deletion: string
  end: string
}): SxProps<Theme> => {
  const spoken = (content: string) => ({
    content: JSON.stringify(content),
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(100%)',
    whiteSpace: 'nowrap',
  })
  return {
    overflow: 'auto',
    position: 'relative',
    border: '1px solid',
    borderColor: 'line.main',
    borderRadius: 1,
    bgcolor: 'background.paper',
    '& [data-part="heading"]': {
      position: 'sticky',
      top: 0,
      left: 0,
      zIndex: 1,
      display: 'flex',
      gap: 1.5,
      alignItems: 'baseline',
      flexWrap: 'wrap',
      px: 1.5,
      py: 0.75,
      m: 0,
      bgcolor: 'neutral.soft',
      borderBottom: '1px solid',
      borderColor: 'line.main',
    },
    '& section + section': { borderTop: '1px solid', borderColor: 'line.main' },
    '& table': {
      width: '100%',
      tableLayout: 'fixed',
      borderCollapse: 'collapse',
      fontFamily: fonts.mono,
      fontSize: '0.8125rem',
      lineHeight: 1.55,
      fontVariantNumeric: 'tabular-nums',
    },
    '& table[data-view="split"]': { minWidth: SPLIT_MIN_WIDTH },
    '& col[data-col="number"]': { width: '5ch' },
    '& col[data-col="sign"]': { width: '2.5ch' },
    '& td': { p: 0, verticalAlign: 'top' },
    '& [data-cell="number"]': {
      textAlign: 'right',
      pr: '1ch',
      color: 'text.secondary',
      userSelect: 'none',
    },
    '& [data-cell="sign"]': {
      textAlign: 'center',
      userSelect: 'none',
      fontWeight: 700,
      position: 'relative',
    },
    '& [data-cell="text"]': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', pr: 1 },
    '& [data-cell="none"]': { bgcolor: 'neutral.soft', opacity: 0.5 },
    '& [data-side="added"]': { bgcolor: 'diff.addedLine' },
    '& [data-side="removed"]': { bgcolor: 'diff.removedLine' },
    '& [data-cell="sign"][data-side="added"]': { color: 'allowed.main' },
    '& [data-cell="sign"][data-side="removed"]': { color: 'denied.main' },
    '& ins': {
      bgcolor: 'diff.addedMark',
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '3px',
      borderRadius: '3px',
    },
    '& del': { bgcolor: 'diff.removedMark', textDecoration: 'line-through', borderRadius: '3px' },
    '& ins::before': spoken(say.insertion),
    '& del::before': spoken(say.deletion),
    '& ins::after, & del::after': spoken(say.end),
    '& [data-hidden-character]': {
      border: '1px solid',
      borderColor: 'warning.main',
      color: 'warning.main',
      borderRadius: '3px',
      px: '2px',
      mx: '1px',
      fontSize: '0.6875rem',
    },
    '& [data-change]': { scrollMarginTop: 48 },
    '& tbody[aria-current] > tr > td:first-of-type, & section[aria-current]': {
      boxShadow: (theme) => `inset 3px 0 0 ${(theme.vars ?? theme).palette.primary.main}`,
    },
    '& [data-row="fold"] td': { bgcolor: 'action.hover' },
    '& [data-row="fold"] button': { borderRadius: 0, justifyContent: 'flex-start', pl: '6ch' },
    '& [data-row="note"] td': {
      bgcolor: 'warning.soft',
      color: 'warning.main',
      fontFamily: fonts.text,
      px: 1.5,
      py: 0.25,
    },
  }
}
