import { formatsIn } from '../../../lib/language/formats'

const { number } = formatsIn('en')
const operation = ([name, count]: readonly [string, number]) => `${name} (${number(count)})`

export default {
  titles: {
    grant: 'Grant a role',
    revoke: 'Revoke a role',
    renew: 'Renew a role',
    replace: 'Replace who holds a role',
  },
  submits: { grant: 'Grant', revoke: 'Revoke', renew: 'Renew', replace: 'Replace' },

  binding: 'The binding',
  askUses: 'What was it used for lately?',
  usedFor: (operations: readonly (readonly [string, number])[]) =>
    `Decisions that rest on it, in what was read: ${operations.map(operation).join(', ')}.`,
  who: 'Who',
  role: 'Role',
  on: 'On',
  ends: 'Ends',
  noEnd: 'no end',
  grantedBy: 'Granted by',
  reasonGiven: 'Reason',
  theServer: 'the server',
  scopeNamed: (name: string) => `Scope ${name}`,
  artifactIn: (artifact: string, scope: string) => `${artifact} in ${scope}`,

  kind: 'Kind',
  kinds: { user: 'user', service: 'service' },
  person: 'Person',
  personHelp: 'Required. The id that the server knows this principal by.',
  personMissing: 'Say who is to hold the role first',
  personFault: 'No principal can be called so: at most 255 characters, no blank at either end',
  samePerson: 'This person holds the role already: choose another one, or renew it',
  noSuggestions: 'Nobody known by this: the id is taken as you typed it',
  showSuggestions: 'Show people',
  hideSuggestions: 'Hide people',
  clearPerson: 'Clear',
  belowToo: (actions: string) => `; below it: ${actions}`,
  roleMissing: 'Choose a role first',
  noRoles: 'The server describes no role that can be granted here.',
  endChoices: {
    '30': 'In 30 days',
    '90': 'In 90 days',
    '365': 'In a year',
    date: 'On a day…',
    none: 'No end',
  },
  endsAt: (time: string) => `In force until ${time}`,
  noEndHelp: 'Holds until somebody revokes it.',
  lastDay: 'Last day',
  dayMissing: 'Choose the last day first',
  dayPast: 'This day is over: choose a later one',
  reason: 'Reason',
  reasonHelp: 'Required. Recorded with the binding, for everyone who reads it.',
  reasonMissing: 'Give a reason first',
  reasonTooLong: (max: number) => `A reason holds at most ${number(max)} characters`,
  revokeNoReason: 'The server records who revokes it and when, but takes no reason.',

  effect: 'What this changes',
  gains: (who: string) => `${who} gains`,
  loses: (who: string) => `${who} loses`,
  nothing: 'Nobody gains or loses anything now: other bindings allow the same.',
  effectUnknown:
    'What this binding allows is not known here, so neither is what is lost. Revoking ends all of it, except what other bindings allow.',
  nothingRenewed: 'Nobody gains or loses anything now. The role ends at another time.',
  expiredMeanwhile: 'This binding has expired. It allows nothing any more.',
  places: {
    server: 'on the server',
    scope: 'on the Scope',
    'any-scope': 'on every Scope',
    artifact: 'on the Artifact',
    'any-artifact': 'on every Artifact there',
  },
  prompts: (keys: readonly string[]) => `Prompts: ${keys.join(', ')}`,
  everyPrompt: (certain: readonly string[]) =>
    `Every Prompt of the Scope, among them ${certain.join(', ')}`,
  artifacts: (names: readonly string[], more: number) =>
    `Artifacts known here by name: ${names.join(', ')}${more > 0 ? `, and ${number(more)} more` : ''}. Others may be there.`,
  everyArtifactIn: (scope: string) => `every Artifact in ${scope}`,
  except: {
    gained: (place: string, actions: string) =>
      `Could do this already on ${place}, by another binding: ${actions}`,
    lost: (place: string, actions: string) => `Keeps on ${place}, by another binding: ${actions}`,
  },
  moreExcept: (count: number) => `The same on ${number(count)} more`,
  actions: {
    'server.observe': 'list all Scopes',
    'server.admin': 'administer the server',
    'scope.read': 'read',
    'scope.contribute': 'make Artifacts',
    'scope.review': 'review candidates',
    'scope.delegate': 'delegate work',
    'scope.admin': 'change Prompts, grant roles, read the audit',
    'artifact.read': 'read',
    'artifact.write': 'replace',
    'artifact.share': 'grant roles',
    'handoff.evidence.inspect': 'inspect evidence of handoffs',
    'handoff.acknowledge': 'acknowledge handoffs',
    'prompt.use': 'use Prompts',
  },
  list: (items: readonly string[]) => items.join(', '),
  workedOut:
    'Worked out from the role bindings on screen. Groups and owners of Artifacts may change it.',
  workedOutInScope:
    'Worked out from the role bindings of this Scope. Groups, owners of Artifacts and bindings on the server may change it.',
  losesOwn: 'You take your own authority away',
  losesOwnHelp: (action: string) =>
    `Afterwards you hold ${action} here by no binding that is shown. You could not undo this yourself.`,
  leavesNobody: 'Nobody is left',
  leavesNobodyHelp: (action: string) =>
    `No other binding that is shown gives anybody ${action} here. Nobody could grant or revoke roles any more, except by a binding that you cannot see.`,
  confirmWords: { own: 'give up my role', last: 'remove the last admin' },
  confirm: (words: string) => `Type “${words}” to confirm`,
  confirmMissing: (words: string) => `Type “${words}” first`,
  cannotRead: (who: string) => `${who} could not read this Scope`,
  cannotReadHelp:
    'scope.admin includes no reading. Without a reading role such as scope.viewer, the Scope, its Artifacts and its Prompts stay closed.',

  cancel: 'Cancel',
  close: 'Close',
  safe: 'A press sends the change once, and the server makes it once at most.',
  refused: 'The server refused the change',
  help: {
    forbidden:
      'You may not change this binding now. Your own role may have ended since you opened this page.',
    single: 'Only one principal may hold this role there, and somebody does.',
    invalid:
      'The server checked the request and did not accept it. The role may not fit this kind of principal, or the end may have passed meanwhile.',
    gone: 'The binding, or what it is about, is not there any more.',
    met: 'Another change of roles met this one, so the server refused it, and nothing was changed. Press again.',
    stale: 'The server says that the binding has changed, but the list shows it as you saw it.',
  },
  asOf: (time: string) => `The list of bindings, read at ${time}, shows nothing of it.`,
  checking: 'Checking what happened',
  checkingHelp:
    'No clear answer came back. The bindings are being read to find out; nothing is sent again.',
  unchecked: 'It is not known what happened',
  uncheckedHelp:
    'The change was sent, and the bindings could not be read to see whether it was made. Checking only reads; it never sends.',
  checkAgain: 'Check again',
  unmoved: 'Not made so far',
  willRecheck:
    'The server may still be at work on it: the bindings are looked at again for two minutes, and this message changes when it is made.',
  noMoreRechecks: 'The bindings are not looked at again by themselves.',
  mayPressAgain:
    'You may send it again: it carries the same key, so the server makes it once at most.',
  cameBack: 'What came back',

  changed: 'The binding has changed',
  changedHelp: 'What you reviewed was not made. This is how the binding stands now:',
  isGone: 'It is not in the list any more.',
  revokedBy: (who: string, time: string) => `Revoked by ${who}, ${time}.`,
  replacedHelp: 'Another binding took its place:',
  earlier: 'What you sent first was made after all',
  earlierHelp:
    'It arrived before you changed something. What you reviewed last was not made. This was:',
  reviewAgain: 'Review again',
  grantAnew: 'Grant it anew…',

  done: {
    grant: (who: string, role: string) => `${who} holds ${role} now.`,
    revoke: (who: string, role: string) => `${role} of ${who} is revoked.`,
    replace: (who: string, role: string) => `${who} holds ${role} by a new binding now.`,
  },
  revokedSince: 'It was made, and has been revoked since.',
}
