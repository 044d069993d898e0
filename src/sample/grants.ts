import type { Role } from '../service/roles'
import { on } from './content/build'
import { SCOPE_KEYS, type PersonKey, type ScopeKey, type When } from './content/types'

/** What a role is granted on: the server, a Scope, or an Artifact of the sample by its key. */
type GrantTarget =
  { kind: 'server' } | { kind: 'scope'; scope: ScopeKey } | { kind: 'artifact'; artifact: string }

export type Grant = {
  /** Names the binding inside the sample. */
  key: string
  when: When
  by: PersonKey
  to: PersonKey
  role: Role
  target: GrantTarget
  reason?: string
  expires?: When
  revoked?: { when: When; by: PersonKey }
}

type Rest = Omit<Grant, 'key' | 'when' | 'by' | 'to' | 'role' | 'target'>
const grant = (
  when: When,
  by: PersonKey,
  to: PersonKey,
  role: Role,
  on: ScopeKey | 'server',
  rest: Rest = {},
): Grant => ({
  key: `${to} ${role} ${on} ${JSON.stringify(when)}`,
  when,
  by,
  to,
  role,
  target: on === 'server' ? { kind: 'server' } : { kind: 'scope', scope: on },
  ...rest,
})
const several = (
  when: When,
  by: PersonKey,
  to: PersonKey,
  role: Role,
  scopes: readonly ScopeKey[],
  rest: Rest = {},
): Grant[] => scopes.map((scope) => grant(when, by, to, role, scope, rest))

const dayOne = (time: string): When => on(-29, time)
/** Nobody reads Mobile apps: an empty Scope is worth showing too. */
const ALL_READABLE = SCOPE_KEYS.filter((scope) => scope !== 'mobile')

const administrators: readonly Grant[] = [
  grant(dayOne('07:02'), 'platform', 'priya', 'server.admin', 'server', { reason: 'Compliance' }),
  grant(dayOne('07:02'), 'platform', 'priya', 'server.observer', 'server', {
    reason: 'Compliance',
  }),
  ...several(dayOne('07:10'), 'platform', 'mara', 'scope.admin', [
    'checkout',
    'payments',
    'cart',
    'fraud',
  ]),
  ...several(dayOne('07:12'), 'platform', 'jonas', 'scope.admin', ['checkout', 'payments']),
  grant(dayOne('07:13'), 'platform', 'noah', 'scope.admin', 'checkout', {
    reason: 'Checkout engineer',
    revoked: { when: on(-10, '14:20'), by: 'mara' },
  }),
  ...several(dayOne('07:15'), 'platform', 'hana', 'scope.admin', [
    'company',
    'incidents',
    'oncall',
    'reviews',
  ]),
  ...several(dayOne('07:17'), 'platform', 'ruth', 'scope.admin', ['support', 'refunds', 'macros']),
  ...several(dayOne('07:19'), 'platform', 'sofia', 'scope.admin', ['delivery', 'carriers']),
  grant(dayOne('07:20'), 'platform', 'wei', 'scope.admin', 'data'),
]

// The teams as the directory has them, brought over by one script.
const teams: readonly Grant[] = [
  ...several(dayOne('07:30'), 'platform', 'mara', 'scope.contributor', [
    'checkout',
    'payments',
    'cart',
    'fraud',
  ]),
  ...several(dayOne('07:30'), 'platform', 'jonas', 'scope.contributor', ['checkout', 'payments']),
  ...several(dayOne('07:30'), 'platform', 'jonas', 'scope.viewer', ['cart', 'fraud']),
  grant(dayOne('07:30'), 'platform', 'noah', 'scope.viewer', 'checkout'),
  grant(dayOne('07:30'), 'platform', 'noah', 'scope.contributor', 'checkout', {
    revoked: { when: on(-10, '14:21'), by: 'mara' },
  }),
  ...several(dayOne('07:30'), 'platform', 'daniel', 'scope.contributor', [
    'checkout',
    'payments',
    'cart',
  ]),
  ...several(dayOne('07:30'), 'platform', 'hana', 'scope.viewer', ['checkout', 'payments']),
  ...several(dayOne('07:30'), 'platform', 'wei', 'scope.viewer', ['checkout', 'payments']),
  ...several(dayOne('07:30'), 'platform', 'hana', 'scope.contributor', [
    'company',
    'incidents',
    'oncall',
    'reviews',
  ]),
  ...several(dayOne('07:30'), 'platform', 'mara', 'scope.contributor', ['company', 'incidents']),
  ...several(dayOne('07:30'), 'platform', 'jonas', 'scope.viewer', [
    'company',
    'incidents',
    'oncall',
    'reviews',
  ]),
  grant(dayOne('07:30'), 'platform', 'daniel', 'scope.contributor', 'oncall'),
  grant(dayOne('07:30'), 'platform', 'daniel', 'scope.reviewer', 'reviews', {
    reason: 'Second reader of reviews',
  }),
  ...several(dayOne('07:30'), 'platform', 'ruth', 'scope.viewer', ['incidents', 'company']),
  ...several(dayOne('07:30'), 'platform', 'sofia', 'scope.viewer', ['incidents', 'oncall']),
  ...several(dayOne('07:30'), 'platform', 'ruth', 'scope.contributor', [
    'support',
    'refunds',
    'macros',
  ]),
  ...several(dayOne('07:30'), 'platform', 'lucas', 'scope.contributor', [
    'support',
    'refunds',
    'macros',
  ]),
  grant(dayOne('07:30'), 'platform', 'lucas', 'scope.delegator', 'support', {
    revoked: { when: on(-16, '10:06'), by: 'ruth' },
  }),
  ...several(dayOne('07:30'), 'platform', 'hana', 'scope.viewer', ['support']),
  grant(dayOne('07:30'), 'platform', 'wei', 'scope.viewer', 'refunds', {
    reason: 'Ledger of refunds',
  }),
  ...several(dayOne('07:30'), 'platform', 'sofia', 'scope.contributor', ['delivery', 'carriers']),
  grant(dayOne('07:30'), 'platform', 'lucas', 'scope.viewer', 'delivery', {
    reason: 'Answers about parcels',
  }),
  grant(dayOne('07:30'), 'platform', 'wei', 'scope.viewer', 'delivery'),
  grant(dayOne('07:30'), 'platform', 'wei', 'scope.contributor', 'data'),
  ...several(dayOne('11:00'), 'priya', 'nightly', 'scope.viewer', ALL_READABLE, {
    reason: 'Nightly report, ticket OPS-311',
  }),
  grant(dayOne('07:30'), 'platform', 'nightly', 'scope.contributor', 'data', {
    reason: 'Notes late reports, ticket OPS-311',
  }),
]

const changes: readonly Grant[] = [
  grant(on(-22, '09:20'), 'mara', 'kit', 'scope.viewer', 'cart', {
    reason: 'Price audit by Northside Consulting',
    expires: on(-12, '17:00'),
  }),
  ...several(on(-21, '09:05'), 'mara', 'elif', 'scope.viewer', ['checkout'], {
    reason: 'Analyst, reads only',
  }),
  ...several(on(-21, '09:30'), 'hana', 'elif', 'scope.viewer', ['incidents', 'reviews']),
  ...several(on(-21, '09:52'), 'ruth', 'elif', 'scope.viewer', ['support', 'refunds']),
  grant(on(-20, '13:15'), 'priya', 'wei', 'server.observer', 'server', {
    reason: 'Capacity planning',
    revoked: { when: on(-6, '08:12'), by: 'priya' },
  }),
  {
    key: 'sofia reads the failover skill',
    when: on(-19, '13:20'),
    by: 'mara',
    to: 'sofia',
    role: 'artifact.viewer',
    target: { kind: 'artifact', artifact: 'failover' },
    reason: 'Warehouse has to know about partial captures',
  },
  ...several(on(-16, '10:02'), 'ruth', 'lucas', 'scope.admin', ['support', 'refunds', 'macros'], {
    reason: 'Deputy of the support lead',
  }),
  {
    key: 'jonas receives the handoff',
    when: on(-16, '16:24'),
    by: 'daniel',
    to: 'jonas',
    role: 'handoff.receiver',
    target: { kind: 'artifact', artifact: 'checkout-handoff' },
    revoked: { when: on(-11, '08:20'), by: 'daniel' },
  },
  ...several(on(-10, '14:26'), 'priya', 'tom', 'scope.admin', ['checkout', 'support'], {
    reason:
      'Second pair of eyes on Prompts after Noah Fischer’s move; reads in the review tool only',
  }),
  grant(on(-9, '09:30'), 'mara', 'lucas', 'scope.viewer', 'payments', {
    reason: 'Questions about double charges',
    expires: on(-2, '18:00'),
  }),
  grant(on(-1, '13:36'), 'platform', 'wei', 'scope.admin', 'mobile'),
  grant(on(-1, '13:41'), 'wei', 'noah', 'scope.contributor', 'mobile'),
]

/** Who was given what, when, by whom; in the order of the instants. */
export const SAMPLE_GRANTS: readonly Grant[] = [...administrators, ...teams, ...changes]
