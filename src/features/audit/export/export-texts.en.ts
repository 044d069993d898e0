import type { ServerFilter } from '../query/server-filters'
import { formatsIn } from '../../../lib/language/formats'
import { sizeIn } from '../../../lib/language/size-in'

const { number, counted, plural } = formatsIn('en')

const events = (n: number) => counted(n, { one: 'event', other: 'events' })

export default {
  size: sizeIn('en'),
  title: 'Export audit events',
  everything:
    'Everything that matches is exported, also what is not loaded here, in the order in which the server numbered it: oldest first.',
  what: 'What is exported',
  resource: 'Resource',
  server: 'Server',
  scope: 'Scope',
  /** Each filter of the server, and those of its values that have a word. */
  filters: { action: 'Action', subject: 'Subject', result: 'Result' } satisfies Record<
    ServerFilter,
    string
  >,
  values: { allowed: 'allowed', denied: 'denied' },
  any: 'any',
  from: 'From',
  until: 'Until',
  beginning: 'the first event on',
  now: 'the moment in which you start: what happens later is not in it',
  local: (n: number) =>
    plural(n, {
      one: 'One filter works only on what is loaded; the server has none like it',
      other: `${number(n)} filters work only on what is loaded; the server has none like them`,
    }),
  applyLocal: 'Leave out of the file what they leave out; the receipt gives both counts',
  notApplied: 'They are not applied: the file holds what they leave out as well.',
  csvHelp:
    'For spreadsheets: a column for each field, and how its request ended. Text that could run as a formula gets an apostrophe in front.',
  jsonlHelp:
    'For programs: one event a line, exactly as the server sent it, with how its request ended as one field more.',
  where: 'Save to',
  downloads: 'Downloads',
  downloadsHelp: 'File and receipt are saved when all is read.',
  chosen: 'A file that you choose',
  chosenHelp: 'Written as it is read, without a second copy on the disk.',
  audited:
    'Reading the audit is audited: about one event for each 500. Readings within the range are in the file, your own too, which the list may hide. Beside it you get a receipt with its count, range and SHA-256.',
  start: 'Start export',
  cancel: 'Cancel',
  close: 'Close',
  progress: 'Export progress',
  so: (n: number, bytes: string, time: string) => `${events(n)} · ${bytes} · ${time}`,
  read: (n: number) => `${events(n)} read`,
  reached: (time: string) => `Read up to ${time}`,
  starting: 'Asking for the first events',
  settling:
    'The range ended only now. Its last page is asked for again in a few seconds: the server may still be recording what happened before.',
  finishing: 'Finishing the file',
  paused: 'Paused',
  pausing: 'Pausing after the page that is being read',
  pause: 'Pause',
  goOn: 'Continue',
  waiting: (attempt: number, of: number) =>
    `The server could not be read. Trying again by itself, ${number(attempt)} of ${number(of)}.`,
  unreadable: (n: number) =>
    plural(n, {
      one: 'The server cannot hand out at least one event. The export goes on after it.',
      other: `The server cannot hand out at least ${number(n)} events. The export goes on after each.`,
    }),
  stopped: 'The export stands still. Nothing is lost; retry when the server can be read again.',
  outOfOrder:
    'The server sent an event with a lower number than one that is in the file already. The file can’t be completed in order; start again.',
  retry: 'Retry',
  resumed: (n: number) =>
    `Taken up again ${plural(n, { one: 'once', other: `${number(n)} times` })} where it was; no event is missing or twice.`,
  endEarly: 'End this export?',
  endEarlyHelp: (n: number) =>
    `${events(n)} ${plural(n, { one: 'is', other: 'are' })} in the file so far. That is not all, and a part that is kept says so in its receipt.`,
  keep: 'Keep this part',
  discard: 'Discard',
  complete: (n: number) => `Complete: ${events(n)}`,
  partial: (n: number) => `Not complete: ${events(n)}`,
  partlyUnreadable: (n: number) =>
    plural(n, {
      one: 'The server cannot hand out at least one event of this range. The receipt says when it happened.',
      other: `The server cannot hand out at least ${number(n)} events of this range. The receipt says when they happened.`,
    }),
  completeHelp: 'The server said that there is no more in this range.',
  partialHelp: 'The receipt says that this is only a part.',
  leftOut: (n: number) => `${events(n)} left out by the filters that work on what is loaded.`,
  empty: 'No event matches. The file has none, and the receipt says so.',
  took: 'Took',
  saveFile: 'Save file again',
  saveReceipt: 'Save receipt',
  saveReceiptAgain: 'Save receipt again',
  saved: 'Saved to your downloads: the file, and its receipt beside it.',
  savedChosen: 'The file is where you chose it to be. Save its receipt beside it.',
  closeWithout: 'Close without the receipt',
  unsaved: 'The receipt is not saved yet. Without it nobody can check the file.',
  proves:
    'The receipt proves that this file is what the console received. It does not prove that the server recorded everything.',
  failed: 'The export failed',
  nothing: 'Nothing was saved. ',
  noSpace:
    'There is no more room: the disk, or what the browser may use of it, is full. Make room, or narrow the time range.',
  noPermission: 'The browser was not allowed to write this file.',
  noFile: (why: string) => `The file could not be written: ${why}`,
  announceStarted: 'The export has started',
  announcePaused: 'The export is paused',
  announceDone: (n: number) => `The export is complete: ${events(n)}`,
  announcePart: (n: number) => `A part was kept: ${events(n)}`,
  announceStopped: 'The export stands still',
  announceFailed: 'The export failed',
  kind: 'Audit export',
}
