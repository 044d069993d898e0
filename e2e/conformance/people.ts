type Principal = { type: 'user' | 'service'; id: string; description: string }

const user = (id: string): Principal => ({ type: 'user', id, description: `Conformance ${id}` })

/**
 * Who the cases act as. Only `root` has a role from the start; `observer` and `operator` get their
 * server roles once, everybody else's roles are granted by each case in a Scope of its own.
 */
const people = {
  root: user('root'),
  ada: user('ada'),
  bob: user('bob'),
  stranger: user('stranger'),
  viewer: user('viewer'),
  contributor: user('contributor'),
  reviewer: user('reviewer'),
  delegator: user('delegator'),
  admin: user('admin'),
  owner: user('owner'),
  'former-owner': user('former-owner'),
  observer: user('observer'),
  operator: user('operator'),
  robot: { type: 'service', id: 'robot', description: 'Conformance robot' },
} as const satisfies Record<string, Principal>

export type Person = keyof typeof people

export const tokenOf = (person: Person) => `conformance-token-of-${person}`
export const principalOf = (person: Person) => ({
  type: people[person].type,
  id: people[person].id,
})

/** The deployment file that every server is started with (`--deployment`). */
export const deployment = {
  identities: Object.entries(people).map(([person, principal]) => ({
    label: principal.description,
    token: tokenOf(person as Person),
    hint: 'Conformance suite',
    principal,
  })),
  administrators: [people.root],
}
