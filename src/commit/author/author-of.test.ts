import { describe, expect, it } from 'vitest'
import type { AuditEvent } from '../../api/contract/audit'
import { formatInstant } from '../../lib/date/micros'
import { actionOf, authorOf, windowOf, WINDOW_S, type Commit } from './author-of'

const SECOND = 1_000_000
const AT = Date.parse('2026-11-23T11:00:55Z') * 1_000 + 693_538

const prompt: Commit = {
  scopeId: 's',
  family: 'prompt',
  artifactId: 'skill.generate',
  revision: 5,
  createdAt: formatInstant(AT),
  previousAt: formatInstant(AT - 3_600 * SECOND),
}
const skill: Commit = { ...prompt, family: 'skill', artifactId: 'night-shift' }
const scope = { type: 'scope', scope_id: 's' }
const artifact = (family: string, artifact_id: string, scope_id = 's') => ({
  type: 'artifact',
  scope_id,
  identity: { family, artifact_id },
  selector: null,
})

let made = 0
/** A decision of a PUT of a Prompt, 1 µs before the commit unless told otherwise. */
function event(id: string, over: Partial<AuditEvent> & { at?: number } = {}): AuditEvent {
  made += 1
  const { at = AT - 1, ...fields } = over
  return {
    cursor: made,
    event_id: `event-${made}`,
    occurred_at: formatInstant(at),
    request_id: `request-${made}`,
    transport: 'http',
    operation: 'replace_artifact',
    principal: { type: 'user', id, description: id.toUpperCase() },
    action: 'scope.admin',
    resource: scope,
    allowed: true,
    reason_code: 'role-binding',
    ...fields,
  }
}
const user = (id: string) => ({ type: 'user', id, description: id.toUpperCase() })
const one = (id: string, changes = 1) => ({
  kind: 'one',
  principal: user(id),
  changes,
  eventId: changes === 1 ? (expect.any(String) as unknown) : null,
})
const none = { kind: 'none' }
const several = (...ids: string[]) => ({ kind: 'several', principals: ids.map(user) })

describe('a revision of a Prompt', () => {
  it('is of the only one whose change was allowed', () => {
    const decision = event('ada')
    expect(authorOf(prompt, [decision])).toEqual({ ...one('ada'), eventId: decision.event_id })
  })

  it('is of a principal who made several changes, whichever it was', () => {
    const events = [event('ada', { at: AT - 4 * SECOND }), event('ada')]
    expect(authorOf(prompt, events)).toEqual(one('ada', 2))
  })

  it('is of one of two who changed something at the same time: the audit does not name the Prompt', () => {
    const events = [event('bo', { at: AT - 2 * SECOND }), event('ada')]
    expect(authorOf(prompt, events)).toEqual(several('bo', 'ada'))
  })

  it('is of one of two where a service is called like a user', () => {
    const principal = { type: 'service', id: 'ada' }
    expect(authorOf(prompt, [event('ada'), event('ada', { principal })])).toMatchObject({
      kind: 'several',
    })
  })

  it('is of nobody where no change fits', () => {
    expect(authorOf(prompt, [])).toEqual(none)
    expect(authorOf(prompt, [event('ada', { allowed: false })])).toEqual(none)
    expect(authorOf(prompt, [event('ada', { operation: 'create_artifact' })])).toEqual(none)
    expect(
      authorOf(prompt, [event('ada', { resource: { type: 'scope', scope_id: 't' } })]),
    ).toEqual(none)
    expect(
      authorOf(prompt, [
        event('ada', { action: 'artifact.write', resource: artifact('skill', 'night-shift') }),
      ]),
    ).toEqual(none)
  })

  it('is not sure where a change of somebody else was refused later on, with 412: that was an allowed decision', () => {
    const refused = event('bo', { at: AT - 5 * SECOND })
    expect(authorOf(prompt, [refused, event('ada')])).toEqual(several('bo', 'ada'))
  })

  it('counts a request once, however many decisions it took', () => {
    const again = { request_id: 'the same' }
    expect(authorOf(prompt, [event('ada', again), event('ada', again)])).toEqual(one('ada'))
    const unnamed = { request_id: null }
    expect(authorOf(prompt, [event('ada', unnamed), event('ada', unnamed)])).toEqual(one('ada', 2))
  })

  it.each([
    ['at the same microsecond', AT, one('ada')],
    ['a microsecond later', AT + 1, none],
    ['as early as may be', AT - WINDOW_S * SECOND, one('ada')],
    ['a microsecond earlier', AT - WINDOW_S * SECOND - 1, none],
  ])('takes a decision %s for what it is', (_when, at, author) => {
    expect(authorOf(prompt, [event('ada', { at })])).toEqual(author)
  })

  it('leaves out the change that made the revision before it', () => {
    const before = AT - 2 * SECOND
    const previousAt = formatInstant(before)
    const events = [event('bo', { at: before - 1 }), event('ada')]
    expect(authorOf({ ...prompt, previousAt }, events)).toEqual(one('ada'))
    expect(authorOf({ ...prompt, previousAt: null }, events)).toEqual(several('bo', 'ada'))
    const atOnce = [event('bo', { at: before }), event('ada')]
    expect(authorOf({ ...prompt, previousAt }, atOnce)).toEqual(several('bo', 'ada'))
  })

  it('passes over a revision before it that a clock put later', () => {
    const commit = { ...prompt, previousAt: formatInstant(AT + SECOND) }
    expect(authorOf(commit, [event('ada')])).toEqual(one('ada'))
    expect(windowOf(commit)).toEqual({ from: AT - WINDOW_S * SECOND, to: AT + 1 })
  })

  it('is not changed by what the same action allows besides, the reading of the audit among it', () => {
    const others = ['list_access_audit', 'check_access', 'create_access_binding', 'update_scope']
    const events = [event('ada'), ...others.map((operation) => event('bo', { operation }))]
    const bound = event('bo', { operation: 'grant', reason_code: 'binding-created' })
    expect(authorOf(prompt, [...events, bound])).toEqual(one('ada'))
  })

  it('is not sure beside an operation that the console does not know', () => {
    const unknown = event('bo', { operation: 'approve_candidate' })
    expect(authorOf(prompt, [event('ada'), unknown])).toEqual(several('ada', 'bo'))
    expect(authorOf(prompt, [unknown])).toEqual(none)
  })
})

describe('the first revision', () => {
  const first: Commit = { ...prompt, revision: 1, previousAt: null }
  const post = { operation: 'create_artifact' }
  const owner = {
    ...post,
    action: 'artifact.write',
    reason_code: 'artifact-owner-established',
    at: AT + 1,
  }

  it('is made by a POST', () => {
    expect(authorOf(first, [event('ada', post)])).toEqual(one('ada'))
    expect(authorOf(first, [event('ada')])).toEqual(none)
    const skillPost = { ...post, action: 'scope.contribute' }
    expect(authorOf({ ...skill, revision: 1 }, [event('ada', skillPost)])).toEqual(one('ada'))
  })

  it('is of the owner whom the audit names, also among others who made something', () => {
    const named = event('ada', { ...owner, resource: artifact('prompt', 'skill.generate') })
    const other = event('bo', { ...owner, resource: artifact('prompt', 'memory.extract') })
    const events = [event('bo', post), event('ada', post), other, named]
    expect(authorOf(first, events)).toEqual({
      kind: 'owner',
      principal: user('ada'),
      eventId: expect.any(String) as unknown,
    })
    expect(authorOf(first, events.slice(0, 3))).toEqual(several('bo', 'ada'))
  })

  it('is not told by an owner of later', () => {
    const named = event('ada', { ...owner, resource: artifact('prompt', 'skill.generate') })
    expect(authorOf(prompt, [named])).toEqual(none)
  })
})

describe('a revision of another family', () => {
  const write = { action: 'artifact.write', resource: artifact('skill', 'night-shift') }

  it('is of whoever was allowed to change this very Artifact', () => {
    const other = { ...write, resource: artifact('skill', 'day-shift') }
    const elsewhere = { ...write, resource: artifact('skill', 'night-shift', 't') }
    const events = [event('bo'), event('bo', other), event('bo', elsewhere), event('ada', write)]
    expect(authorOf(skill, events)).toEqual(one('ada'))
  })

  it('is not sure beside a suggestion that somebody approved', () => {
    const approved = event('bo', { operation: 'approve_candidate', action: 'scope.review' })
    expect(authorOf(skill, [event('ada', write), approved])).toEqual(several('ada', 'bo'))
    const review = { ...approved, resource: { type: 'scope', scope_id: 't' } }
    expect(authorOf(skill, [event('ada', write), review])).toEqual(one('ada'))
  })
})

it('asks for one action where every change takes it', () => {
  expect(actionOf(prompt)).toBe('scope.admin')
  expect(actionOf({ ...prompt, revision: 1 })).toBeNull()
  expect(actionOf(skill)).toBeNull()
})
