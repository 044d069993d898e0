import { formatsIn } from '../../lib/language/formats'

const { counted, number } = formatsIn('en')

type Request = {
  who: string
  place: string
  wants: readonly { doings: string; roles: string }[]
  link: string
}

export default {
  close: 'Close',
  looking: 'Reading role bindings',
  theServer: 'the server',
  list: (texts: readonly string[]) => texts.join(', '),
  missing: 'Missing',
  onScope: 'on this Scope',
  onArtifact: (artifact: string) => `on ${artifact}`,
  onServer: 'on the server',
  roles: 'Roles that help',
  anyOf: (roles: readonly string[]) => roles.join(', or '),
  noRoles: 'The server describes no role that does.',
  held: 'Held before',
  lost: (role: string, until: string, how: 'expired' | 'revoked', by: string | null) =>
    how === 'expired'
      ? `You held ${role} until ${until}, when it expired.`
      : `You held ${role} until ${until}, when ${by ? `${by} revoked it` : 'it was revoked'}.`,
  later: (role: string, since: string) => `Not yet: ${role} begins on ${since}.`,
  heldNow: (role: string) => `You hold ${role} now. This screen may be older: load it again.`,
  never: 'No.',
  granters: (place: string) => `Who can grant a role on ${place}`,
  yourself: 'You.',
  by: (role: string) => `by ${role}`,
  moreGranters: (count: number) => `and ${number(count)} more`,
  askScope:
    'Anyone with scope.admin on it, or server.admin. You may not see who that is: ask the team that owns the Scope.',
  askServer: 'Anyone with server.admin. You may not see who that is: ask whoever runs the server.',
  /** In a sentence: "Who can change Prompts on Checkout?" */
  deeds: {
    'scope.read': 'read',
    'scope.contribute': 'contribute',
    'scope.admin': 'change Prompts',
    'server.admin': 'administer',
  },
  whoCan: (deed: string, place: string) => `Who can ${deed} on ${place}?`,
  whoReads: (artifact: string, scope: string) => `Who can read ${artifact} in ${scope}?`,
  toGrant: 'Grant a role on Access',
  copyRequest: 'Copy a request',
  requestName: 'request',
  request: ({ who, place, wants, link }: Request) =>
    [
      `${who} asks for a role on ${place}.`,
      ...wants.map(({ doings, roles }) => `- ${doings}: ${roles}`),
      `Who can grant it: ${link}`,
    ].join('\n'),
  fromRoles:
    'Worked out from the server’s role descriptions. You may not read role bindings here, so it is not known what you held before.',
  fromBindings: (count: number, calls: number) =>
    `Worked out from role descriptions and ${counted(count, { one: 'role binding', other: 'role bindings' })}, read with ${counted(calls, { one: 'recorded call', other: 'recorded calls' })}.`,
  notKnown: 'Not known: who is in a group, and who owns an Artifact.',
  notAbove: 'Bindings on the server are not in this list; server.admin reaches into the Scope.',
  partial: 'Some bindings did not come: others may exist.',
}
