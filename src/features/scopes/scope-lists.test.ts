import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { ArtifactItem } from '../../api/contract/artifacts'
import { ApiError } from '../../api/errors'
import { artifactListQuery } from '../../api/queries/artifacts'
import { AUTO_DIGEST } from '../../families/prompt/modes'
import { isEmpty, isUnread, listObserver, listOf, promptModes } from './scope-lists'

const item = { artifact_id: 'a', content_digest: 'sha256:1' } as ArtifactItem
const refusal = (status: number) =>
  new ApiError('http', status, 'some_code', 'Some words.', null, null)
const list = (over: Partial<ReturnType<typeof listOf>>) => ({
  family: 'skill',
  items: null,
  hasMore: false,
  error: null,
  ...over,
})

test('a list is offered to be read until it is known, or the server has refused it', () => {
  expect(isUnread(list({}))).toBe(true)
  expect(isUnread(list({ items: [] }))).toBe(false)
  expect(isUnread(list({ error: refusal(422) }))).toBe(false)
  expect(isUnread(list({ error: refusal(403) }))).toBe(false)
  expect(isUnread(list({ error: refusal(503) }))).toBe(true)
})

test('a list is empty only where nothing more is to come', () => {
  expect(isEmpty(list({ items: [] }))).toBe(true)
  expect(isEmpty(list({ items: [], hasMore: true }))).toBe(false)
  expect(isEmpty(list({ items: [item] }))).toBe(false)
  expect(isEmpty(list({}))).toBe(false)
})

test('modes of saved Prompts are told by the digest that Auto has', () => {
  const items = [{ content_digest: AUTO_DIGEST }, item, { content_digest: 'sha256:2' }]
  expect(promptModes(items)).toEqual({ auto: 1, custom: 2 })
  expect(promptModes([])).toEqual({ auto: 0, custom: 0 })
})

test('watching a list asks for nothing: not while it is unknown, nor when it is old', async () => {
  const fetched = vi.fn(() => Promise.reject(new Error('No call was expected.')))
  vi.stubGlobal('fetch', fetched)
  const client = new QueryClient()
  const observer = listObserver(client, 's', 'skill')
  expect(observer).toBeInstanceOf(InfiniteQueryObserver)
  const stop = observer.subscribe(() => {})
  expect(listOf('skill', observer.getCurrentResult())).toEqual(list({}))
  const { queryKey } = artifactListQuery('s', 'skill')
  const pages = [
    { items: [item], next_cursor: 'b' },
    { items: [item], next_cursor: 'c' },
  ]
  client.setQueryData(queryKey, { pages, pageParams: [null, 'b'] }, { updatedAt: 1 })
  expect(listOf('skill', observer.getCurrentResult())).toEqual(
    list({ items: [item, item], hasMore: true }),
  )
  stop()
  // As a commit does.
  await client.invalidateQueries({ queryKey, refetchType: 'none' })
  const again = listObserver(client, 's', 'skill')
  again.subscribe(() => {})()
  expect(fetched).not.toHaveBeenCalled()
  expect(client.getQueryState(queryKey)?.fetchStatus).toBe('idle')
  client.clear()
  vi.unstubAllGlobals()
})
