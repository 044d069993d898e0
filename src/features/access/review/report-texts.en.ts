import { formatsIn } from '../../../lib/language/formats'

const { counted, number } = formatsIn('en')

type Holder = 'server' | 'report' | null
const HOLDERS = { server: 'the server', report: 'this report alone' }

const OWNER =
  'The owner of an Artifact holds no binding, so that this report does not say who it is.'

export default {
  language: 'en',
  number,
  title: (place: string) => `Review of access to ${place}`,
  server: 'Server',
  resource: 'Resource',
  started: 'Started',
  madeBy: 'Report made by',
  madeAt: 'Report made at',
  readAt: 'Bindings read at',
  scopes: 'Scopes',
  roles: 'Roles',
  people: 'People',
  any: 'all',
  searched: (text: string) => `found by “${text}”`,
  list: (parts: readonly string[]) => parts.join(', '),
  outcomes: {
    made: 'made on the server',
    noted: 'kept, noted',
    'not made': 'not made',
    'not known': 'not known',
    'changed by others': 'changed by others first',
    undecided: 'undecided',
  },
  missing: 'What is missing here',
  missingOf: {
    refused: (place: string) =>
      `${place}: the server did not let the reviewer list its bindings when this report was made.`,
    'not read': (place: string) =>
      `${place}: its bindings were not all read when this report was made.`,
    'left out': (place: string) =>
      `${place}: its bindings could not be read when the review began, and were not added to it since.`,
  },
  missingHelp:
    'Of these, this report does not say who else holds a role, nor what became of a decision that was sent.',
  about: 'What this report is worth',
  heldOnServer:
    'The server holds each end (who revoked it and when) and each renewal (the new binding with its end and its reason). The list of bindings and the audit show them.',
  heldHere:
    'That a binding was kept, and the reason for which one was ended, only this report holds. The file proves what was written down, and not who wrote it.',
  /** Of a review of one Artifact, by whose list of bindings was read. */
  ofArtifact: {
    server: `Reviewed are bindings on the Artifact, and those on its Scope and the server that reach it. ${OWNER}`,
    scope: `Reviewed are bindings on the Artifact, and those on its Scope that reach it. Bindings on the server reach it too, and the reviewer could not see them. ${OWNER}`,
    artifact: `Reviewed are bindings on the Artifact alone. Bindings on its Scope and on the server reach it too, and the reviewer could not see them. ${OWNER}`,
  },
  serverUnseen:
    'Bindings on the server reach into every Scope too. The reviewer could not see them, and they are not in this report.',
  check: 'Check it with:',
  lines: 'Decisions',
  who: 'Who',
  what: 'Role and place',
  lastUse: 'Last use',
  notAsked: 'not asked',
  uses: { unused: 'unused in what was read', over: 'ended before what was read' },
  auditRead: (from: string, until: string, calls: number) =>
    `Last use by the audit, in the last 90 days as far as read: ${from} until ${until}, with ${counted(calls, { one: 'recorded call', other: 'recorded calls' })}.`,
  auditNotRead: 'When the bindings were last used was not asked.',
  useMeaning:
    '“Unused in what was read” is not “unneeded”: a decision names one binding, also where another would have allowed it too.',
  decision: 'Decision',
  decisions: { keep: 'Keep', end: 'End', renew: 'Renew' },
  reason: 'Reason',
  cameTo: 'Came to',
  heldBy: 'Held by',
  held: (decision: Holder, reason: Holder) =>
    decision === null
      ? '–'
      : `Decision: ${HOLDERS[decision]}${reason === null ? '' : `; reason: ${HOLDERS[reason]}`}`,
  ended: (time: string) => `Ended ${time}`,
  renewed: (end: string, id: string) => `Renewed until ${end}, binding ${id}`,
  noEnd: 'no end',

  button: 'Report…',
  dialog: 'Report of the review',
  help: 'A page to keep or print, with every decision, its reason, and whether the server holds it or the report alone. A receipt stands beside it.',
  undecidedYet: (count: number) => `${number(count)} undecided: the report says so.`,
  save: 'Save report',
  saved: 'Saved to your downloads: the page, and its receipt beside it.',
  proves: 'The receipt proves that this page is what the console wrote.',
  saveAgain: 'Save both again',
  cancel: 'Cancel',
  close: 'Close',
}
