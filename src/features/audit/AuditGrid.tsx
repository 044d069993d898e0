import { styled } from '@mui/material/styles'
import { fonts, ROW_HEIGHT } from '../../ui/tokens'

/** Height of a row of two lines, on narrow screens. */
export const COMPACT_ROW_HEIGHT = 60
export const HEADER_HEIGHT = ROW_HEIGHT

/** Pixels of the boxes that select rows. */
const PICK_WIDTH = 32

const colour = (name: string) => `var(--sc-palette-${name})`

/**
 * The look of the table in one style sheet: rows are plain elements, so that scrolling costs no styling work.
 * Rows stand at their place by transform; only those near the view exist.
 */
export const AuditGrid = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'auto',
  // The table scrolls, the page does not. A window that leaves less than this for the table scrolls as a whole.
  flex: '0 1 auto',
  minHeight: 200,
  // Paper has a table of its own, with every row (print/PrintedList).
  '@media print': { display: 'none' },
  border: `1px solid ${colour('line-main')}`,
  borderRadius: 8,
  background: colour('background-paper'),
  fontSize: '0.8125rem',
  // The browser must not move the view when rows come in above: they never do, it only costs.
  overflowAnchor: 'none',
  '.header': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    height: HEADER_HEIGHT,
    minWidth: 'var(--width)',
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    alignItems: 'center',
    background: colour('background-paper'),
    borderBottom: `1px solid ${colour('line-main')}`,
    color: colour('text-secondary'),
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '.header > *': { padding: '0 8px' },
  '.body': { position: 'relative', minWidth: 'var(--width)' },
  '.event': {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: ROW_HEIGHT,
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    alignItems: 'center',
    borderBottom: `1px solid ${colour('line-main')}`,
    cursor: 'pointer',
    contain: 'strict',
  },
  '.event > *': {
    padding: '0 8px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '.event:hover': { background: colour('action-hover') },
  '.gap': {
    gridTemplateColumns: '1fr',
    background: `repeating-linear-gradient(135deg, ${colour('neutral-soft')} 0 8px, transparent 8px 16px)`,
    cursor: 'default',
  },
  '.event > .gap-text': { padding: 0 },
  '.gap-text > *': {
    // Wherever the columns are scrolled to.
    position: 'sticky',
    left: 8,
    display: 'inline-flex',
    minHeight: 24,
    padding: '0 8px',
    marginRight: 8,
    borderRadius: 6,
    background: colour('background-paper'),
  },
  '.when': { fontFamily: fonts.mono, fontSize: '0.75rem', marginRight: 8 },
  '.event > :focus-visible': { outlineOffset: -2 },
  // The box of a row stands before all of it, in no column: a row with boxes has the same cells.
  '.pick': {
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    width: PICK_WIDTH,
    display: 'grid',
    placeItems: 'center',
  },
  '.pick input': { width: 18, height: 18, margin: 0, accentColor: colour('primary-main') },
  '&[data-picking] .header, &[data-picking] .event': { paddingLeft: PICK_WIDTH },
  '.event:has(.pick :checked)': { background: colour('action-selected') },
  '.event[aria-current]': { background: colour('action-selected') },
  '.event:focus-visible': { outlineOffset: -2 },
  // An eye marks what was looked at: it stands before the time, which all rows begin at the same place.
  '.header > :first-of-type, .event > .time': { paddingLeft: 17 },
  '.looked': {
    display: 'inline-block',
    width: 12,
    margin: '0 2px 0 -14px',
    verticalAlign: '-2px',
    color: colour('text-secondary'),
  },
  '.time, .request': { fontFamily: fonts.mono, fontVariantNumeric: 'tabular-nums' },
  '.time, .request, .operation, .resource': { fontSize: '0.75rem' },
  '.operation, .resource': { fontFamily: fonts.mono },
  // The id of a principal stands beside the name where there is room for it whole; elsewhere it falls below the row.
  '.event > .principal, .event > .actor': {
    display: 'flex',
    flexWrap: 'wrap',
    height: ROW_HEIGHT,
    lineHeight: `${ROW_HEIGHT - 1}px`,
  },
  '.name': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
  '.id': { whiteSpace: 'pre', color: colour('text-secondary') },
  '.what .id, .resource .id': { fontFamily: fonts.mono, fontSize: '0.6875rem' },
  '.request, .actor, .role': { color: colour('text-secondary') },
  // A narrow cell cuts the words before a revision, so that its link stays in sight. The link is higher than its line and may leave the cell.
  '.event > :has(> .revision)': { display: 'flex', alignItems: 'center', overflow: 'visible' },
  '.act': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '.revision': {
    flex: 'none',
    maxWidth: '100%',
    // Where a row has two lines, the link stands above the cells of the second one.
    position: 'relative',
    zIndex: 1,
    margin: '-6px 0',
    paddingRight: 3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'pre',
    fontWeight: 600,
    lineHeight: '28px',
  },
  '.revision > a': {
    display: 'inline-block',
    padding: '0 3px',
    margin: '0 -3px',
    outlineOffset: -2,
  },
  '.result': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    color: colour('allowed-main'),
    fontWeight: 500,
  },
  '.denied .result': { color: colour('denied-main'), fontWeight: 650 },
  '.denied': {
    background: `color-mix(in srgb, ${colour('denied-soft')} 45%, transparent)`,
  },
  [theme.breakpoints.down('md')]: {
    // The names of the columns stay for screen readers; two lines leave no place for them.
    '.header': {
      position: 'absolute',
      width: 1,
      height: 1,
      minWidth: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '.body': { minWidth: 0 },
    '.event': {
      height: COMPACT_ROW_HEIGHT,
      gridTemplateColumns: '84px minmax(0, 1fr) auto',
      gridTemplateAreas: '"result operation time" "principal resource resource"',
      alignContent: 'center',
      columnGap: 10,
      rowGap: 2,
      padding: '0 12px',
    },
    '.event.gap': { gridTemplateColumns: '1fr', gridTemplateAreas: 'none', padding: 0 },
    // On a phone the row has room for two lines of text with the button beside them.
    '.event > .gap-text': { display: 'flex', alignItems: 'center' },
    '.gap-text > span': {
      display: 'block',
      flex: 1,
      minWidth: 0,
      whiteSpace: 'normal',
      lineHeight: 1.4,
    },
    '.when': { display: 'block', fontSize: '0.6875rem' },
    '.gap-text > button': { flex: 'none' },
    '.event > *': { padding: 0 },
    '.event > .time': { paddingLeft: 0 },
    '.looked': { margin: '0 4px 0 0' },
    '.event > .action, .event > .actor, .event > .reason, .event > .role, .event > .request': {
      display: 'none',
    },
    '.result': { gridArea: 'result' },
    '.operation': { gridArea: 'operation' },
    '.time': { gridArea: 'time', color: colour('text-secondary') },
    '.event > .principal': { gridArea: 'principal', height: 20, lineHeight: '20px' },
    '.resource': { gridArea: 'resource', color: colour('text-secondary') },
  },
  [theme.breakpoints.down('sm')]: {
    '.event': {
      // The time whole; a long principal gives way, and is whole in the drawer.
      gridTemplateColumns: '84px max-content minmax(0, 1fr)',
      gridTemplateAreas: '"result operation operation" "time time principal"',
    },
    '.event > .time': { overflow: 'visible' },
    '.event > .principal': { justifyContent: 'flex-end', fontSize: '0.75rem' },
    '.event > .resource': { display: 'none' },
    '.time': { fontSize: '0.6875rem' },
  },
}))
