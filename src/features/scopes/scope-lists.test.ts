import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { ArtifactItem } from '../../api/contract/artifacts'
import { ApiError } from '../../api/errors'
import { artifactListQuery } from '../../api/queries/artifacts'
import { AUTO_DIGEST } from '../../families/prompt/modes'
import { amountOf, isEmpty, isUnread, listObserver, listOf, promptModes } from './scope-lists'

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
  const isSaidEmpty = (over: Parameters<typeof list>[0]) => isEmpty(amountOf(list(over), null))
  expect(isSaidEmpty({ items: [] })).toBe(true)
  expect(isSaidEmpty({ items: [], hasMore: true })).toBe(false)
  expect(isSaidEmpty({ items: [item] })).toBe(false)
  expect(isSaidEmpty({})).toBe(false)
})

test('a whole list says how many there are, before the server’s count, and a part of one after it', () => {
  const holdings = { artifacts: 130, sources: 7, byFamily: new Map([['skill', 130]]) }
  const exactly = (count: number) => ({ count, hasMore: false })
  expect(amountOf(list({ items: [item] }), holdings)).toEqual(exactly(1))
  expect(amountOf(list({ items: [item], hasMore: true }), holdings)).toEqual(exactly(130))
  expect(amountOf(list({ items: [item], hasMore: true }), null)).toEqual({
    count: 1,
    hasMore: true,
  })
  expect(amountOf(list({}), holdings)).toEqual(exactly(130))
  expect(amountOf(list({ family: 'handoff' }), holdings)).toEqual(exactly(0))
  expect(amountOf(list({}), null)).toBeNull()
})

test('modes of saved Prompts are told by the digest that Auto has', () => {
  const items = [{ content_digest: AUTO_DIGEST }, item, { content_digest: 'sha256:2' }]
  expect(promptModes(items)).toEqual({ auto: 1, custom: 2 })
  expect(promptModes([])).toEqual({ auto: 0, custom: 0 })
})

test('watching a list asks for nothing, not even when a commit has made it old: then it is not known', async () => {
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
  expect(listOf('skill', again.getCurrentResult())).toEqual(list({}))
  expect(fetched).not.toHaveBeenCalled()
  expect(client.getQueryState(queryKey)?.fetchStatus).toBe('idle')
  client.clear()
  vi.unstubAllGlobals()
})
