import { useSyncExternalStore } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../ui/testing/show'
import type { Feed } from '../reading/feed'
import { CALLS_PER_GESTURE } from '../reading/stops'
import { opened } from '../testing/opened-feed'
import { readLoadedFilters } from './loaded-filters'
import { LOOK_CALLS, useLookOn } from './use-look-on'
import { useShownRows } from './use-shown-rows'

/** What the audit's screen makes of a list and its filters, without the screen. */
function List({ feed, filters }: { feed: Feed; filters: string }) {
  const snapshot = useSyncExternalStore(feed.subscribe, feed.getSnapshot)
  const shown = useShownRows(snapshot.rows, readLoadedFilters(new URLSearchParams(filters)))
  const { isLooking, lookOn } = useLookOn(feed, snapshot, shown, filters)
  return (
    <>
      <p>
        {shown.events} of {snapshot.rows.events}, {isLooking ? 'looking' : 'at rest'}
      </p>
      {lookOn && (
        <button type="button" onClick={lookOn}>
          Look further
        </button>
      )}
    </>
  )
}
const further = () => page.getByRole('button', { name: 'Look further' })

it('finds by itself what is not loaded yet, and reads no further than to the end', async () => {
  const { feed, service } = opened(3_000)
  feed.start()
  await show(<List feed={feed} filters="q=event-2999" />)
  await expect.element(page.getByText(/^1 of 30\d\d, at rest$/)).toBeVisible()
  await expect.element(further()).not.toBeInTheDocument()
  expect(feed.getSnapshot().phase).toBe('complete')
  expect(service.requests.length).toBeLessThanOrEqual(LOOK_CALLS)
})

it('spends a bounded number of calls by itself, and as many at a press', async () => {
  const { feed, service } = opened(20_000)
  feed.start()
  await show(<List feed={feed} filters="q=event-7999" />)
  await expect.element(further()).toBeVisible()
  await expect.element(page.getByText(/^0 of \d+, at rest$/)).toBeVisible()
  const most = LOOK_CALLS + CALLS_PER_GESTURE
  expect(service.requests.length).toBeGreaterThanOrEqual(LOOK_CALLS)
  expect(service.requests.length).toBeLessThanOrEqual(most)
  const before = service.requests.length
  await further().click()
  await expect.element(page.getByText(/^1 of \d+, at rest$/)).toBeVisible()
  expect(service.requests.length).toBeLessThanOrEqual(before + most)
})

it('makes no call of its own where a view is full, or nothing is filtered', async () => {
  for (const filters of ['', 'outcome=allowed']) {
    const { feed, service } = opened(3_000)
    feed.start()
    const shown = await show(<List feed={feed} filters={filters} />)
    await expect.element(page.getByText(/^[1-9]\d+ of \d+, at rest$/)).toBeVisible()
    const after = service.requests.length
    await new Promise((resume) => requestAnimationFrame(resume))
    expect(service.requests.length).toBe(after)
    await shown.unmount()
  }
})
