import { styled } from '@mui/material/styles'
import { fonts } from '../../ui/tokens'
import type { DiffTexts } from './texts'

/** Words that only screen readers hear, around the words that they are about. */
const spoken = (name: string) => ({
  content: `var(--say-${name})`,
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(100%)',
  whiteSpace: 'nowrap',
})

/** A sign before a line, generated with the words that screen readers hear for it; copied text holds neither. */
const sign = (shape: string, name: string) => ({
  content: `"${shape}"`,
  '@supports (content: "a" / "b")': { content: `"${shape}" / var(--say-${name})` },
})

/** The words of the signs, for the region's style. */
export const spokenWords = (t: DiffTexts) =>
  Object.fromEntries(
    Object.entries({
      added: t.added,
      removed: t.removed,
      'moved-here': t.movedHere,
      'moved-away': t.movedAway,
      continued: t.continued,
      spaced: t.whitespaceDiffers,
      insertion: t.insertionStart,
      deletion: t.deletionStart,
      end: t.markEnd,
    }).map(([name, words]) => [`--say-${name}`, JSON.stringify(words)]),
  )

/**
 * The scrolling region of a diff. It styles every row by one rule: a styled component for each cell would cost more than
 * the rows. The signs of added, removed and moved lines differ by shape, and are said in words.
 */
export const DiffRegion = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    flex: '1 1 0',
    minHeight: 0,
    overflowX: 'hidden',
    overflowY: 'auto',
    overflowAnchor: 'none',
    position: 'relative',
    border: `1px solid ${palette.line.main}`,
    borderRadius: 8,
    backgroundColor: palette.background.paper,
    '& > [data-part="rows"]': { position: 'relative' },
    '& [data-part=section]': { position: 'absolute', left: 0, right: 0 },
    '& [data-part="heading"]': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      display: 'flex',
      columnGap: 12,
      alignItems: 'baseline',
      flexWrap: 'wrap',
      padding: '6px 12px',
      backgroundColor: palette.neutral.soft,
      borderBottom: `1px solid ${palette.line.main}`,
      '& h3': { ...theme.typography.h3, margin: 0 },
      '& small': { ...theme.typography.caption, color: palette.text.secondary },
      '& code': { fontFamily: fonts.mono, fontWeight: 400 },
    },
    '& [data-part="single"]': { padding: '8px 12px', overflowWrap: 'anywhere' },
    '& [role="table"], & [data-part="probe"]': {
      fontFamily: fonts.mono,
      fontSize: '0.8125rem',
      lineHeight: '1.25rem',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-part="probe"]': { position: 'absolute', visibility: 'hidden', whiteSpace: 'pre' },
    // Ten letters, generated: they are no text of the page.
    '& [data-part="probe"]::before': { content: '"0000000000"' },
    '& [data-row="line"]': {
      display: 'grid',
      gridTemplateColumns: 'var(--number) var(--number) minmax(0, 1fr)',
    },
    '& [data-view="split"] [data-row="line"]': {
      gridTemplateColumns: 'var(--number) minmax(0, 1fr) var(--number) minmax(0, 1fr)',
    },
    '& [data-cell="number"]': {
      textAlign: 'right',
      paddingRight: '1ch',
      color: palette.text.secondary,
      userSelect: 'none',
    },
    '& [data-cell="text"]': {
      position: 'relative',
      padding: '0 1ch 0 2.5ch',
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
    },
    '& [data-part="sideways"]': {
      display: 'inline-block',
      transform: 'translateX(calc(-1px * var(--sideways, 0)))',
    },
    '& [data-cell="none"]': { backgroundColor: palette.neutral.soft, opacity: 0.5 },
    '& [data-side="added"]': { backgroundColor: palette.diff.addedLine },
    '& [data-side="removed"]': { backgroundColor: palette.diff.removedLine },
    '& [data-cell="text"][data-side="added"]::before': {
      ...sign('+', 'added'),
      color: palette.allowed.main,
    },
    '& [data-cell="text"][data-side="removed"]::before': {
      ...sign('−', 'removed'),
      color: palette.denied.main,
    },
    '& [data-cell="text"][data-moved]': { backgroundColor: palette.restored.soft },
    '& [data-cell="text"][data-moved][data-side]::before': { color: palette.restored.main },
    '& [data-cell="text"][data-moved][data-side="added"]::before': sign('↶', 'moved-here'),
    '& [data-cell="text"][data-moved][data-side="removed"]::before': sign('↷', 'moved-away'),
    '& [data-cell="text"][data-spaced]::before': {
      ...sign('≈', 'spaced'),
      color: palette.text.secondary,
    },
    '& [data-cell="text"][data-continued][data-continued]::before': {
      ...sign('↳', 'continued'),
      color: palette.text.secondary,
    },
    '& ins': {
      backgroundColor: palette.diff.addedMark,
      textDecoration: 'underline',
      textDecorationThickness: 2,
      textUnderlineOffset: 3,
      borderRadius: 3,
    },
    '& del': {
      backgroundColor: palette.diff.removedMark,
      textDecoration: 'line-through',
      borderRadius: 3,
    },
    '& ins::before': spoken('insertion'),
    '& del::before': spoken('deletion'),
    '& ins::after, & del::after': spoken('end'),
    '& [data-white]': { color: palette.text.secondary },
    '& [role="row"][data-current] > :first-of-type, & [data-part="single"][data-current]': {
      boxShadow: `inset 3px 0 0 ${palette.primary.main}`,
    },
    '& [data-row="fold"] > [role="cell"]': {
      display: 'flex',
      backgroundColor: palette.action.hover,
      paddingLeft: 'calc(2 * var(--number))',
    },
    '& [data-view="split"] [data-row="fold"] > [role="cell"]': { paddingLeft: 'var(--number)' },
    '& [data-row="coarse"] > [role="cell"]': {
      backgroundColor: palette.warning.soft,
      color: palette.warning.main,
      fontFamily: fonts.text,
      padding: '2px 12px',
    },
    '& [data-row="moved"] > [role="cell"]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 4,
      backgroundColor: palette.restored.soft,
      color: palette.restored.main,
      fontFamily: fonts.text,
      padding: '0 12px',
    },
    '& [role="row"] button': {
      font: 'inherit',
      fontFamily: fonts.text,
      fontWeight: 600,
      minHeight: 28,
      padding: '0 8px',
      border: 0,
      backgroundColor: 'transparent',
      color: palette.primary.main,
      cursor: 'pointer',
      textAlign: 'left',
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': { outlineOffset: -2 },
    },
    // Paper shows all rows one after the other, with every line whole.
    '@media print': {
      overflow: 'visible',
      border: 0,
      '& > [data-part="rows"], & [data-part=section]': { height: 'auto !important' },
      '& [data-part=section], & [data-part="heading"]': { position: 'static' },
      '& [role="table"]': { paddingTop: '0 !important' },
      '&& [data-cell="text"]': {
        overflow: 'visible',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      },
      '& [data-part="sideways"]': { display: 'inline', transform: 'none' },
      '& [data-row="line"]': { breakInside: 'avoid' },
      '& [data-row="fold"] button + button': { display: 'none' },
      '& [role="row"][data-current] > :first-of-type, & [data-part="single"][data-current]': {
        boxShadow: 'none',
      },
      '& [data-side="added"], & [data-side="removed"], & ins, & del': {
        printColorAdjust: 'exact',
      },
    },
    '&[data-selecting="before"] [data-column="after"], &[data-selecting="after"] [data-column="before"]':
      { userSelect: 'none' },
  }
})
