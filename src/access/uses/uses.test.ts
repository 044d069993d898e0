import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AuditEvent } from '../../api/contract/audit'
import { formatInstant, parseInstant } from '../../lib/date/micros'
import { bindingOf, SCOPE } from '../testing/binding-of'
import {
  afterOverflow,
  afterWindow,
  callsAtMost,
  lastUseOf,
  nextWindow,
  nothingRead,
  type Uses,
} from './uses'

const NOW = parseInstant('2026-11-25T12:00:00Z') ?? 0
const DAY = 86_400_000_000
const at = (days: number) => formatInstant(NOW - Math.round(days * DAY))
const eventAt = (days: number, more: Partial<AuditEvent> = {}): AuditEvent => ({
  cursor: 1,
  event_id: 'e',
  occurred_at: at(days),
  request_id: null,
  transport: 'http',
  operation: 'get_scope',
  principal: { type: 'user', id: 'ada', description: null },
  actor: null,
  action: 'scope.read',
  resource: SCOPE,
  allowed: true,
  reason_code: 'role-binding',
  policy_revision: null,
  matched_subject: null,
  binding_id: 'b1',
  target: null,
  role: null,
  expected_version: null,
  result_version: null,
  ...more,
})

/** Reads as the console does, from a server that holds these events and hands out `size` a page. */
function readAll(events: readonly AuditEvent[], wanted = [bindingOf()], size = 500) {
  let uses = nothingRead(NOW)
  const inside = ({ start, end }: { start: number; end: number }) =>
    events
      .filter(({ occurred_at: when }) => {
        const instant = parseInstant(when) ?? 0
        return start <= instant && instant < end
      })
      .sort((one, other) => (one.occurred_at < other.occurred_at ? -1 : 1))
  while (uses.end === null && uses.calls < 400) {
    const found = inside(nextWindow(uses))
    const reached = parseInstant(found[size - 1]?.occurred_at ?? '')
    uses = found.length > size ? afterOverflow(uses, reached) : afterWindow(uses, found, wanted)
  }
  return uses
}

it('finds the last use and stops there', () => {
  const uses = readAll([eventAt(2), eventAt(5), eventAt(0.1, { binding_id: 'other' })])
  expect(lastUseOf(uses, bindingOf())).toEqual({ kind: 'used', at: at(2) })
  expect(uses.end).toBe('answered')
})

it('says unused of a binding that nothing in the whole range names, in one press', () => {
  const old = bindingOf({ created_at: at(400) })
  const uses = readAll([eventAt(95), eventAt(3, { allowed: false })], [old])
  expect(lastUseOf(uses, old)).toEqual({ kind: 'unused' })
  expect(uses).toMatchObject({ end: 'whole', from: at(90), until: at(0) })
  expect(uses.calls).toBeLessThanOrEqual(callsAtMost(1))
})

it('looks no further back than a binding is old', () => {
  const young = bindingOf({ created_at: at(2) })
  expect(readAll([], [young])).toMatchObject({ end: 'answered', calls: 2 })
})

it('takes the record of a grant for no use', () => {
  const grant = eventAt(1, { target: bindingOf().subject, reason_code: 'binding-created' })
  expect(lastUseOf(readAll([grant]), bindingOf())).toEqual({ kind: 'unused' })
})

it('tells a binding that had ended before what was read from an unused one', () => {
  const old = bindingOf({ expires_at: at(200), created_at: at(300) })
  expect(lastUseOf(readAll([], [old]), old)).toEqual({ kind: 'over' })
  expect(lastUseOf(nothingRead(NOW), old)).toBeNull()
})

it('stops at a second that the server cannot hand out, and keeps what was read', () => {
  let uses: Uses = afterWindow(nothingRead(NOW), [], [bindingOf()])
  const { from } = uses
  while (uses.end === null) uses = afterOverflow(uses, null)
  expect(uses).toMatchObject({ end: 'unreadable', from })
})

it('finds the same last uses however dense the audit is and however small its pages', () => {
  const uses = fc.array(
    fc.record({ days: fc.double({ min: 0.0001, max: 100, noNaN: true }), own: fc.boolean() }),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(uses, fc.integer({ min: 3, max: 500 }), (moments, size) => {
      const events = moments.map(({ days, own }) =>
        eventAt(days, { binding_id: own ? 'b1' : 'b2' }),
      )
      const found = readAll(events, [bindingOf({ created_at: at(400) })], size)
      const inRange = moments.filter(({ days, own }) => own && days <= 90)
      const newest = Math.min(...inRange.map(({ days }) => days))
      const last = lastUseOf(found, bindingOf({ created_at: at(400) }))
      if (found.end === 'unreadable') return
      expect(last).toEqual(
        inRange.length === 0 ? { kind: 'unused' } : { kind: 'used', at: at(newest) },
      )
    }),
  )
})
