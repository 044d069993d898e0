import { describe, expect, it } from 'vitest'
import type { Answer, Rule } from '../client'
import {
  artifactsFit,
  committedFits,
  headFits,
  memoryFits,
  movedHeadFits,
  promptFits,
  revisionFits,
  revisionsFit,
} from './artifacts'
import { auditFits } from './audit'
import { grantedFits, replacedFits, revokedFits } from './binding-changes'
import { bindingsFit } from './bindings'
import { resourcesFit, scopeFits, scopesFit } from './scopes'

/** Holds an answer with these data against a rule; returns the first wrong field, or null. */
function wrong<T>(rule: Rule<T>, data: unknown, over: Partial<Answer<unknown>> = {}) {
  const answer = { data, text: '', etag: null, requestId: null, status: 200, ...over }
  return rule(answer as Answer<T>)?.field ?? null
}

const place = { scopeId: 's', family: 'prompt', artifactId: 'skill.generate' }
const revision = (over = {}) => ({
  scope_id: 's',
  family: 'prompt',
  artifact_id: 'skill.generate',
  revision: 22,
  ...over,
})

describe('an Artifact', () => {
  it.each([
    ['scope_id', { scope_id: 'S' }],
    ['family', { family: 'skill' }],
    ['artifact_id', { artifact_id: 'handoff.generate' }],
    ['revision', { revision: 3 }],
  ])('is refused with another %s', (field, over) => {
    expect(wrong(revisionFits(place, 22), revision())).toBeNull()
    expect(wrong(revisionFits(place, 22), revision(over))).toBe(field)
    expect(wrong(committedFits(place, 22), revision(over))).toBe(field)
    expect(wrong(headFits(place), revision(over))).toBe(field === 'revision' ? null : field)
    const page = { items: [revision({ revision: 30 }), revision(over)] }
    expect(wrong(revisionsFit(place, Infinity), page)).toBe(
      field === 'revision' ? null : `items.1.${field}`,
    )
    expect(wrong(artifactsFit('s', 'prompt'), page)).toBe(
      field === 'scope_id' || field === 'family' ? `items.1.${field}` : null,
    )
  })

  it('has the ETag of its revision, which a proxy may weaken or drop', () => {
    for (const rule of [headFits(place), committedFits(place, 22)]) {
      for (const etag of ['"revision:22"', 'W/"revision:22"', null]) {
        expect(wrong(rule, revision(), { etag })).toBeNull()
      }
      expect(wrong(rule, revision(), { etag: '"revision:3"' })).toBe('ETag')
    }
  })

  it('has not moved when the server says 304, and not when it says nothing', () => {
    const rule = movedHeadFits(place)
    expect(wrong(rule, undefined, { status: 304 })).toBeNull()
    expect(wrong(rule, undefined)).toBe('(the whole body)')
    expect(wrong(rule, revision())).toBeNull()
    expect(wrong(rule, revision({ scope_id: 'other' }))).toBe('scope_id')
  })

  it('has revisions that fall within a page and from page to page', () => {
    const page = (...numbers: number[]) => ({
      items: numbers.map((number) => revision({ revision: number })),
    })
    expect(wrong(revisionsFit(place, Infinity), page(22, 21, 4))).toBeNull()
    expect(wrong(revisionsFit(place, Infinity), page(22, 22))).toBe('items.1.revision')
    expect(wrong(revisionsFit(place, Infinity), page(21, 22))).toBe('items.1.revision')
    expect(wrong(revisionsFit(place, 22), page(21, 20))).toBeNull()
    expect(wrong(revisionsFit(place, 22), page(22, 21))).toBe('items.0.revision')
    expect(wrong(revisionsFit(place, 22), page())).toBeNull()
  })
})

it('a Prompt is the one that was asked for, and so is what is saved of it', () => {
  const rule = promptFits('s', 'skill.generate')
  const artifact = { family: 'prompt', artifact_id: 'skill.generate', revision: 7 }
  const prompt = { scope_id: 's', prompt_key: 'skill.generate' }
  expect(wrong(rule, prompt)).toBeNull()
  expect(wrong(rule, { ...prompt, artifact: null, artifact_etag: null })).toBeNull()
  expect(wrong(rule, { ...prompt, artifact, artifact_etag: '"revision:7"' })).toBeNull()
  expect(wrong(rule, { ...prompt, artifact, artifact_etag: '"revision:6"' })).toBe('artifact_etag')
  expect(wrong(rule, { ...prompt, scope_id: 'other' })).toBe('scope_id')
  expect(wrong(rule, { ...prompt, prompt_key: 'handoff.generate' })).toBe('prompt_key')
  const other = { ...artifact, artifact_id: 'handoff.generate' }
  expect(wrong(rule, { ...prompt, artifact: other })).toBe('artifact.artifact_id')
  expect(wrong(rule, { ...prompt, artifact: { ...artifact, family: 'skill' } })).toBe(
    'artifact.family',
  )
})

it('Scopes hold what was searched for, and are children of the parent that was asked for', () => {
  const scope = {
    scope_id: 'scp_1',
    title: 'Straße nach Málaga',
    summary: '',
    parent_scope_id: 'p',
  }
  expect(wrong(scopeFits('scp_1'), scope)).toBeNull()
  expect(wrong(scopeFits('scp_2'), scope)).toBe('scope_id')
  const page = { items: [scope] }
  expect(wrong(scopesFit({}), page)).toBeNull()
  for (const query of ['nach', ' Nach ', 'malaga', 'STRASSE']) {
    expect(wrong(scopesFit({ query, query_field: 'title' }), page), query).toBeNull()
  }
  expect(wrong(scopesFit({ query: 'x', query_field: 'title' }), page)).toBe('items.0.title')
  expect(wrong(scopesFit({ parent_scope_id: 'p' }), page)).toBeNull()
  expect(wrong(scopesFit({ parent_scope_id: 'q' }), page)).toBe('items.0.parent_scope_id')
})

it('resources are of the kind that was asked for, entries of a Memory', () => {
  const items = [{ type: 'scope', scope_id: 's' }]
  expect(wrong(resourcesFit('scope'), { items })).toBeNull()
  expect(wrong(resourcesFit('server'), { items })).toBe('items.0.type')
  expect(wrong(memoryFits, { memory: null })).toBeNull()
  expect(wrong(memoryFits, { memory: { family: 'memory' } })).toBeNull()
  expect(wrong(memoryFits, { memory: { family: 'skill' } })).toBe('memory.family')
})

it('bindings are on the resource that was asked for, or within it, and of its subject', () => {
  const subject = { type: 'user', id: 'ada' }
  const scope = { type: 'scope', scope_id: 's' } as const
  const identity = { family: 'skill', artifact_id: 'a' }
  const artifact = { type: 'artifact', scope_id: 's', identity } as const
  const server = { type: 'server', deployment_id: 'd' } as const
  const found = (asked: typeof scope | typeof artifact | typeof server, resource: object) =>
    wrong(bindingsFit({ management_resource: asked, subject }), { items: [{ subject, resource }] })
  for (const resource of [scope, artifact, server]) expect(found(server, resource)).toBeNull()
  for (const resource of [scope, artifact]) expect(found(scope, resource)).toBeNull()
  expect(found(scope, server)).toBe('items.0.resource.scope_id')
  expect(found(scope, { ...scope, scope_id: 't' })).toBe('items.0.resource.scope_id')
  expect(found(artifact, artifact)).toBeNull()
  expect(found(artifact, scope)).toBe('items.0.resource.identity.family')
  const other = { ...artifact, identity: { ...identity, artifact_id: 'b' } }
  expect(found(artifact, other)).toBe('items.0.resource.identity.artifact_id')
  const items = [{ subject: { type: 'service', id: 'ada' }, resource: scope }]
  expect(wrong(bindingsFit({ management_resource: scope, subject }), { items })).toBe(
    'items.0.subject.type',
  )
})

it('a changed binding is the one that was asked for', () => {
  const subject = { type: 'user', id: 'ada' } as const
  const resource = { type: 'scope', scope_id: 's' } as const
  const key = { idempotency_key: 'k' }
  const granted = grantedFits({ subject, resource, role: 'scope.viewer', ...key })
  const made = { subject, resource, role: 'scope.viewer', state: 'active' }
  expect(wrong(granted, made)).toBeNull()
  // A server that repeats a grant by its key tells of the binding as it is by now.
  expect(wrong(granted, { ...made, state: 'revoked' })).toBeNull()
  expect(wrong(granted, { ...made, role: 'scope.admin' })).toBe('role')
  expect(wrong(granted, { ...made, subject: { type: 'user', id: 'bob' } })).toBe('subject.id')
  expect(wrong(granted, { ...made, resource: { ...resource, scope_id: 't' } })).toBe(
    'resource.scope_id',
  )
  const asked = { binding_id: 'b', expected_version: 1, ...key }
  const ended = { ...made, binding_id: 'b', state: 'revoked' }
  expect(wrong(revokedFits(asked), ended)).toBeNull()
  expect(wrong(revokedFits(asked), { ...ended, binding_id: 'c' })).toBe('binding_id')
  expect(wrong(revokedFits(asked), { ...ended, state: 'active' })).toBe('state')
  const replaced = replacedFits({ ...asked, replacement: { subject } })
  expect(wrong(replaced, { previous: ended, current: made })).toBeNull()
  expect(wrong(replaced, { previous: made, current: made })).toBe('previous.binding_id')
  expect(wrong(replaced, { previous: ended, current: { ...made, role: 'x' } })).toBe('current.role')
})

describe('an audit page', () => {
  const resource = { type: 'scope', scope_id: 's' } as const
  const event = {
    occurred_at: '2026-11-21T10:00:00.123456Z',
    action: 'scope.read',
    principal: { type: 'user', id: 'ada', description: null },
    resource,
    allowed: true,
  }
  const found = (asked: object, over = {}) =>
    wrong(auditFits({ resource, ...asked }), { items: [{ ...event, ...over }] })

  it('holds events of its Scope, of the server all', () => {
    const artifact = { type: 'artifact', scope_id: 's', identity: {} }
    const server = { type: 'server', deployment_id: 'd' }
    for (const one of [resource, artifact]) expect(found({}, { resource: one })).toBeNull()
    for (const one of [server, { ...artifact, scope_id: 't' }]) {
      expect(found({}, { resource: one })).toBe('items.0.resource.scope_id')
      expect(found({ resource: server }, { resource: one })).toBeNull()
    }
  })

  it('holds what its filters ask for', () => {
    expect(found({ action: 'scope.read' })).toBeNull()
    expect(found({ action: 'scope.admin' })).toBe('items.0.action')
    expect(found({ subject: { type: 'user', id: 'ada' } })).toBeNull()
    expect(found({ subject: { type: 'user', id: 'kit' } })).toBe('items.0.principal.id')
    expect(found({ result: 'allowed' })).toBeNull()
    expect(found({ result: 'denied' })).toBe('items.0.allowed')
  })

  it.each([
    ['2026-11-21T10:00:00.123456Z', '2026-11-21T10:00:00.123457Z', true],
    ['2026-11-21T10:00:00.123456789Z', '2026-11-21T11:00:00Z', true],
    ['2026-11-21T11:00:00+01:00', '2026-11-21T12:00:00+01:00', true],
    ['2026-11-21T10:00:00.123457Z', '2026-11-21T11:00:00Z', false],
    ['2026-11-21T09:00:00Z', '2026-11-21T10:00:00.123456Z', false],
    ['2026-11-21T09:00:00Z', '2026-11-21T10:00:00.123Z', false],
  ])('from %s to %s holds it: %s', (start, end, holds) => {
    expect(found({ time_range: { start, end } })).toBe(holds ? null : 'items.0.occurred_at')
  })
})
