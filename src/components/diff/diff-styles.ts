import type { SxProps, Theme } from '@mui/material/styles'
import { fonts } from '../../ui/tokens'
import type { DiffTexts } from './texts'

/** Generated content with the words that screen readers hear for it; copied text holds neither. */
const sign = (shape: string, words: string) => ({
  content: `"${shape}"`,
  '@supports (content: "a" / "b")': { content: `"${shape}" / ${JSON.stringify(words)}` },
})

/** Words that only screen readers hear, around the words that they are about. */
const spoken = (content: string) => ({
  content: JSON.stringify(content),
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(100%)',
  whiteSpace: 'nowrap',
})

/**
 * Styles of every row from one rule at the scrolling region: a styled component for each cell would cost more than the
 * rows. The signs of added, removed and moved lines differ by shape, and are said in words.
 */
export const diffStyles = (t: DiffTexts): SxProps<Theme> => ({
  overflowX: 'hidden',
  overflowY: 'auto',
  overflowAnchor: 'none',
  position: 'relative',
  overscrollBehavior: 'auto',
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& > [data-part="rows"]': { position: 'relative' },
  '& section': { position: 'absolute', left: 0, right: 0 },
  '& [data-part="heading"]': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    columnGap: 1.5,
    alignItems: 'baseline',
    flexWrap: 'wrap',
    px: 1.5,
    py: 0.75,
    bgcolor: 'neutral.soft',
    borderBottom: '1px solid',
    borderColor: 'line.main',
    '& code': { fontFamily: fonts.mono, fontWeight: 400 },
  },
  '& [data-part="single"]': { px: 1.5, py: 1, overflowWrap: 'anywhere' },
  '& [role="table"], & [data-part="probe"]': {
    fontFamily: fonts.mono,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-part="probe"]': { position: 'absolute', visibility: 'hidden', whiteSpace: 'pre' },
  '& [data-row="line"]': {
    display: 'grid',
    gridTemplateColumns: 'var(--number) var(--number) minmax(0, 1fr)',
  },
  '& [data-view="split"] [data-row="line"]': {
    gridTemplateColumns: 'var(--number) minmax(0, 1fr) var(--number) minmax(0, 1fr)',
  },
  '& [data-cell="number"]': {
    textAlign: 'right',
    pr: '1ch',
    color: 'text.secondary',
    userSelect: 'none',
  },
  '& [data-cell="text"]': {
    position: 'relative',
    pl: '2.5ch',
    pr: '1ch',
    minHeight: '1.25rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    tabSize: 4,
    textAlign: 'left',
    unicodeBidi: 'plaintext',
    '&::before': {
      position: 'absolute',
      left: 0,
      width: '2.5ch',
      textAlign: 'center',
      fontWeight: 700,
      userSelect: 'none',
    },
  },
  '&[data-wrap="false"] [data-cell="text"]': {
    overflow: 'hidden',
    whiteSpace: 'pre',
    overflowWrap: 'normal',
    '& > [data-part="sideways"]': {
      display: 'inline-block',
      transform: 'translateX(calc(-1px * var(--sideways, 0)))',
    },
  },
  '& [data-cell="none"]': { bgcolor: 'neutral.soft', opacity: 0.5 },
  '& [data-side="added"]': { bgcolor: 'diff.addedLine' },
  '& [data-side="removed"]': { bgcolor: 'diff.removedLine' },
  '& [data-cell="text"][data-side="added"]::before': {
    ...sign('+', t.added),
    color: 'allowed.main',
  },
  '& [data-cell="text"][data-side="removed"]::before': {
    ...sign('−', t.removed),
    color: 'denied.main',
  },
  '& [data-cell="text"][data-moved]': { bgcolor: 'restored.soft' },
  '& [data-cell="text"][data-moved][data-side="added"]::before': {
    ...sign('↶', t.movedHere),
    color: 'restored.main',
  },
  '& [data-cell="text"][data-moved][data-side="removed"]::before': {
    ...sign('↷', t.movedAway),
    color: 'restored.main',
  },
  '& [data-cell="text"][data-spaced]::before': {
    ...sign('≈', t.whitespaceDiffers),
    color: 'text.secondary',
  },
  '& [data-cell="text"][data-continued]::before': {
    ...sign('↳', t.continued),
    color: 'text.secondary',
  },
  '& ins': {
    bgcolor: 'diff.addedMark',
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '3px',
    borderRadius: '3px',
  },
  '& del': { bgcolor: 'diff.removedMark', textDecoration: 'line-through', borderRadius: '3px' },
  '& ins::before': spoken(t.insertionStart),
  '& del::before': spoken(t.deletionStart),
  '& ins::after, & del::after': spoken(t.markEnd),
  '& code[data-source]': {
    border: '1px solid',
    borderColor: 'warning.main',
    color: 'warning.main',
    borderRadius: '3px',
    px: '2px',
    mx: '1px',
    fontSize: '0.6875rem',
  },
  '& [data-white]': { color: 'text.secondary' },
  '& [data-current] > :first-of-type, & [data-part="single"][data-current]': {
    boxShadow: (theme) => `inset 3px 0 0 ${(theme.vars ?? theme).palette.primary.main}`,
  },
  '& [data-row="fold"] > [role="cell"]': {
    display: 'flex',
    bgcolor: 'action.hover',
    pl: 'calc(2 * var(--number))',
  },
  '& [data-view="split"] [data-row="fold"] > [role="cell"]': { pl: 'var(--number)' },
  '& [data-row="coarse"] > [role="cell"]': {
    bgcolor: 'warning.soft',
    color: 'warning.main',
    fontFamily: fonts.text,
    px: 1.5,
    py: 0.25,
  },
  '& [data-row="moved"] > [role="cell"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 0.5,
    bgcolor: 'restored.soft',
    color: 'restored.main',
    fontFamily: fonts.text,
    px: 1.5,
  },
  '& [role="row"] button': {
    font: 'inherit',
    fontFamily: fonts.text,
    fontWeight: 600,
    minHeight: 28,
    px: 1,
    border: 0,
    bgcolor: 'transparent',
    color: 'primary.main',
    cursor: 'pointer',
    textAlign: 'left',
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '&[data-selecting="before"] [data-column="after"], &[data-selecting="after"] [data-column="before"]':
    { userSelect: 'none' },
})
