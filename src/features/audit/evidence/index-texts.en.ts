import { formatsIn } from '../../../lib/language/formats'

const { number, counted } = formatsIn('en')

export default {
  language: 'en',
  number,
  list: (parts: readonly string[]) => parts.join(', '),
  title: 'Evidence from the access audit',
  madeBy: 'Made by',
  reviewer: 'Reviewer',
  madeAt: 'Made at',
  byBrowser: 'by the clock of the browser',
  server: 'Server',
  deployment: 'Deployment',
  resource: 'Audit of',
  scope: 'Scope',
  from: 'From',
  until: 'Until',
  beginning: 'the first event',
  untilStart: 'when the bundle was begun',
  filters: 'Filters',
  noFilter: 'none',
  consoleFilters: 'Filters of the console',
  leftOut: (n: number) => `they left out ${counted(n, { one: 'event', other: 'events' })}`,
  byHand: 'Selected by hand',
  selectionOnly:
    'This bundle is a selection that a person made by hand. It is not complete: of what else happened it says nothing.',
  selectedRequests: 'Selected requests, each with all of its decisions',
  selectedDecisions: 'Selected decisions',
  selectedOf: 'Decisions selected',
  ofTheList: 'of those that the console had loaded of the list:',
  listRead: 'the list was read to its end',
  listNotRead: 'the list was not read to its end',
  theList: 'The list',
  openEnd: 'now',
  notFound: 'Selected, and not sent again by the server',
  counts: 'Counts',
  events: 'events',
  allowed: 'allowed',
  denied: 'denied',
  changes: 'changes',
  complete: 'Complete: the server said that there is no more in this range.',
  notComplete: 'NOT COMPLETE.',
  unreadable: (n: number) =>
    `The server cannot hand out at least one event of each of ${counted(n, { one: 'stretch', other: 'stretches' })} of time:`,
  moreStretches: (n: number) => `and ${number(n)} more, all of them in receipt.json`,
  proves: 'What verification proves, and what it does not',
  provesThat:
    'That the files of this bundle are the ones that the console wrote together: none was changed, added or taken away, and they agree with each other. Check it with',
  provesEvents:
    'That the events are what the server sent, in its order, as far as the receipt says so.',
  provesNot:
    'It does not prove that the server recorded everything that happened, nor who made the bundle: it is not signed. Whoever changes a file and the manifest together can make a new bundle; the SHA-256 of the whole bundle, kept elsewhere, finds that too.',
  conclusion: 'Conclusion',
  notes: 'Notes',
  nothingWritten: 'Nothing was written.',
  contents: 'What is in the bundle',
  files: {
    events:
      'the events, each line one, as the server sent it, with how its request ended as the last field',
    receipt: 'what was asked for and what came, with the SHA-256 of the events',
    bindings: (n: number, found: number) =>
      `the role bindings that the events name: ${number(found)} of ${number(n)} could be read, and of the others it says why not`,
    moreBindings: 'The events name more bindings than a bundle lists.',
    changes: (n: number) =>
      `which revisions the changes may have made, with ${counted(n, { one: 'file', other: 'files' })} of what they changed`,
    noChanges: 'What was changed was not asked for.',
    notes: 'notes and conclusion of the reviewer',
    manifest: 'size and SHA-256 of every file',
  },
  deniedTable: 'Denied',
  changesTable: 'Changes',
  bindingsTable: 'Role bindings that the events name',
  shown: (n: number, of: number, file: string) =>
    n === of
      ? `All ${number(n)}.`
      : `The first ${number(n)} of ${number(of)}; the others are in ${file}.`,
  none: 'None.',
  time: 'Time',
  what: 'What happened',
  mayHaveMade: 'May have made',
  revision: (n: number, artifact: string) => `r${number(n)} of ${artifact}`,
  oneOf: 'one of',
  matching:
    'A revision stands beside a change where Scope, operation and time fit. The server does not record which request made a revision: the request may have committed nothing, and one that is not in this bundle may have made it.',
  lookedAt: (n: number, of: number) =>
    `Revisions were looked for of the first ${number(n)} of ${number(of)} changes of Artifacts.`,
  whyNot: {
    'no revision fits': 'no revision fits',
    'no times of revisions recorded': 'the server records no times of revisions',
    'reader may not read this Scope': 'the reader may not read this Scope, so it was not asked for',
    'bound reached': 'not looked for: the bound was reached',
  },
  subject: 'Subject',
  role: 'Role, resource and binding',
  granted: 'Granted',
  by: (who: string) => `by ${who}`,
  ends: 'Ends, state',
  never: 'never',
  notRead: 'Not read',
}
