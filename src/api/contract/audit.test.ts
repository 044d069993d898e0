import * as v from 'valibot'
import { expect, it } from 'vitest'
import { AuditEvent } from './audit'

const ada = { type: 'user', id: 'ada', description: null }
const event = {
  cursor: 1,
  event_id: 'evt_1',
  occurred_at: '2026-11-22T10:00:00.000000Z',
  request_id: 'r',
  transport: 'http',
  operation: 'create_access_binding',
  principal: ada,
  actor: null,
  action: 'scope.admin',
  resource: { type: 'scope', scope_id: 'scp_1' },
  allowed: true,
  reason_code: 'role_match',
  policy_revision: 'p',
  matched_subject: ada,
  binding_id: 'b',
  target: ada,
  role: 'scope.viewer',
  expected_version: 1,
  result_version: 2,
}
const sent = (field: string, number: string) =>
  JSON.parse(
    JSON.stringify({ ...event, [field]: 0 }).replace(`"${field}":0`, `"${field}":${number}`),
  )

it.each(['cursor', 'expected_version', 'result_version'])(
  'no %s of an event is another number than the one that was sent',
  (field) => {
    for (const number of ['9007199254740993', '123456789012345678901234567890', '1.5', '1e300']) {
      expect(v.is(AuditEvent, sent(field, number)), number).toBe(false)
    }
    for (const number of ['1', '9007199254740991']) {
      const read = v.parse(AuditEvent, sent(field, number))
      expect(JSON.stringify(read)).toContain(`"${field}":${number}`)
    }
  },
)
