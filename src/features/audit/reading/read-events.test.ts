import { expect, it } from 'vitest'
import { cursorsOf, opened, T0 } from '../testing/opened-feed'
import { readEvents } from './read-events'
import type { Feed } from './feed'

const at = (second: number) => (T0 + second * 1_000) * 1_000
const cursorsIn = (feed: Feed, from: number, to: number) =>
  readEvents(feed.getSnapshot(), at(from), at(to))?.map(({ cursor }) => cursor) ?? null

it('hands out the events of a time that was read, its start among it, its end not', async () => {
  const { feed } = opened(40)
  await feed.loadMore()
  expect(cursorsIn(feed, 10, 13)).toEqual([11, 12, 13])
  expect(cursorsIn(feed, 10.5, 10.6)).toEqual([])
  expect(readEvents(feed.getSnapshot(), at(10) + 1, at(11) + 1)).toMatchObject([{ cursor: 12 }])
})

it('hands out nothing of a time that was not read, or not wholly', async () => {
  const { feed } = opened(2_000, { order: 'newest' })
  expect(cursorsIn(feed, 10, 13)).toBeNull()
  await feed.loadMore()
  const oldest = cursorsOf(feed).find((cursor) => cursor > 0) ?? NaN
  expect(cursorsIn(feed, oldest - 100, oldest + 5)).toBeNull()
})

it('hands out nothing of what the answer is too young for', async () => {
  const { feed } = opened(40)
  await feed.loadMore()
  expect(cursorsIn(feed, 38, 60)).toBeNull()
})

it('hands out nothing of a time with a blind spot in it', async () => {
  const { feed, service } = opened(40)
  service.unreadable.add(12)
  while (feed.getSnapshot().phase !== 'blind') await feed.loadMore()
  expect(cursorsIn(feed, 10, 13)).toBeNull()
  expect(cursorsIn(feed, 20, 23)).toEqual([21, 22, 23])
})
