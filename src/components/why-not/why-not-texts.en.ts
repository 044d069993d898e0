import { formatsIn } from '../../lib/language/formats'

const { counted, number } = formatsIn('en')

type Request = { who: string; doings: string; place: string; roles: string; link: string }

export default {
  close: 'Close',
  looking: 'Reading role bindings',
  theServer: 'the server',
  list: (texts: readonly string[]) => texts.join(', '),
  needs: 'Needs',
  on: (place: string) => `on ${place}:`,
  /** What each action allows. */
  allows: {
    'scope.read': 'reading the Scope and what is in it.',
    'scope.contribute': 'making and changing Artifacts.',
    'scope.admin': 'changing Prompts, granting roles, reading the audit.',
    'server.admin': 'making Scopes and administering the server.',
  },
  roles: 'Roles that give it',
  noRoles: 'The server describes no role that does.',
  fromServer: 'on the server',
  held: 'Did you ever hold one?',
  lost: (role: string, until: string, how: 'expired' | 'revoked', by: string | null) =>
    how === 'expired'
      ? `You held ${role} until ${until}, when it expired.`
      : `You held ${role} until ${until}, when ${by ? `${by} revoked it` : 'it was revoked'}.`,
  later: (role: string, since: string) => `Not yet: ${role} begins on ${since}.`,
  heldNow: (role: string) =>
    `A binding gives you ${role} now. What the screen knows may be older: load it again.`,
  never: 'No: no role binding ever gave it to you here.',
  heldHidden:
    'Not known: role bindings tell it, and you may not read those of this Scope. Nothing was asked, since a refusal is recorded in the audit.',
  heldHiddenOnServer:
    'Not known: role bindings tell it, and those of the server need server.admin. Nothing was asked, since a refusal is recorded in the audit.',
  granters: 'Who can grant one',
  yourself: 'You, by a role that manages bindings here.',
  by: (role: string) => `by ${role}`,
  moreGranters: (count: number) => `and ${number(count)} more`,
  askScope:
    'Whoever holds scope.admin on this Scope, or server.admin on the server. Who they are stands in bindings that you may not read: ask the team that owns the Scope, or whoever runs the server.',
  askServer:
    'Whoever holds server.admin. Who they are stands in bindings that you may not read: ask whoever runs the server.',
  /** In a sentence: "Who can change Prompts on Checkout?" */
  deeds: {
    'scope.read': 'read',
    'scope.contribute': 'contribute',
    'scope.admin': 'change Prompts',
    'server.admin': 'administer',
  },
  whoCan: (deed: string, place: string) => `Who can ${deed} on ${place}?`,
  toGrant: 'Grant a role on Access',
  linkIsForAdmins: 'The link names them to whoever administers this Scope.',
  linkIsForServer: 'The link names them to whoever administers the server.',
  copyRequest: 'Copy a request',
  requestName: 'request',
  request: ({ who, doings, place, roles, link }: Request) =>
    `${who} asks for a role on ${place}, for: ${doings}. Any of these would do: ${roles}. Who can: ${link}`,
  fromRoles: 'Worked out from the server’s role descriptions.',
  fromBindings: (count: number, calls: number) =>
    `Worked out from role descriptions and ${counted(count, { one: 'role binding', other: 'role bindings' })}, read with ${counted(calls, { one: 'recorded call', other: 'recorded calls' })}.`,
  notKnown: 'Not known: who is in a group, and who owns an Artifact.',
  notAbove: 'Bindings on the server are not in this list; server.admin reaches into the Scope.',
  partial: 'Some bindings did not come: others may exist.',
}
