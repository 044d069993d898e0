import { expect, test } from 'vitest'
import type { Binding } from '../../api/contract/access'
import type { ArtifactItem } from '../../api/contract/artifacts'
import type { AuditEvent } from '../../api/contract/audit'
import { glanceOf } from './audit-glance'
import { changedRows } from './changed-rows'
import { endingRoles } from './ending-roles'

const item = (artifact_id: string, times: Partial<ArtifactItem>) =>
  ({ artifact_id, ...times }) as ArtifactItem
const NOON = Date.UTC(2026, 10, 23, 12)
const at = (hours: number) => new Date(NOON + hours * 3_600_000).toISOString()

test('what was committed after an instant is shown newest first, by either time that a server gives', () => {
  const items = [
    item('before', { created_at: at(-1) }),
    item('at it', { created_at: at(0) }),
    item('soon', { created_at: at(1) }),
    item('later', { published_at: at(2) }),
  ]
  const { rows, unrecorded } = changedRows(items, NOON)
  expect(rows.map((row) => row.item.artifact_id)).toEqual(['later', 'soon'])
  expect(unrecorded).toBe(0)
})

test('rows without a time are counted, not taken for old', () => {
  expect(changedRows([item('a', {}), item('b', { created_at: null })], NOON)).toEqual({
    rows: [],
    unrecorded: 2,
  })
})

const event = (cursor: number, reason_code: string) => ({ cursor, reason_code }) as AuditEvent

test('a page of the audit is told newest first, with how much of it was read and whether there is more', () => {
  const items = [event(1, 'a'), event(2, 'b'), event(3, 'a')]
  const glance = glanceOf({ items, next_cursor: 'x' }, ({ reason_code: code }) => code === 'a')
  expect(glance.events.map(({ cursor }) => cursor)).toEqual([3, 1])
  expect([glance.read, glance.hasMore]).toEqual([3, true])
  expect(glanceOf({ items, next_cursor: null }, () => true).hasMore).toBe(false)
})

const binding = (binding_id: string, days: number | null, state = 'active') =>
  ({ binding_id, state, expires_at: days === null ? null : at(days * 24) }) as Binding

test('a role that ends within 14 days is told of, an ended or revoked one is not', () => {
  const bindings = [
    binding('in two weeks', 14),
    binding('soon', 1),
    binding('later', 15),
    binding('ended', -1),
    binding('never', null),
    binding('revoked', 2, 'revoked'),
  ]
  expect(endingRoles(bindings, NOON).map((each) => each.binding.binding_id)).toEqual([
    'soon',
    'in two weeks',
  ])
})
