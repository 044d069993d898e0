import { formatsIn } from '../../lib/language/formats'

const { number, counted, plural } = formatsIn('en')

const lines = (count: number) => counted(count, { one: 'line', other: 'lines' })

export default {
  json: 'Content',
  rest: 'Other fields',
  sectionChange: {
    same: 'no change',
    added: 'added',
    removed: 'removed',
    changed: 'changed',
    moved: 'moved',
  },
  place: (before: number, after: number) => `place ${before} → ${after}`,
  sameItems: (name: string, count: number) => `${name}: ${number(count)} unchanged`,
  sameFields: (names: string) => `No change in: ${names}`,
  listSeparator: ', ',
  noChange: 'no change',
  /** Of a row of counts only the first one says what is counted. */
  counts: {
    added: (count: number, first: boolean) => `${first ? lines(count) : number(count)} added`,
    removed: (count: number, first: boolean) => `${first ? lines(count) : number(count)} removed`,
    moved: (count: number, first: boolean) => `${first ? lines(count) : number(count)} moved`,
  },
  showUnchanged: (count: number) =>
    `Show ${counted(count, { one: 'unchanged line', other: 'unchanged lines' })}`,
  showBelow: (count: number) => `Show ${number(count)} more lines after the change above`,
  showAbove: (count: number) => `Show ${number(count)} more lines before the change below`,
  opened: (count: number) => `${lines(count)} shown`,
  before: 'Before',
  after: 'After',
  lineOf: (side: string) => `${side}: line number`,
  text: 'Text',
  added: 'added',
  removed: 'removed',
  movedAway: 'moved away',
  movedHere: 'moved here',
  continued: 'line continued',
  whitespaceDiffers: 'white space differs',
  from: 'from',
  to: 'to',
  insertionStart: ' [added: ',
  deletionStart: ' [removed: ',
  markEnd: '] ',
  movedTo: (count: number, line: number) => `${lines(count)} moved to line ${number(line)}`,
  movedFrom: (count: number, line: number) => `${lines(count)} moved from line ${number(line)}`,
  goToLine: (line: number) => `Go to line ${number(line)}`,
  coarse:
    'Part of this text has changed too much to be compared line by line. It is shown as replaced; nothing is left out.',
  unmarked: (count: number) =>
    `So much changed here that in ${counted(count, { one: 'changed line', other: 'changed lines' })} the words that differ are not marked.`,
  coarseHere: 'Shown as replaced as a whole',
  nothing: 'No differences',
  nothingHelp: 'Both contents are the same, word for word.',
  onlyWhitespace: 'Only white space differs',
  onlyWhitespaceHelp: (count: number) =>
    `White space is ignored now; ${counted(count, { one: 'line differs', other: 'lines differ' })} in nothing else.`,
  ignoring: 'White space is ignored',
  ignoringLines: (count: number) =>
    `White space is ignored: ${counted(count, { one: 'line differs', other: 'lines differ' })} in nothing else`,
  showWhitespaceChanges: 'Compare white space too',
  whitespaceOnly: (count: number) =>
    `${counted(count, { one: 'line differs', other: 'lines differ' })} in white space only, which is ignored now.`,
  itemMoved: 'The same item at another place in the list.',
  emptyAdded: 'Added; it is empty.',
  emptyRemoved: 'Removed; it was empty.',
  sameLines: 'Changed without a change of its lines.',
  previous: 'Previous change',
  next: 'Next change',
  position: (at: number, count: number) => `${number(at)} of ${number(count)}`,
  announce: (at: number, count: number, removed: number, added: number) =>
    `Change ${number(at)} of ${number(count)}: ${lines(removed)} removed, ${lines(added)} added`,
  announceOther: (at: number, count: number, what: string) =>
    `Change ${number(at)} of ${number(count)}: ${what}`,
  keysHint: 'Press n for the next change, p for the previous one.',
  options: 'View options',
  switches: {
    showWhitespace: 'Show white space',
    ignoreWhitespace: 'Ignore white space',
    wrap: 'Wrap long lines',
    keys: 'Keys n and p',
  },
  copyBefore: 'Copy before',
  copyAfter: 'Copy after',
  copiedBefore: 'The text before was copied',
  copiedAfter: 'The text after was copied',
  copyFailed: 'The browser did not allow copying',
  asFields: 'Fields',
  asJson: 'JSON',
  showAs: 'Show the contents as',
  sideways: 'Scroll long lines sideways',
  tooNarrow: 'Side by side needs more room; shown one below the other.',
  comparing: 'Comparing',
  printedPart: (rows: number, all: number) =>
    `The first ${number(rows)} of ${number(all)} rows stand on paper.`,
  failed: 'The comparison stopped',
  failedHelp: 'The browser ended it before it was done. Nothing was changed on the server.',
  retry: 'Retry',
  autoRuns: (version: string) =>
    `Auto saves no instructions of its own: it runs the built-in ones. Compared here is version ${version}, which this server has now.`,
  autoUnknown:
    'Auto saves no instructions of its own: it runs the built-in ones. This server did not show them, so what was saved is compared.',
  memoryMissing: (count: number) =>
    `The server did not give the text of ${counted(count, { one: 'entry', other: 'entries' })}; ${plural(count, { one: 'it stands', other: 'they stand' })} here by id and version.`,
  memoryFailed: 'The texts of the entries could not be read; they stand here by id and version.',
}
