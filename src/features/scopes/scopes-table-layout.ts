import { oneLine } from '../../ui/one-line'

// Widths of the table, not of the screen: the rail beside it comes and goes.
const HOLDS_AUTHORITY = '@container (min-width: 460px)'
const HOLDS_ID = '@container (min-width: 720px)'
const HOLDS_SUMMARY = '@container (min-width: 880px)'
const HOLDS_PARENT = '@container (min-width: 1120px)'
/** Room for all five authorities on one line. Below this width, three of them fit on a line. */
const HOLDS_ALL_AUTHORITY = '@container (min-width: 1320px)'

/** Column widths, and which columns a width of the table can hold; shared with the skeleton. */
export const scopesTable = {
  frame: { containerType: 'inline-size', overflow: 'clip' },
  table: {
    tableLayout: 'fixed',
    '& tbody tr:last-of-type > *': { borderBottom: 0 },
  },
  row: {
    position: 'relative',
    // The whole row follows the title's link, except for its other link, its button and the id with its tooltip.
    '& th > a::after': { content: '""', position: 'absolute', inset: 0 },
    '& td a, & code, & .copy': { position: 'relative', zIndex: 1 },
    // The button shows in the row under the pointer or with the focus, and in every row where no pointer can hover.
    '& .copy': { opacity: 0 },
    '&:hover .copy, &:focus-within .copy': { opacity: 1 },
    '@media (hover: none)': { '& .copy': { opacity: 1 } },
  },
  title: { width: 'auto', [HOLDS_SUMMARY]: { width: 212 }, [HOLDS_PARENT]: { width: 240 } },
  id: { display: 'none', width: 264, [HOLDS_ID]: { display: 'table-cell' } },
  idAndCopy: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 },
  summary: { display: 'none', [HOLDS_SUMMARY]: { display: 'table-cell' } },
  parent: { display: 'none', width: 148, [HOLDS_PARENT]: { display: 'table-cell' } },
  authority: {
    display: 'none',
    [HOLDS_AUTHORITY]: { display: 'table-cell', width: 208 },
    [HOLDS_SUMMARY]: { width: 240 },
    [HOLDS_PARENT]: { width: 256 },
    [HOLDS_ALL_AUTHORITY]: { width: 352 },
  },
  belowAuthority: { mt: 0.5, [HOLDS_AUTHORITY]: { display: 'none' } },
  belowId: { [HOLDS_ID]: { display: 'none' } },
  below: {
    color: 'text.secondary',
    fontSize: '0.75rem',
    fontWeight: 400,
    mt: 0.25,
    [HOLDS_SUMMARY]: { display: 'none' },
  },
  oneLine,
  muted: { ...oneLine, color: 'text.secondary' },
} as const

/** Where the title of a row begins. The indent takes a seventh of the table at most, so that titles have room on a narrow one. */
export const indent = (level: number) => `calc(12px + min(${(level - 1) * 16}px, 15cqi))`
