import { formatsIn } from '../../../lib/language/formats'

const { counted } = formatsIn('en')
const bindings = (count: number) => counted(count, { one: 'binding', other: 'bindings' })

export default {
  title: 'Export bindings',
  everything:
    'Every binding that matches is exported, also those that the table has not drawn yet, the oldest first.',
  what: 'What is exported',
  resource: 'Resource',
  asOf: 'As of',
  now: (time: string) => `now, ${time}`,
  standing: 'Standing',
  standings: {
    current: 'in force',
    ending: 'ending within 14 days',
    expired: 'expired',
    revoked: 'revoked',
    all: 'all',
  },
  role: 'Role',
  person: 'Person',
  search: 'Search',
  any: 'any',
  bindings: 'Bindings',
  of: (count: number, read: number) => `${bindings(count)} of ${bindings(read)} that were read`,
  readAt: 'Read',
  readWith: (time: string, calls: number) =>
    `${time}, with ${counted(calls, { one: 'recorded call', other: 'recorded calls' })}`,
  jsonlHelp: 'For programs: one binding a line, with every field that the server sent.',
  quiet:
    'The export asks the server for nothing more. Beside it you get a receipt with its counts, its instant, its SHA-256 and what cannot be known.',
  partly: 'Not all bindings were read',
  partlyHelp: 'A further page did not come. The file is called partial, and the receipt says why.',
  start: 'Export',
  cancel: 'Cancel',
  close: 'Close',
  failed: 'The file could not be made',
  complete: (count: number) => `Complete: ${bindings(count)}`,
  partial: (count: number) => `Not complete: ${bindings(count)}`,
  saved: 'Saved to your downloads: the file, and its receipt beside it.',
  proves:
    'The receipt proves that this file is what the console wrote. It does not prove that the server sent every binding that it holds.',
  saveAgain: 'Save both again',
}
