import { expect, it } from 'vitest'
import type { AuditEvent } from '../../api/contract/audit'
import { afterEvents, mostFrequent } from './lately'
import { nothingRead } from './uses'

const uses = nothingRead(0)
const event = (operation: string, more: Partial<AuditEvent> = {}) =>
  ({ operation, allowed: true, binding_id: 'b1', target: null, ...more }) as AuditEvent

it('counts the decisions that rest on one binding, window by window', () => {
  const first = afterEvents(null, uses, [event('get_scope'), event('get_artifact')], 'b1')
  const both = afterEvents(first, uses, [event('get_scope'), event('list_artifacts')], 'b1')
  expect(mostFrequent(both)).toEqual([
    ['get_scope', 2],
    ['get_artifact', 1],
    ['list_artifacts', 1],
  ])
  expect(mostFrequent(first)).toHaveLength(2)
})

it('leaves out denials, other bindings, and records of changes, which name a binding and decide nothing', () => {
  const events = [
    event('get_scope', { allowed: false }),
    event('get_scope', { binding_id: 'b2' }),
    event('get_scope', { binding_id: null }),
    event('revoke_access_binding', { target: { type: 'user', id: 'ada', description: null } }),
  ]
  expect(mostFrequent(afterEvents(null, uses, events, 'b1'))).toEqual([])
})
