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
  menu: 'Filter by this cell',
  onlyThis: 'Only this',
  withoutThis: 'Without this',
  fromServer: 'Only this, asked of the server',
  copy: 'Copy',
  copied: (what: string) => `Copied: ${what}`,
  openEvent: 'Open event',
  goToTime: 'Go to time',
  go: 'Go',
  newest: 'Newest',
  oldest: 'Oldest',
  jumps: 'Jump in the list',
  scrubber: 'Time of what is shown',
  at: (time: string) => time,
  atUnread: (time: string) => `${time}, not loaded, Enter reads it`,
  reading: 'Reading…',
  arrived: (time: string) => `Went to ${time}`,
  notReached: 'Reading stopped before that time.',
  understood: (time: string) => `= ${time}`,
  notUnderstood:
    'Not a time between 1970 and 9998: write 2026-05-05 14:30, 5 May, yesterday, -2h or now.',
  loadedPart: 'loaded',
  unreadPart: 'not loaded',
}
