import { describe, expect, it } from 'vitest'
import { bindingOf, DESCRIPTIONS } from '../../../access/testing/binding-of'
import { endOf } from '../../../access/change/ends'
import { judgeDraft, startOf, type Draft } from './change-draft'
import type { ChangeContext, ChangeRequest } from './change-request'
import { grantable } from './grantable'

const opened = Date.UTC(2026, 10, 24, 12)
const scope = { type: 'scope', scope_id: 'shop' } as const
const context: ChangeContext = {
  known: { bindings: [], rules: new Map(), view: 'scope' },
  resource: scope,
  listedOn: scope,
  descriptions: DESCRIPTIONS,
}
const grant: ChangeRequest = { kind: 'grant' }
const filled: Draft = { ...startOf(grant), id: ' bob ', role: 'scope.viewer', reason: ' Why. ' }
const judged = (draft: Partial<Draft>, request: ChangeRequest = grant) =>
  judgeDraft({ ...filled, ...draft }, request, context, opened, opened)

describe('a dialog', () => {
  it('opens with an end in 90 days, and with nobody in place of the one who is replaced', () => {
    const seen = bindingOf()
    expect(startOf(grant)).toMatchObject({ end: '90', id: '', role: '' })
    expect(startOf({ kind: 'renew', seen }).id).toBe('ada')
    expect(startOf({ kind: 'replace', seen }).id).toBe('')
  })

  it('says the first thing that is missing', () => {
    expect(judged({ id: ' ' }).problem).toBe('personMissing')
    expect(judged({ id: 'x'.repeat(256) }).problem).toBe('personFault')
    expect(judged({ role: '' }).problem).toBe('roleMissing')
    expect(judged({ end: 'date' }).problem).toBe('dayMissing')
    expect(judged({ end: 'date', day: '2026-11-20' }).problem).toBe('dayPast')
    expect(judged({ reason: ' ' }).problem).toBe('reasonMissing')
    expect(judged({ reason: 'r'.repeat(1025) }).problem).toBe('reasonTooLong')
    expect(judged({ id: 'ada' }, { kind: 'replace', seen: bindingOf() }).problem).toBe('samePerson')
  })

  it('says what a press would do, without blanks around what was typed', () => {
    expect(judged({})).toEqual({
      problem: null,
      deed: {
        kind: 'grant',
        resource: scope,
        role: 'scope.viewer',
        terms: {
          subject: { type: 'user', id: 'bob' },
          reason: 'Why.',
          expiresAt: '2027-02-22T12:00:00Z',
        },
      },
    })
  })

  it('shows the effect of what is not complete yet', () => {
    expect(judged({ reason: '' }).deed).toMatchObject({ kind: 'grant', role: 'scope.viewer' })
  })
})

it('an end is the same at each press, and a last day belongs to it', () => {
  expect(endOf({ end: '30', day: '' }, opened, opened + 60_000)).toEqual({
    expiresAt: '2026-12-24T12:00:00Z',
  })
  const day = endOf({ end: 'date', day: '2026-11-24' }, opened, opened)
  expect(day).toEqual({
    expiresAt: new Date(2026, 10, 25).toISOString().replace('.000Z', 'Z'),
  })
  expect(endOf({ end: 'none', day: '' }, opened, opened)).toEqual({ expiresAt: null })
})

it('offers the roles of the resource that a person may be granted', () => {
  const described = [
    ...DESCRIPTIONS,
    {
      role: 'scope.delegator',
      resource_type: 'scope',
      actions: [],
      assignable_subject_types: ['service'],
    },
  ]
  const names = (type: string) => grantable(described, scope, type).map(({ role }) => role)
  expect(names('user').filter((role) => role === 'scope.delegator')).toHaveLength(1)
  expect(names('service').filter((role) => role === 'scope.delegator')).toHaveLength(2)
  expect(names('user')).not.toContain('server.admin')
  expect(names('user')).not.toContain('artifact.viewer')
})

it('offers the roles that fit the family of an Artifact, and none of the service’s own', () => {
  const artifactOf = (family: string) =>
    ({ type: 'artifact', scope_id: 'shop', identity: { family, artifact_id: 'a' } }) as const
  const viewer = { role: 'artifact.viewer', resource_type: 'artifact', actions: [] }
  const described = [{ ...viewer, artifact_families: ['skill', 'memory'] }]
  const names = (family: string) =>
    grantable(described, artifactOf(family), 'user').map(({ role }) => role)
  // A memory is shared entry by entry.
  expect([names('skill'), names('handoff'), names('memory')]).toEqual([['artifact.viewer'], [], []])
  const owner = { role: 'artifact.owner', resource_type: 'artifact', actions: [] }
  expect(grantable([{ ...owner, system_managed: true }], artifactOf('skill'), 'user')).toEqual([])
})
