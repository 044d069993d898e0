import { formatsIn } from '../../../lib/language/formats'

const { number, counted, plural } = formatsIn('en')
const bindings = (count: number) => counted(count, { one: 'binding', other: 'bindings' })
const recordedCalls = (count: number) =>
  counted(count, { one: 'recorded call', other: 'recorded calls' })

const ENDS_THERE = 'whoever ends one takes the role there, and not on this Artifact alone.'
const NEVER_REVIEWED =
  'Roles that the system manages, and bindings in states that this console does not know, are left out.'
const OF_ARTIFACT = `Its owner holds no binding and is not reviewed. ${NEVER_REVIEWED}`

export type Chosen = Record<'scopes' | 'roles' | 'people', readonly string[]> & { search: string }

export default {
  heading: (place: string) => `Review of access to ${place}`,
  about:
    'Go through the bindings that are in force, and decide of each: keep, end or renew it, with a reason. Nothing is sent before you say so.',
  /** By whose list of bindings is read. */
  leftOut: {
    server: `Bindings that reach in from the server are reviewed there. ${NEVER_REVIEWED}`,
    scope: `Bindings on the server reach in too, and are not shown: they need server.admin, and are reviewed there. ${NEVER_REVIEWED}`,
  },
  /** By whose list of bindings is read. */
  ofArtifact: {
    server: `Bindings on the Scope and the server that reach this Artifact are reviewed too: ${ENDS_THERE} ${OF_ARTIFACT}`,
    scope: `Bindings on the Scope that reach this Artifact are reviewed too: ${ENDS_THERE} Those on the server are not shown: they need server.admin. ${OF_ARTIFACT}`,
    artifact: `Bindings on the Scope and the server that reach this Artifact are not shown: they need scope.admin or server.admin. ${OF_ARTIFACT}`,
  },
  count: (count: number) => `${bindings(count)} to review`,
  none: 'No binding in force fits this choice.',
  tooMany: (max: number) => `A review holds at most ${bindings(max)}: choose roles or people`,
  roles: 'Roles',
  people: 'People',
  everybody: 'Everybody',
  scopes: 'Scopes',
  everywhere: 'The server and every Scope',
  further: 'Further Scopes',
  onlyThis: 'This Scope only',
  list: (parts: readonly string[]) => parts.join(', '),
  readFurther: (scopes: number) =>
    plural(scopes, {
      one: 'Read the bindings of this Scope',
      other: `Read the bindings of ${number(scopes)} Scopes`,
    }),
  readCost: (places: string, scopes: number) =>
    `${places}: ${recordedCalls(scopes)}, one for each Scope. A Scope with more than 500 bindings takes one for each 500.`,
  readingFurther: 'The bindings of the further Scopes are being read.',
  notAskedFor: (places: string, scopes: number) =>
    `Left out, because you may not list ${plural(scopes, { one: 'its', other: 'their' })} bindings: ${places}.`,
  readSoFar: (places: string, count: number, calls: number, refused: number) =>
    `Further Scopes: ${places}. ${bindings(count)}, read with ${recordedCalls(calls)}${refused === 0 ? '' : `, ${number(refused)} of which the server refused`}.`,
  onlyRefused: (calls: number) =>
    `No bindings of further Scopes were read, with ${recordedCalls(calls)}: the server refused ${plural(calls, { one: 'it', other: 'them' })}.`,
  notRead: (place: string) =>
    `Not all bindings of ${place} could be read. Nothing that was decided about them is sent.`,
  refusedScope: (place: string) => `You may not list the bindings of ${place}`,
  refusedHelp: (place: string) =>
    `It takes scope.admin on ${place}: whoever holds it there can grant it to you. Then reload this page. The rest can be reviewed without it, and the report says that it is missing.`,
  readFirst: 'Read the bindings of the further Scopes first',
  keptWith: (places: string) => `A review of ${places} together is under way.`,
  goOnWith: 'Go on with it',
  fitsAll: 'A binding has to fit each choice: one of the roles, and one of the people.',
  showList: (label: string) => `${label}: show the list`,
  hideList: (label: string) => `${label}: hide the list`,
  clearList: (label: string) => `${label}: clear`,
  nothingFound: 'Nothing fits',
  reading: 'Wait until all bindings are read',
  start: 'Start review',
  startedBy: (time: string, who: string) => `Started ${time} by ${who}.`,
  chosen: ({ scopes, roles, people, search }: Chosen) =>
    [
      scopes.length > 0 && `Scopes: ${scopes.join(', ')}.`,
      roles.length > 0 && `${roles.length === 1 ? 'Role' : 'Roles'}: ${roles.join(', ')}.`,
      people.length > 0 && `People: ${people.join(', ')}.`,
      search && `Search: “${search}”.`,
    ]
      .filter(Boolean)
      .join(' '),
  progress: (decided: number, all: number) => `${number(decided)} of ${number(all)} decided`,
  table: 'Bindings under review',
  decision: 'Decision',
  decisionOn: (role: string, who: string) => `Decision on ${role} of ${who}`,
  kinds: { keep: 'Keep', end: 'End', renew: 'Renew' },
  kindHelp: {
    keep: 'A note in the report: the server is told nothing.',
    end: 'Revokes it. The server records who and when; the reason stands in the report.',
    renew: 'A new binding with this end and reason takes its place.',
  },
  reasonHelp: {
    keep: 'Required. Stands in the report.',
    end: 'Required. Stands in the report: the server takes no reason for it.',
    renew: 'Required. The server records it with the new binding.',
  },
  dayPast: 'This day is over: choose a later one',
  clear: 'Undecide',
  changed: 'Changed since you saw it',
  changedHelp: 'Nothing is sent of it before you look at it again.',
  isGone: 'It is not in the list any more.',
  revokedBy: (who: string, time: string) => `Revoked by ${who}, ${time}.`,
  replaced: (end: string, reason: string) =>
    `Another binding took its place, ${end}${reason === '' ? '' : `, for: ${reason}`}.`,
  endsAt: (time: string) => `in force until ${time}`,
  noEnd: 'without end',
  lookAgain: 'Review the new one',
  nothingLeft: 'Nothing is left to decide. The report says that others changed it.',
  notInYet: (count: number) => `${bindings(count)} not in the review yet`,
  newSince: (count: number) => `${bindings(count)} granted since the review began`,
  newHelp: 'They fit what you chose, and are not in the review yet.',
  add: 'Add to the review',
  notKept: 'This browser does not keep the review',
  notKeptHelp: 'It is lost when this page is closed or reloaded. Save it to a file.',
  kept: 'Kept in this browser for you alone. You can stop and go on later.',
  saveFile: 'Save to a file',
  openFile: 'Go on from a file…',
  badFile: 'This file holds no review of access, or it was damaged.',
  unreadable: 'The browser could not read this file. Choose it again.',
  otherServer: (server: string) => `This is a review of another server: ${server}`,
  tooLarge: 'This file is too large for a review of access.',
  opened: (decided: number, all: number) =>
    `The review was opened: ${number(decided)} of ${number(all)} decided.`,
  replaces:
    'Another review is open here. It is lost when you replace it, unless you save it first.',
  loses: (count: number) =>
    plural(count, {
      one: 'One decision made here is not in this file. It is lost when you replace the review.',
      other: `${number(count)} decisions made here are not in this file. They are lost when you replace the review.`,
    }),
  replacesThere:
    'This browser keeps another review of the resource that this file is of. It is lost when you replace it.',
  replaceIt: 'Replace it',
  discard: 'Discard review…',
  discardTitle: 'Discard this review?',
  discardHelp:
    'The decisions and their reasons are deleted from this browser. What was sent stays.',
  cancel: 'Cancel',
  discardIt: 'Discard',

  send: 'Send decisions…',
  sendTitle: 'Send decisions',
  looking: 'The bindings are being read again, to see what changed since.',
  lookFailed:
    'The bindings could not be read again, so that nothing is sent. Close this, and try again.',
  toEnd: 'To end',
  toRenew: 'To renew',
  onlyNoted: 'Kept, a note in the report',
  undecided: 'Undecided',
  bindings,
  changedNotSent:
    'What changed since you saw it is not sent. Close this to review it as it is now.',
  unreadNotSent: (count: number) =>
    `${bindings(count)} could not be read again: nothing is sent of ${plural(count, { one: 'it', other: 'them' })}.`,
  ownLast: 'Your own roles are ended last. You could not undo this yourself.',
  nobodyLeft:
    'No other binding that is shown lets anybody grant or revoke roles there any more, except one that you cannot see.',
  takenAway: (place: string | null) =>
    `What the ends take away${place === null ? '' : ` on ${place}`}`,
  /** Without its place where all ends are of one. */
  endOf: (role: string, who: string, place: string | null) =>
    `End of ${role} of ${who}${place === null ? '' : ` on ${place}`}`,
  takesNothing: 'Nothing: another binding allows the same, or this one is not in force.',
  furtherEnds: (count: number) =>
    `${counted(count, { one: 'further end', other: 'further ends' })}: the table under review has them.`,
  takenAwayHelp:
    'Worked out from the role bindings that were read, in the order in which the ends are sent. Groups, owners of Artifacts and bindings out of sight may change it.',
  oneByOne: 'They are sent one after the other. The server makes each once at most.',
  nothingToSend: 'Nothing is left to be sent: end or renew a binding, with a reason',
  sendAll: (count: number) => `Send ${counted(count, { one: 'change', other: 'changes' })}`,
  stop: 'Stop after this one',
  made: (count: number, all: number) => `${number(count)} of ${number(all)} made`,
  seeRows: 'The others are not made, or not known to be. The row of each says why.',
  ended: (time: string) => `Ended on the server, ${time}.`,
  renewed: (end: string) => `Renewed on the server, ${end}.`,
  refused: (code: string) => `The server refused it: ${code}.`,
  met: 'Another change of roles met this one, so the server refused it, and nothing was changed. Send again.',
  moved: 'Somebody else changed it first. It was not made.',
  unknown:
    'It was sent, and it is not known what became of it. Send again: it is looked for first, and made once at most.',
}
