import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { configureClient } from '../../api/client'
import { session } from '../../api/session'
import { formatInstant, parseInstant } from '../../lib/date/micros'
import { bindingOf } from '../testing/binding-of'
import { readUses } from './read-uses'
import { callsAtMost, lastUseOf, nothingRead, type Uses } from './uses'

it.each([
  [1, 12],
  [2, 12],
  [5, 10],
  [12, 12],
  [50, 50],
])('of %i audits a press makes at most %i calls', (audits, calls) =>
  expect(callsAtMost(audits)).toBe(calls),
)

const NOW = parseInstant('2026-11-25T12:00:00Z') ?? 0
const HOUR = 3_600_000_000

type Asked = { resource: { scope_id: string }; time_range: { start: string; end: string } }

/** A server on which `bob` used the binding of the Scope `b` an hour ago, and whose audits hold nothing else. */
function stubAudits() {
  const asked: string[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { resource, time_range: range } = JSON.parse(body) as Asked
    asked.push(resource.scope_id)
    const at = formatInstant(NOW - HOUR)
    const event = {
      cursor: 1,
      event_id: 'e',
      occurred_at: at,
      request_id: null,
      transport: 'http',
      operation: 'get_scope',
      principal: { type: 'user', id: 'bob', description: null },
      actor: null,
      action: 'scope.read',
      resource: { type: 'scope', scope_id: 'b' },
      allowed: true,
      reason_code: 'role-binding',
      policy_revision: null,
      matched_subject: null,
      binding_id: 'in-b',
      target: null,
      role: null,
      expected_version: null,
      result_version: null,
    }
    const isInside = resource.scope_id === 'b' && range.start <= at && at < range.end
    return Promise.resolve(Response.json({ items: isInside ? [event] : [], next_cursor: null }))
  })
  configureClient('http://service')
  session.start('ada', false)
  return asked
}

it('reads each window in the audit of every Scope, and tells the last use in any of them', async () => {
  const asked = stubAudits()
  const created_at = formatInstant(NOW - 50 * HOUR)
  const wanted = ['a', 'b'].map((scope_id) =>
    bindingOf({ binding_id: `in-${scope_id}`, resource: { type: 'scope', scope_id }, created_at }),
  )
  let uses: Uses = nothingRead(NOW)
  await readUses(
    new QueryClient(),
    {
      resources: ['a', 'b'].map((scope_id) => ({ type: 'scope', scope_id })),
      subject: null,
      wanted,
    },
    uses,
    { ends: new AbortController().signal, onRead: (next) => (uses = next) },
  )
  expect(wanted.map((binding) => lastUseOf(uses, binding)?.kind)).toEqual(['unused', 'used'])
  expect(uses).toMatchObject({ calls: asked.length, end: 'answered' })
  expect(asked.filter((id) => id === 'a')).toHaveLength(asked.length / 2)
})
