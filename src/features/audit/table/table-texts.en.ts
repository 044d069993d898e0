import { formatsIn } from '../../../lib/language/formats'

const { number, counted } = formatsIn('en')

export default {
  help: 'Arrow up and down move between events, arrow right and left between the cells of one. Enter opens an event, Shift+F10 offers to filter by a cell. Home and End go to the first and last loaded event, with Ctrl to the newest and oldest of all.',
  gap: (from: string, to: string) => `Not loaded: ${from} – ${to}`,
  load: 'Load',
  loading: 'Loading',
  newAbove: (n: number) => `${number(n)} new`,
  lateAbove: (n: number) =>
    counted(n, { one: 'event came in above', other: 'events came in above' }),
  columnsHelp: 'Kept in this browser.',
  asUsual: 'As usual',
  menu: 'Filter by this cell',
  onlyThis: 'Only this',
  withoutThis: 'Without this',
  fromServer: 'Only this, asked of the server',
  copy: 'Copy',
  copied: (what: string) => `Copied: ${what}`,
  openEvent: 'Open event',
  arrived: (time: string) => `Went to ${time}`,
  notReached: 'Reading stopped before that time.',
}
