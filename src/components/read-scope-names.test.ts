import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { scopeQuery } from '../api/queries/scopes'
import { readScopeNames } from './read-scope-names'

const scope = (scope_id: string) => ({
  scope_id,
  title: `Title of ${scope_id}`,
  summary: '',
  parent_scope_id: null,
  context_references: [],
  external_references: [],
  version: 1,
})

/** Reads the names of these Scopes as somebody who may read some, and list all or none. Returns the audited calls. */
async function read(ids: readonly string[], may: { read: readonly string[]; list: boolean }) {
  const audited: string[] = []
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string }) => {
    if (url.endsWith('/resources/list')) {
      const server = (JSON.parse(body ?? '{}') as { action: string }).action === 'server.observe'
      const items = server
        ? may.list
          ? [{ type: 'server', deployment_id: 'here' }]
          : []
        : may.read.map((scope_id) => ({ type: 'scope', scope_id }))
      return Promise.resolve(Response.json({ items, total: items.length, next_cursor: null }))
    }
    audited.push(url)
    const one = /scopes\/(\w+)$/.exec(url)?.[1]
    const items = ids.map(scope)
    return Promise.resolve(
      Response.json(one === undefined ? { items, next_cursor: null } : scope(one)),
    )
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await readScopeNames(client, ids, true)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  const named = ids.filter((id) => client.getQueryData(scopeQuery(id).queryKey) !== undefined)
  return { audited, named }
}

it('reads each Scope that the caller may read, and asks for no other', async () => {
  const { audited, named } = await read(['a', 'b', 'c'], { read: ['a', 'c'], list: false })
  expect(audited).toEqual(['/v1/scopes/a', '/v1/scopes/c'])
  expect(named).toEqual(['a', 'c'])
})

it('takes all titles from one page of the list, where the caller may list Scopes', async () => {
  const { audited, named } = await read(['a', 'b', 'c'], { read: ['a'], list: true })
  expect(audited).toEqual(['/v1/scopes?limit=100'])
  expect(named).toEqual(['a', 'b', 'c'])
})

it('looks a single Scope up in the list only where the caller may not read it', async () => {
  expect((await read(['a'], { read: ['a'], list: true })).audited).toEqual(['/v1/scopes/a'])
  expect((await read(['a'], { read: [], list: true })).audited).toEqual([
    '/v1/scopes?limit=100&query=a&query_field=scope_id',
  ])
})
