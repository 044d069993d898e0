import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { configureClient } from '../../api/client'
import type { ArtifactRequest } from '../../api/contract/access-requests'
import { session } from '../../api/session'
import { CALLS_MAX, findOwner, type OwnerAnswer } from './find-owner'

const skill: ArtifactRequest = {
  type: 'artifact',
  scope_id: 'shop',
  identity: { family: 'skill', artifact_id: 's1' },
}
const ada = { type: 'user', id: 'ada', description: null }

const event = (cursor: number, artifactId: string, reason = 'artifact-owner-established') => ({
  cursor,
  event_id: `e${cursor}`,
  occurred_at: '2026-11-12T12:00:00Z',
  request_id: null,
  transport: 'http',
  operation: 'create_artifact',
  principal: ada,
  actor: null,
  action: 'artifact.write',
  resource: { ...skill, identity: { family: 'skill', artifact_id: artifactId }, selector: null },
  allowed: true,
  reason_code: reason,
  policy_revision: null,
  matched_subject: null,
  binding_id: null,
  target: ada,
  role: 'artifact.owner',
  expected_version: null,
  result_version: null,
})

type Page = { items: ReturnType<typeof event>[]; next_cursor: string | null } | { dead: true }

/** A server that answers these pages one after the other, and tells which cursors it was asked for. */
function stubPages(pages: readonly Page[]) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    asked.push((JSON.parse(body) as { cursor?: string }).cursor ?? null)
    const page = pages[asked.length - 1]
    if (page === undefined) throw new Error('The test answers no further page.')
    return Promise.resolve(
      'dead' in page
        ? Response.json(
            { error: { code: 'access_cursor_stale', message: 'No.', details: null } },
            { status: 409 },
          )
        : Response.json(page),
    )
  })
  configureClient('http://service')
  session.start('root', false)
  return asked
}
const find = (before: OwnerAnswer | null = null) =>
  findOwner(new QueryClient(), skill, before, new AbortController().signal)

it('finds the event that made somebody the owner of this Artifact, and reads no page after it', async () => {
  const asked = stubPages([
    { items: [event(1, 's2'), event(2, 's1', 'artifact-owner')], next_cursor: 'two' },
    { items: [event(3, 's1')], next_cursor: 'three' },
  ])
  expect(await find()).toMatchObject({
    kind: 'owner',
    principal: { id: 'ada' },
    eventId: 'e3',
    calls: 2,
  })
  expect(asked).toEqual([null, 'two'])
})

it('says that nobody owns it only when the audit was read to its end', async () => {
  stubPages([{ items: [event(1, 's2')], next_cursor: null }])
  expect(await find()).toEqual({ kind: 'none', calls: 1 })
})

it('stops after so many calls, and goes on where it stopped', async () => {
  const page = (turn: number) => ({ items: [event(turn, 's2')], next_cursor: `c${turn}` })
  const asked = stubPages([
    ...Array.from({ length: CALLS_MAX }, (_, turn) => page(turn + 1)),
    { items: [event(99, 's1')], next_cursor: null },
  ])
  const open = await find()
  expect(open).toMatchObject({ kind: 'open', calls: CALLS_MAX, cursor: `c${CALLS_MAX}` })
  expect(await find(open)).toMatchObject({ kind: 'owner', calls: CALLS_MAX + 1 })
  expect(asked.at(-1)).toBe(`c${CALLS_MAX}`)
})

it('begins anew when a change of roles ends its cursor', async () => {
  const asked = stubPages([
    { items: [event(1, 's2')], next_cursor: 'two' },
    { dead: true },
    { items: [event(1, 's2'), event(2, 's1')], next_cursor: null },
  ])
  expect(await find()).toMatchObject({ kind: 'owner', calls: 3 })
  expect(asked).toEqual([null, 'two', null])
})
