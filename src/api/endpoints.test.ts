import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { resourcesBody, scopeInQuery } from './asked'
import { bindingBodies } from './binding-bodies'
import { bodies } from './bodies'
import type { ResourceRequest } from './contract/access-requests'
import type { CreateRequest } from './contract/artifacts'
import type { ListAuditRequest } from './contract/audit'
import { endpoints } from './endpoints'
import { isApiError, isOutcomeUnknown } from './errors'

/** Ids as the service's rule has them, and how each kind breaks it. */
const LONG = 'x'.repeat(257)
const BAD_ARTIFACT = [
  '',
  ' ',
  'a b',
  'a\u00a0b',
  'ü',
  '\0',
  'a\nb',
  '\u{1f600}',
  '\u202ea',
  LONG.slice(0, 129),
]
const BAD_NAME = [
  '',
  ' ',
  ' a',
  'a ',
  '\ta',
  'a\n',
  'a\u00a0',
  '\u3000a',
  'a\x1c',
  'a\x85',
  '\ud800',
  LONG,
]
const BAD_REVISION = [0, -1, 1.5, NaN, Infinity, 2 ** 53]
const GOOD_NAME = ['a', 'a b', 'ü/ö', '\u{1f600}'.repeat(200), 'a\0b', '\ufeffa', 'x'.repeat(255)]
const GOOD_ARTIFACT = ['a', 'a/b', '%20', '...', '~', 'x'.repeat(128)]
const DOTS = ['.', '..']

type Build = (...ids: never[]) => unknown
/** Each argument of each function by what it names. */
const PATHS: Record<string, readonly ('scope' | 'artifact' | 'revision' | 'source')[]> = {
  scope: ['scope'],
  artifacts: ['scope', 'artifact'],
  search: ['scope', 'artifact'],
  createArtifact: ['scope'],
  artifact: ['scope', 'artifact', 'artifact'],
  tags: ['scope', 'artifact', 'artifact'],
  revisions: ['scope', 'artifact', 'artifact'],
  revision: ['scope', 'artifact', 'artifact', 'revision'],
  prompt: ['scope', 'artifact'],
  source: ['scope', 'artifact', 'source'],
}
const FINE = { scope: 's', artifact: 'a', revision: 1, source: 'x' }
const BAD = {
  scope: [...BAD_NAME, ...DOTS],
  artifact: [...BAD_ARTIFACT, ...DOTS],
  revision: BAD_REVISION,
  source: [...BAD_NAME, ...DOTS],
}

function expectRefused(build: () => unknown) {
  let thrown: unknown
  try {
    build()
  } catch (error) {
    thrown = error
  }
  expect(isApiError(thrown) && thrown.kind).toBe('id')
  expect(isOutcomeUnknown(thrown), 'what was never sent leaves nothing open').toBe(false)
}

test('this walks every endpoint that takes an id', () => {
  const taking = Object.entries(endpoints).filter(([, each]) => typeof each === 'function')
  expect(taking.map(([name]) => name).sort()).toEqual(Object.keys(PATHS).sort())
})

describe.each(Object.entries(PATHS))('the path %s', (name, kinds) => {
  const build = endpoints[name as keyof typeof endpoints] as unknown as Build
  const fine = kinds.map((kind) => FINE[kind])
  const withOne = (at: number, id: unknown) => fine.with(at, id as never) as never[]

  it('judges each of its ids', () => {
    for (const [at, kind] of kinds.entries())
      for (const id of BAD[kind]) expectRefused(() => build(...withOne(at, id)))
  })

  it('is made of every id that the rule allows, whole', () => {
    for (const [at, kind] of kinds.entries()) {
      if (kind === 'revision') continue
      for (const id of kind === 'artifact' ? GOOD_ARTIFACT : GOOD_NAME) {
        const url = new URL(String(build(...withOne(at, id))), 'http://server')
        expect(url.pathname.split('/').map(decodeURIComponent)).toContain(id)
      }
    }
  })

  it('is of the service’s own routes whatever the ids are', () => {
    const ids = fc.tuple(
      ...kinds.map((kind) =>
        kind === 'revision' ? fc.double() : fc.string({ unit: 'binary', maxLength: 300 }),
      ),
    )
    const segments = new URL(String(build(...(fine as never[]))), 'http://server').pathname.split(
      '/',
    ).length
    fc.assert(
      fc.property(ids, (any) => {
        let path: string
        try {
          path = String(build(...(any as never[])))
        } catch (error) {
          expect(isApiError(error) && error.kind).toBe('id')
          return
        }
        expect(new URL(path, 'http://server').pathname.split('/')).toHaveLength(segments)
      }),
    )
  })
})

describe('a body', () => {
  const scope = { type: 'scope', scope_id: 's' } as const
  const artifact = (identity = { family: 'a', artifact_id: 'a' }, scopeId = 's') =>
    ({ type: 'artifact', scope_id: scopeId, identity }) as const
  const entry = (id: string) =>
    ({ ...artifact(), selector: { type: 'memory_entry', entry_id: id } }) as const
  const audit = (change: Partial<ListAuditRequest>) => bodies.audit({ resource: scope, ...change })
  const create = (key: string): CreateRequest => ({
    family: 'prompt',
    prompt_key: key,
    content: {},
  })

  const grant = (resource: ResourceRequest, id: string) =>
    bindingBodies.create({
      subject: { type: 'user', id },
      resource,
      role: 'scope.viewer',
      idempotency_key: 'k',
    })

  /** Every place of an id in every body, with what may not stand there. */
  const PLACES: [string, (id: never) => unknown, readonly (string | number)[]][] = [
    ['audit: scope', (id) => audit({ resource: { type: 'scope', scope_id: id } }), BAD.scope],
    [
      'audit: deployment',
      (id) => audit({ resource: { type: 'server', deployment_id: id } }),
      BAD_ARTIFACT,
    ],
    ['audit: subject', (id) => audit({ subject: { type: 'user', id } }), BAD_NAME],
    [
      'bindings: scope',
      (id) => bodies.bindings({ management_resource: artifact(undefined, id) }),
      BAD.scope,
    ],
    [
      'bindings: family',
      (id) => bodies.bindings({ management_resource: artifact({ family: id, artifact_id: 'a' }) }),
      BAD.artifact,
    ],
    [
      'bindings: artifact',
      (id) => bodies.bindings({ management_resource: artifact({ family: 'a', artifact_id: id }) }),
      BAD.artifact,
    ],
    ['bindings: entry', (id) => bodies.bindings({ management_resource: entry(id) }), BAD_ARTIFACT],
    [
      'bindings: subject',
      (id) => bodies.bindings({ management_resource: scope, subject: { type: 'user', id } }),
      BAD_NAME,
    ],
    ['grant: subject', (id) => grant(scope, id), BAD_NAME],
    ['grant: scope', (id) => grant(artifact(undefined, id), 'ada'), BAD.scope],
    [
      'replacement: subject',
      (id) =>
        bindingBodies.replace({
          binding_id: 'b',
          expected_version: 1,
          replacement: { subject: { type: 'user', id } },
          idempotency_key: 'k',
        }),
      BAD_NAME,
    ],
    [
      'resources: family',
      (id) => resourcesBody({ action: 'scope.read', resource_type: 'artifact', family: id }),
      BAD.artifact,
    ],
    ['memory: scope', (id) => bodies.memoryEntries(id), BAD.scope],
    [
      'restore: revision',
      (id) => bodies.replace({ content: {}, restored_from_revision: id }),
      BAD_REVISION,
    ],
    ['first save: key', (id) => bodies.create(create(id)), BAD.artifact],
    ['list of Scopes: parent', (id) => scopeInQuery(id), BAD.scope],
  ]
  test.each(PLACES)('judges its id (%s)', (_name, build, bad) => {
    for (const id of bad) expectRefused(() => build(id as never))
  })
  it('passes on what the rule allows', () => {
    for (const id of GOOD_NAME) {
      const subject = { type: 'user', id } as const
      expect(audit({ subject, resource: { type: 'scope', scope_id: id } }).subject).toBe(subject)
    }
    expect(bodies.bindings({ management_resource: entry('a/b') })).toHaveProperty(
      'management_resource',
    )
  })
})
