import { expect, it } from 'vitest'
import type { AuditEvent } from '../../api/contract/audit'
import { principalText } from '../resource-words'
import { NEEDS } from './request-outcome'
import { ownReadingOf, READS } from './own-reading'

const ada = { type: 'user', id: 'ada' }
const isOwn = ownReadingOf(principalText(ada))
const reads = (of: Partial<AuditEvent>) =>
  isOwn({ operation: 'get_artifact', principal: ada, actor: null, ...of } as AuditEvent)

it('is told by principal and operation, refused or not', () => {
  expect(reads({})).toBe(true)
  expect(reads({ allowed: false })).toBe(true)
  expect(reads({ operation: 'list_access_audit', actor: ada })).toBe(true)
})

it('is nobody else’s, nor what another actor read in this name', () => {
  expect(reads({ principal: { type: 'service', id: 'ada' } })).toBe(false)
  expect(reads({ principal: { type: 'user', id: 'Ada' } })).toBe(false)
  expect(reads({ actor: { type: 'service', id: 'agent' } })).toBe(false)
})

it('is never a change, refused or not, nor an operation that nobody knows', () => {
  const changes = Object.keys(NEEDS).filter((name) => /^(create|update|replace|revoke)_/.test(name))
  for (const operation of [...changes, 'read_everything', 'toString']) {
    expect(reads({ operation }), operation).toBe(false)
    expect(reads({ operation, allowed: false }), operation).toBe(false)
  }
  // Every operation that the console knows is one of both.
  expect([...changes, ...READS].toSorted()).toEqual(Object.keys(NEEDS).toSorted())
})
