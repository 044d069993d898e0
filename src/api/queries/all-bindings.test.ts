import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { allBindingsQuery, refusedCalls, type BindingList } from './all-bindings'

const resource = { type: 'scope', scope_id: 'shop' } as const
const binding = (binding_id: string) => ({
  binding_id,
  subject: { type: 'user', id: 'ada' },
  resource,
  role: 'scope.viewer',
  granted_by: { type: 'user', id: 'root' },
  created_at: '2026-11-01T00:00:00Z',
  state: 'active',
  version: 1,
  policy_revision: '1',
})
const page = (ids: readonly string[], next: string | null = null) =>
  Response.json({ items: ids.map(binding), next_cursor: next })
const refusal = (status: number, code: string) =>
  Response.json({ error: { code, message: 'No.', details: null } }, { status })

/** Reads the list from a server that gives these answers one after the other. */
async function read(...answers: Response[]) {
  const cursors: unknown[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    cursors.push((JSON.parse(body) as { cursor?: string }).cursor)
    const answer = answers.shift()
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('No more calls.'))
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const query = allBindingsQuery(resource)
  const partly: number[] = []
  client.getQueryCache().subscribe(({ query: { state } }) => {
    const list = state.data as BindingList | undefined
    if (list && !list.complete) partly.push(list.bindings.length)
  })
  const list = await client.fetchQuery(query)
  return { ids: list.bindings.map((each) => each.binding_id), ...list, cursors, partly }
}

it('reads all pages, and shows those that are there while it reads on', async () => {
  const list = await read(page(['a', 'b'], 'one'), page(['c']))
  expect(list).toMatchObject({ ids: ['a', 'b', 'c'], complete: true, calls: 2 })
  expect(list.cursors).toEqual([undefined, 'one'])
  expect(list.partly).toContain(2)
})

it.each([
  ['a change of roles', 409, 'access_cursor_stale'],
  ['another process', 422, 'invalid_access_request'],
])('begins anew when its cursor is dead because of %s', async (_, status, code) => {
  const list = await read(page(['a', 'b'], 'one'), refusal(status, code), page(['b', 'c']))
  expect(list).toMatchObject({ ids: ['b', 'c'], complete: true, stopped: null, calls: 3 })
  expect(list.cursors).toEqual([undefined, 'one', undefined])
})

it('keeps what it has read where a further page does not come, and says so', async () => {
  const list = await read(page(['a'], 'one'), refusal(500, 'internal_error'))
  expect(list).toMatchObject({ ids: ['a'], complete: false, calls: 2 })
  expect(list.stopped).toMatchObject({ code: 'internal_error' })
})

it('counts the refused calls before a list that came, each of which is recorded too', async () => {
  const answers = [
    refusal(403, 'forbidden'),
    refusal(500, 'internal_error'),
    refusal(403, 'forbidden'),
    page(['a'], 'one'),
    page(['b']),
    page(['a']),
  ]
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const query = allBindingsQuery(resource)
  expect(refusedCalls(client, resource)).toBe(0)
  for (const status of [403, 500, 403])
    await expect(client.fetchQuery(query)).rejects.toMatchObject({ status })
  expect(refusedCalls(client, resource)).toBe(2)
  expect(await client.fetchQuery(query)).toMatchObject({ complete: true, calls: 4 })
  expect(refusedCalls(client, resource)).toBe(0)
  expect(await client.fetchQuery({ ...query, staleTime: 0 })).toMatchObject({ calls: 1 })
})

it('fails where nothing could be read, also for a reason that kills cursors', async () => {
  const first = refusal(422, 'invalid_access_request')
  await expect(read(first)).rejects.toMatchObject({ status: 422 })
})
