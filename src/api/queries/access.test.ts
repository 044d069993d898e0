import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { authorityQuery } from './access'
import { mayWrite } from './artifact-authority'

const page = (items: readonly object[], next: string | null = null) =>
  Response.json({ items, total: items.length, next_cursor: next })
const scopes = (...ids: string[]) => ids.map((scope_id) => ({ type: 'scope', scope_id }))
const skills = (...ids: string[]) =>
  ids.map((artifact_id) => ({
    type: 'artifact',
    scope_id: 'shop',
    identity: { family: 'skill', artifact_id },
    selector: null,
  }))
const refusal = (status: number, code: string) =>
  Response.json({ error: { code, message: 'No.', details: null } }, { status })
const stale = () => refusal(409, 'access_cursor_stale')

/** A server that gives these answers one after the other, and the cursors that it was asked for. */
function answering(...answers: Response[]) {
  const cursors: unknown[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    cursors.push((JSON.parse(body) as { cursor?: string }).cursor)
    const answer = answers.shift()
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('No more calls.'))
  })
  return cursors
}
const authority = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
    authorityQuery('scope.read'),
  )

it.each([
  ['roles changed', 409, 'access_cursor_stale'],
  ['another process answers', 422, 'invalid_access_request'],
])('what a person may read is listed anew when %s between two pages', async (_, status, code) => {
  const cursors = answering(
    page(scopes('a', 'b'), 'one'),
    refusal(status, code),
    page(scopes('b', 'c'), 'two'),
    page(scopes('d')),
  )
  expect(await authority()).toEqual({ scopeIds: new Set(['b', 'c', 'd']), complete: true })
  expect(cursors).toEqual([undefined, 'one', undefined, 'two'])
})

it('a first page that is refused fails, and so does a list whose cursors die again and again', async () => {
  answering(refusal(422, 'invalid_access_request'))
  await expect(authority()).rejects.toMatchObject({ status: 422 })
  const deaths = Array.from({ length: 6 }, () => [page(scopes('a'), 'one'), stale()]).flat()
  answering(...deaths)
  await expect(authority()).rejects.toMatchObject({ code: 'access_cursor_stale' })
})

it('what a person may write is looked for until it is found, past a dead cursor', async () => {
  const cursors = answering(page(skills('a'), 'one'), stale(), page(skills('b')))
  expect(await mayWrite('shop', 'skill', 'b')).toBe(true)
  expect(cursors).toEqual([undefined, 'one', undefined])
  answering(page(skills('a')))
  expect(await mayWrite('shop', 'skill', 'b')).toBe(false)
})
