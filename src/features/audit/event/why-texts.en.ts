import { formatsIn } from '../../../lib/language/formats'

const { number, plural } = formatsIn('en')

export default {
  why: 'Why',
  reasons: {
    'no-matching-binding':
      'No role binding in force at that time gave this principal the action on this resource, and none on what lies above it.',
    'role-binding':
      'A role binding in force at that time gave the action. Roles do not nest: it is this role that allowed it.',
    'artifact-owner': 'The principal owns this Artifact, and its owner may do this.',
    'artifact-owner-established':
      'Whoever makes an Artifact becomes its owner. This event records that; it is no decision.',
    'binding-created':
      'A role binding was made. The decisions that allowed it are the other events of this request.',
    'binding-revoked':
      'A role binding was revoked: from here on it gives nothing. The decisions that allowed it are the other events of this request.',
  },
  unknownReason:
    'The console does not know this reason code. What the service’s documentation says of it holds.',
  wouldHelp: (action: string) => `Roles that grant ${action}`,
  nobodyKnows: (action: string) => `This server’s list of roles names none that grants ${action}.`,
  subject: 'Matched subject',
  subjectIsOther: (id: string) =>
    `The binding belongs to ${id}, not to the principal by name: the principal acts as one of them.`,
  binding: 'Binding',
  lookUp: 'Who granted it?',
  lookUpCost: (lists: number) =>
    plural(lists, {
      one: 'Reads one list of bindings; reading it is recorded in the audit.',
      other: `Reads up to ${number(lists)} lists of bindings; each reading is recorded in the audit.`,
    }),
  alsoDenied: 'The service decides server.admin as well, and records that you do not hold it.',
  looking: 'Looking for the binding',
  grantedBy: 'Granted by',
  grantedAt: 'Granted',
  grantReason: 'Reason',
  noReason: 'none given',
  expires: 'Expires',
  never: 'never',
  state: 'State now',
  revokedBy: (who: string) => `revoked by ${who}`,
  role: 'Role',
  on: 'On',
  notFound: 'This binding is in none of the lists that you may read.',
  hidden: (lists: number) =>
    plural(lists, {
      one: 'One list is hidden from you: it needs a role that manages bindings there.',
      other: `${number(lists)} lists are hidden from you: they need roles that manage bindings there.`,
    }),
  grantLoaded: 'The event of its grant',
  roleAllows: (role: string) => `${role} allows`,
  allowsBelow: 'On what lies below',
  restsOn: 'Decisions that rest on this binding',
  policy: 'Policy revision',
  policyHelp: 'Rises with every change of a role binding: equal numbers mean equal rules.',
  policyNone: 'not recorded',
}
