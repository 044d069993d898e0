import { expect, it } from 'vitest'
import type { AuditEvent } from '../../api/contract/audit'
import { soughtBy } from './sought-by'

const scope = { type: 'scope', scope_id: 's' }
const skill = {
  type: 'artifact',
  scope_id: 's',
  identity: { family: 'skill', artifact_id: 'night-shift' },
  selector: null,
}
const event = (over: Partial<AuditEvent>): AuditEvent => ({
  cursor: 1,
  event_id: 'e',
  occurred_at: '2026-11-23T11:00:55Z',
  request_id: 'r',
  transport: 'http',
  operation: 'replace_artifact',
  principal: { type: 'user', id: 'ada' },
  action: 'scope.admin',
  resource: scope,
  allowed: true,
  reason_code: 'role-binding',
  ...over,
})

it.each([
  [
    'a Prompt’s change',
    {},
    { scopeId: 's', families: ['prompt', 'topic-memory'], artifactId: null },
  ],
  [
    'a first Prompt',
    { operation: 'create_artifact' },
    { scopeId: 's', families: ['prompt'], artifactId: null },
  ],
  [
    'an owner’s change',
    { action: 'artifact.write', resource: skill },
    { scopeId: 's', families: ['skill'], artifactId: 'night-shift' },
  ],
  [
    'a new owner',
    { operation: 'create_artifact', resource: skill, reason_code: 'artifact-owner-established' },
    { scopeId: 's', families: ['skill'], artifactId: 'night-shift' },
  ],
] as const)('tells where the revision of %s is looked for', (_what, over, sought) => {
  expect(soughtBy(event(over))).toEqual(sought)
})

it.each([
  ['a refusal', { allowed: false }],
  ['a reading', { operation: 'get_artifact', resource: skill }],
  ['the reading that comes with a change', { action: 'artifact.read', resource: skill }],
  ['a contribution, whose family no event names', { operation: 'create_artifact', action: 'scope.contribute' }], // prettier-ignore
] as const)('looks for nothing that %s made', (_what, over) => {
  expect(soughtBy(event(over))).toBeNull()
})
