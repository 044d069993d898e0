import { formatsIn } from '../../lib/language/formats'

const { counted } = formatsIn('en')

export default {
  list: (texts: readonly string[]) => texts.join(', '),
  /** Heads of columns, and names in a list. */
  deeds: {
    read: 'Read',
    contribute: 'Contribute',
    review: 'Review',
    delegate: 'Delegate',
    prompts: 'Change Prompts',
    grant: 'Grant roles',
    observe: 'List all Scopes',
    administer: 'Administer the server',
    use: 'Use',
    inspect: 'Inspect evidence',
    acknowledge: 'Acknowledge',
    edit: 'Edit',
  },
  /** The same in a sentence: "Ada may change Prompts". */
  inSentence: {
    read: 'read',
    contribute: 'contribute',
    review: 'review',
    delegate: 'delegate',
    prompts: 'change Prompts',
    grant: 'grant roles',
    observe: 'list all Scopes',
    administer: 'administer the server',
    use: 'use',
    inspect: 'inspect its evidence',
    acknowledge: 'acknowledge',
    edit: 'edit',
  },
  /** The same with the Artifact that it is done with: "Ada may use skill.generate". */
  ofArtifact: {
    read: (artifact: string) => `read ${artifact}`,
    use: (artifact: string) => `use ${artifact}`,
    inspect: (artifact: string) => `inspect the evidence of ${artifact}`,
    acknowledge: (artifact: string) => `acknowledge ${artifact}`,
    edit: (artifact: string) => `edit ${artifact}`,
    grant: (artifact: string) => `grant roles on ${artifact}`,
  },
  /** What an action of the service allows, in the description of a role. */
  actions: {
    'server.observe': 'list all Scopes',
    'server.admin': 'administer the server',
    'scope.read': 'read',
    'scope.contribute': 'contribute',
    'scope.review': 'review',
    'scope.delegate': 'delegate',
    'scope.admin': 'change Prompts, grant roles',
    'artifact.read': 'read Artifacts',
    'artifact.write': 'write it',
    'artifact.share': 'share Artifacts',
    'handoff.evidence.inspect': 'inspect handoff evidence',
    'handoff.acknowledge': 'acknowledge handoffs',
    'prompt.use': 'use Prompts',
  },
  readsBelow: 'with its Artifacts',
  below: (actions: string) => `below: ${actions}`,
  strangeRole: 'The server does not describe this role.',
  direct: 'on this resource',
  onServer: 'on the server, above it',
  onScope: (name: string | undefined) =>
    name === undefined ? 'on the Scope, above it' : `on the Scope ${name}, above it`,
  grantedBy: (who: string) => `granted by ${who}`,
  more: (count: number) => counted(count, { one: 'more binding', other: 'more bindings' }),

  ahead: 'What is granted, revoked or renewed until then: this time is still to come.',
  unknownTitle: 'What cannot be known here',
  ownership:
    'Who owns an Artifact. An owner may read, write and share it without any binding, whatever is said here.',
  groups: (names: string) =>
    `Who is in a group. What a group may do, its members may do too: ${names}.`,
  anyGroup: 'Who is in a group: the service does not tell. No binding here is a group’s.',
  above: 'Bindings on the server. They reach into this Scope, and only server.admin shows them.',
  aboveArtifact:
    'Bindings on the Scope and on the server. They reach this Artifact too, and only those who administer the Scope or the server see them.',
  states: (names: string) =>
    `Whether bindings in these states allow anything, which the console does not know: ${names}.`,
  roles: (names: string) => `What these roles allow, which the console does not know: ${names}.`,
}
