import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { findCreated, listBefore, TooMany, type CreatePlan } from './creating'

const server = vi.hoisted(() => ({
  ids: [] as string[],
  contents: {} as Record<string, Record<string, unknown>>,
  owned: [] as string[],
  hasMore: false,
  lists: 0,
}))
vi.mock('../api/queries/artifact-authority', () => ({
  mayWrite: (_scope: string, _family: string, id: string) =>
    Promise.resolve(server.owned.includes(id)),
}))
vi.mock('../api/queries/artifacts', () => ({
  artifactListQuery: () => ({
    queryKey: ['list'],
    queryFn: () => {
      server.lists += 1
      const items = server.ids.map((id) => ({ artifact_id: id }))
      return { items, next_cursor: server.hasMore ? 'more' : null }
    },
    initialPageParam: null,
    getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
  }),
  revisionQuery: (_scope: string, family: string, id: string) => ({
    queryKey: ['revision', id],
    queryFn: () => ({ family, artifact_id: id, revision: 1, content: server.contents[id] }),
  }),
}))

const content = { situation: 'It hung.', action: 'Wait.', outcome: 'Calm.', lesson: 'Wait.' }
const plan: CreatePlan = { scopeId: 's', family: 'experience', content }
let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
  Object.assign(server, { ids: ['old'], contents: {}, owned: [], hasMore: false, lists: 0 })
})
const add = (id: string, kept: Record<string, unknown> = { ...content, failure: null }) => {
  server.ids = [...server.ids, id]
  server.contents[id] = kept
}
const find = async (then: () => void, signedIn = true) => {
  const before = await listBefore(plan, client)
  then()
  return findCreated(plan, before, signedIn, client)
}

test('what is new, the same and the caller’s own was created', async () => {
  const found = await find(() => {
    add('other', { ...content, lesson: 'Run.' })
    add('theirs')
    add('mine')
    server.owned = ['mine', 'old']
  })
  expect(found).toEqual({ outcome: { kind: 'committed', revision: 1 }, madeId: 'mine' })
})

test('what is new and the same, but nobody’s own, is told of and not claimed', async () => {
  for (const signedIn of [true, false]) {
    const { outcome, madeId } = await find(() => add(`found ${signedIn}`), signedIn)
    expect(outcome).toMatchObject({ kind: 'moved', attribution: 'author-unknown' })
    expect(madeId).toBeNull()
  }
})

test('without anything new of that content, nothing was created so far', async () => {
  const { outcome } = await find(() => add('other', { ...content, action: 'Run.' }))
  expect(outcome).toEqual({ kind: 'unmoved' })
})

test('a list that is longer than what is read does not tell that nothing was created', async () => {
  server.hasMore = true
  await expect(find(() => undefined)).rejects.toBeInstanceOf(TooMany)
  expect(server.lists).toBeLessThanOrEqual(30)
})

test('a whole list that this visit has read is not read again before the press', async () => {
  await listBefore(plan, client)
  await listBefore(plan, client)
  expect(server.lists).toBe(1)
})
