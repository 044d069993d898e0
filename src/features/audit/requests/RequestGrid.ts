import { styled } from '@mui/material/styles'
import { ROW_HEIGHT } from '../../../ui/tokens'
import { AuditGrid } from '../AuditGrid'

const colour = (name: string) => `var(--sc-palette-${name})`

/** The look of requests: the table of decisions with other columns, and decisions set in below their request. */
export const RequestGrid = styled(AuditGrid)(({ theme }) => ({
  '.event button': { minHeight: 24, padding: '0 6px', fontVariantNumeric: 'tabular-nums' },
  // The words of its button begin below the name of the column.
  '.event > .decisions': { paddingLeft: 2 },
  '.outcome': { display: 'flex', alignItems: 'center', gap: 6, fontWeight: 500 },
  '.succeeded .outcome': { color: colour('allowed-main') },
  '.refused .outcome': { color: colour('denied-main'), fontWeight: 650 },
  '.refused': { background: `color-mix(in srgb, ${colour('denied-soft')} 45%, transparent)` },
  '.unknown .outcome, .given .outcome, .decision .reason': {
    color: colour('text-secondary'),
    fontWeight: 400,
  },
  // A denied decision is no refusal of its request: its result looks denied, as in the table of decisions, and its row is not tinted.
  '.decision': { background: colour('background-default') },
  '.decision > .time': { paddingLeft: 34 },
  '.decision > .what, .decision > .reason': { fontSize: '0.75rem' },
  // Where the id of a principal has no room beside the name, it falls below the row, as in the table of decisions.
  [theme.breakpoints.up('md')]: {
    '.event > .who:has(> .name)': {
      display: 'flex',
      flexWrap: 'wrap',
      height: ROW_HEIGHT,
      lineHeight: `${ROW_HEIGHT - 1}px`,
    },
  },
  [theme.breakpoints.down('md')]: {
    // Three lines: what was done and by whom, and last how it ended and when.
    '.event': {
      gridTemplateColumns: 'minmax(0, 1fr) 60px 92px',
      gridTemplateAreas: '"what what decisions" "who who decisions" "outcome time time"',
      rowGap: 0,
      lineHeight: 1.35,
    },
    '.what': { gridArea: 'what' },
    '.event > .decisions': { gridArea: 'decisions', textAlign: 'right' },
    '.event > .outcome, .decision > .result': { gridArea: 'outcome', fontSize: '0.75rem' },
    '.event > .who': {
      display: 'block',
      gridArea: 'who',
      textAlign: 'left',
      fontSize: '0.75rem',
      color: colour('text-secondary'),
    },
    // The drawer has the id: here the name needs the room.
    '.who > .id': { display: 'none' },
    '.event > .operation': { display: 'none' },
    '.decision': { paddingLeft: 26 },
    '&[data-picking] .decision': { paddingLeft: 46 },
    '.event > .time': { fontSize: '0.6875rem', paddingLeft: 0, textAlign: 'right' },
  },
  // The sentence has the width of a phone, and an outcome is read whole: the person, whom the drawer names whole, gives way.
  [theme.breakpoints.down('sm')]: {
    '.event': {
      gridTemplateColumns: 'minmax(0, 1fr) 74px 90px',
      gridTemplateAreas: '"what what what" "outcome outcome decisions" "who time time"',
      columnGap: 6,
    },
    '.event button': { padding: 0 },
    // The link to what was changed has the button right below it: a finger has 24 px for either.
    '.event:has(.revision)': { gridTemplateRows: '24px 21px 14px' },
    '.event:has(.revision) > .decisions': { alignSelf: 'start' },
    '.revision': { margin: 0, lineHeight: '24px' },
  },
}))
