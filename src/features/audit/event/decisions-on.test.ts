import { expect, it } from 'vitest'
import { eventAt } from '../testing/simulated-audit'
import { decisionsOn } from './decisions-on'

const server = { type: 'server', deployment_id: 'd' } as const
const ada = { type: 'user', id: 'ada' }
const common = {
  resource: 'server',
  binding: ['b1'],
  reason: ['role-binding'],
  rows: 'decisions',
  own: 'show',
}

it('asks for the one holder of a binding, and for what came after the grant where a group holds it', () => {
  const granted = { binding_id: 'b1', role: 'scope.viewer', reason_code: 'binding-created' }
  const at = Date.parse('2026-05-05T10:00:00Z')
  expect(decisionsOn(eventAt(1, at, { ...granted, target: ada }), server)).toEqual({
    ...common,
    subject: 'user:ada',
  })
  const group = { type: 'group', id: 'platform' }
  expect(decisionsOn(eventAt(1, at, { ...granted, target: group }), server)).toEqual({
    ...common,
    from: '2026-05-05T09:59:00Z',
  })
})

it('asks for the principal of a decision only where the binding is its own', () => {
  const decision = { binding_id: 'b1', principal: ada }
  expect(decisionsOn(eventAt(1, 0, { ...decision, matched_subject: ada }), server)).toEqual({
    ...common,
    subject: 'user:ada',
  })
  const group = { type: 'group', id: 'platform' }
  expect(decisionsOn(eventAt(1, 0, { ...decision, matched_subject: group }), server)).toEqual(
    common,
  )
  expect(decisionsOn(eventAt(1, 0, { binding_id: null }), server)).toBeNull()
})
