/** A person or service that the tests act as; the same ones exist on every back end. */
type Identity = {
  label: string
  token: string
  hint: string
  principal: { type: 'user' | 'service'; id: string; description: string }
}

const user = (id: string, description: string, hint: string): Identity => ({
  label: description,
  token: `token-of-${id}`,
  hint,
  principal: { type: 'user', id, description },
})

/**
 * Nobody but `root` has a role until a test grants one, save `auditor` and `observer`, whose server
 * roles are granted once by `backends.ts`. `stranger` never gets any.
 */
export const identities = {
  root: user('root', 'Root', 'Bootstrap administrator: server.admin and server.observer'),
  'scope-admin': user('scope-admin', 'Ada Nowak', 'scope.admin with a reading role'),
  'second-admin': user('second-admin', 'Bo Lindqvist', 'Holds the same Prompts as Ada'),
  'admin-only': user('admin-only', 'Chen Wei', 'scope.admin without a reading role'),
  viewer: user('viewer', 'Dora Marsh', 'scope.viewer'),
  'former-owner': user('former-owner', 'Emil Okafor', 'Owns a Prompt, scope.admin revoked'),
  auditor: user('auditor', 'Fay Osei', 'server.admin without server.observer'),
  observer: user('observer', 'Gus Petit', 'server.observer alone'),
  stranger: user('stranger', 'Hana Ito', 'No role at all'),
  bot: {
    label: 'Release robot',
    token: 'token-of-release-bot',
    hint: 'A service principal',
    principal: { type: 'service', id: 'release-bot', description: 'Release robot' },
  },
} as const satisfies Record<string, Identity>

export type IdentityName = keyof typeof identities

/** What the host and `powercontext/launch.py` read with `--deployment`. */
export const deployment = {
  identities: Object.values<Identity>(identities),
  administrators: [identities.root.principal],
}
