/** One line, cut at its end; the whole text is in the title attribute and on the Scope's own screen. */
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

// Widths of the table, not of the screen: the rail beside it comes and goes.
const HOLDS_AUTHORITY = '@container (min-width: 460px)'
const HOLDS_ID = '@container (min-width: 640px)'
const HOLDS_SUMMARY = '@container (min-width: 880px)'
const HOLDS_PARENT = '@container (min-width: 1080px)'

/** Column widths, and which columns a width of the table can hold; shared with the skeleton. */
export const scopesTable = {
  frame: { containerType: 'inline-size', overflow: 'clip' },
  table: {
    tableLayout: 'fixed',
    '& tbody tr:last-of-type > *': { borderBottom: 0 },
  },
  title: { width: 'auto', [HOLDS_SUMMARY]: { width: 212 } },
  id: { display: 'none', width: 220, [HOLDS_ID]: { display: 'table-cell' } },
  summary: { display: 'none', [HOLDS_SUMMARY]: { display: 'table-cell' } },
  parent: { display: 'none', width: 148, [HOLDS_PARENT]: { display: 'table-cell' } },
  authority: {
    display: 'none',
    [HOLDS_AUTHORITY]: { display: 'table-cell', width: 208 },
    [HOLDS_SUMMARY]: { width: 352 },
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
