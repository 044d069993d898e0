import { styled } from '@mui/material/styles'

const colour = (name: string) => `var(--sc-palette-${name})`

/**
 * The look of the tables of Access, in one style sheet: rows are plain elements, so that hundreds of them cost no styling
 * work. The number of columns is `--columns`; on a phone each row is a stack (of `--stacked` columns), and each cell says which column it is of.
 */
export const AccessTable = styled('div')(({ theme }) => ({
  border: `1px solid ${colour('line-main')}`,
  borderRadius: 8,
  background: colour('background-paper'),
  fontSize: '0.8125rem',
  lineHeight: 1.45,
  overflow: 'hidden',
  '[role="row"]': {
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    columnGap: 16,
    alignItems: 'baseline',
    padding: '8px 16px',
  },
  '[role="row"] > *': { minWidth: 0, overflowWrap: 'anywhere' },
  '[role="row"] + [role="row"], [role="rowgroup"] + [role="rowgroup"]': {
    borderTop: `1px solid ${colour('line-main')}`,
  },
  '.body > [role="row"]:hover': { background: colour('action-hover') },
  '.head': { color: colour('text-secondary'), fontWeight: 600 },
  '.group [role="rowheader"]': { gridColumn: '1 / -1' },
  '[role="row"].group': {
    background: colour('neutral-soft'),
    fontWeight: 600,
    paddingBlock: 4,
    color: colour('text-secondary'),
  },
  '.label': { display: 'none' },
  '.muted': { color: colour('text-secondary') },
  '.gone': { color: colour('text-secondary') },
  '.strong': { fontWeight: 600 },
  '.centre': { textAlign: 'center' },
  [theme.breakpoints.down('md')]: {
    '[role="row"]': { gridTemplateColumns: 'var(--stacked, minmax(0, 1fr))', rowGap: 4 },
    '[role="rowheader"]': { gridColumn: '1 / -1' },
    // Each cell says its column itself; the heads stay for screen readers.
    '[role="row"].head': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      padding: 0,
    },
    '.label': { display: 'inline', color: colour('text-secondary'), marginInlineEnd: 8 },
    '.centre': { textAlign: 'start' },
  },
}))
