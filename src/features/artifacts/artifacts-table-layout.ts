const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

// Widths of the table, not of the screen: the rail beside it comes and goes.
const HOLDS_NUMBERS = '@container (min-width: 480px)'
const HOLDS_TITLE = '@container (min-width: 760px)'
const HOLDS_DIGEST = '@container (min-width: 980px)'
const from = (query: string) => ({ display: 'none', [query]: { display: 'table-cell' } })

/** Column widths, and which columns a width of the table can hold; shared with the skeleton. */
export const artifactsTable = {
  frame: { containerType: 'inline-size', overflow: 'clip' },
  table: { tableLayout: 'fixed', '& tbody tr:last-of-type > *': { borderBottom: 0 } },
  id: { width: 'auto', [HOLDS_TITLE]: { width: 264 } },
  title: from(HOLDS_TITLE),
  revision: { width: 88, ...from(HOLDS_NUMBERS) },
  belowRevision: { [HOLDS_NUMBERS]: { display: 'none' } },
  digest: { width: 248, ...from(HOLDS_DIGEST) },
  committed: { width: 132, ...from(HOLDS_TITLE) },
  sources: { width: 88, ...from(HOLDS_NUMBERS) },
  below: {
    mt: 0.25,
    color: 'text.secondary',
    fontSize: '0.75rem',
    fontWeight: 400,
    [HOLDS_TITLE]: { display: 'none' },
  },
  oneLine,
  muted: { ...oneLine, color: 'text.secondary' },
} as const
