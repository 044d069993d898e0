const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const from = (breakpoint: 'sm' | 'md' | 'lg') => ({ xs: 'none', [breakpoint]: 'table-cell' })

/** Column widths of the table "Artifacts", and which columns a width of screen can hold. */
export const artifactsTable = {
  table: {
    tableLayout: 'fixed',
    '& tr:last-of-type td, & tr:last-of-type th': { borderBottom: 0 },
  },
  id: { width: { xs: 'auto', md: 272 } },
  title: { display: from('md') },
  revision: { width: 88 },
  digest: { display: from('lg'), width: 248 },
  committed: { display: from('md'), width: 140 },
  sources: { display: from('sm'), width: 88 },
  below: {
    display: { md: 'none' },
    mt: 0.25,
    color: 'text.secondary',
    fontSize: '0.75rem',
    fontWeight: 400,
  },
  oneLine,
  muted: { ...oneLine, color: 'text.secondary' },
} as const
