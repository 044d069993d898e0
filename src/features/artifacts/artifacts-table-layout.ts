import { oneLine } from '../../ui/one-line'

// Widths of the table, not of the screen: the rail beside it comes and goes.
const HOLDS_NUMBERS = '@container (min-width: 480px)'
const HOLDS_TIME = '@container (min-width: 640px)'
const HOLDS_ID = '@container (min-width: 860px)'
const HOLDS_DIGEST = '@container (min-width: 1240px)'
const from = (query: string) => ({ display: 'none', [query]: { display: 'table-cell' } })

/** Column widths, and which columns a width of the table can hold; shared with the skeleton. */
export const artifactsTable = {
  frame: { containerType: 'inline-size', overflow: 'clip' },
  table: { tableLayout: 'fixed', '& tbody tr:last-of-type > *': { borderBottom: 0 } },
  // The button shows in the row under the pointer or with the focus, and in every row where no pointer can hover.
  row: {
    '& .copy': { opacity: 0 },
    '&:hover .copy, &:focus-within .copy': { opacity: 1 },
    '@media (hover: none)': { '& .copy': { opacity: 1 } },
  },
  name: { width: 'auto' },
  nameAndDraft: { display: 'flex', alignItems: 'baseline', gap: 1 },
  link: { minWidth: 0, display: 'block', fontWeight: 600, ...oneLine },
  revision: { width: 88, ...from(HOLDS_NUMBERS) },
  belowId: { whiteSpace: 'nowrap' },
  belowRevision: { [HOLDS_NUMBERS]: { display: 'none' } },
  committed: { width: 132, ...from(HOLDS_TIME) },
  sources: { width: 88, ...from(HOLDS_NUMBERS) },
  digest: { width: 240, ...from(HOLDS_DIGEST) },
  id: { width: 290, color: 'text.secondary', fontSize: '0.75rem', ...from(HOLDS_ID) },
  idAndCopy: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 },
  foundName: { width: 'auto', [HOLDS_TIME]: { width: '34%' } },
  passage: { width: 'auto', overflowWrap: 'anywhere', ...from(HOLDS_TIME) },
  passageBelow: {
    mt: 0.25,
    color: 'text.secondary',
    fontWeight: 400,
    overflowWrap: 'anywhere',
    [HOLDS_TIME]: { display: 'none' },
  },
  below: {
    mt: 0.25,
    color: 'text.secondary',
    fontSize: '0.75rem',
    fontWeight: 400,
    [HOLDS_ID]: { display: 'none' },
  },
} as const
