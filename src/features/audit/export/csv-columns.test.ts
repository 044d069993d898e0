import { expect, it } from 'vitest'
import { AuditEvent } from '../../../api/contract/audit'
import { EVENT_TABLE } from './csv-columns'

const { columns, cellsOf } = EVENT_TABLE

const event = {
  cursor: 7,
  event_id: 'e-7',
  occurred_at: '2026-11-21T10:41:38.120001Z',
  request_id: null,
  transport: 'http',
  operation: 'replace_artifact',
  principal: { type: 'user', id: 'ada', description: 'Ada' },
  action: 'artifact.write',
  resource: {
    type: 'artifact',
    scope_id: 'scp 1/2',
    identity: { family: 'prompt', artifact_id: 'skill.generate' },
    selector: { type: 'memory_entry', entry_id: 'm-1' },
  },
  allowed: false,
  reason_code: 'no-matching-binding',
  result_version: 3,
}
const rowOf = (value: Record<string, unknown>) =>
  Object.fromEntries(cellsOf(value).map((cell, index) => [columns[index], cell]))

it('gives each nested field a column of its own', () => {
  expect(rowOf(event)).toMatchObject({
    cursor: 7,
    principal_id: 'ada',
    resource_scope_id: 'scp 1/2',
    resource_identity_family: 'prompt',
    resource_identity_artifact_id: 'skill.generate',
    resource_selector: '{"type":"memory_entry","entry_id":"m-1"}',
    allowed: false,
    request_id: null,
    actor_id: undefined,
    result_version: 3,
    other_fields: null,
  })
})

it('has a column for every field of the contract', () => {
  const shown = new Set(columns.map((name) => name.replace(/_(type|id|description)$/, '')))
  for (const field of Object.keys(AuditEvent.entries)) {
    const found = columns.includes(field) || shown.has(field) || field === 'resource'
    expect(found, `${field} needs a path in csv-columns.ts`).toBe(true)
  }
})

it('keeps what a newer server adds, at any depth', () => {
  const newer = {
    ...event,
    principal: { ...event.principal, team: 'x' },
    risk: { score: 2 },
    actor: 5,
  }
  expect(rowOf(newer)['other_fields']).toBe(
    JSON.stringify({ principal: { team: 'x' }, risk: { score: 2 }, actor: 5 }),
  )
})
