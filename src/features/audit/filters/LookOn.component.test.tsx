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

type Props = { feed: Feed; filters?: string; hidesOwn?: boolean }

/** What the audit's screen makes of a list and its filters, without the screen. */
function List({ feed, filters = '', hidesOwn = false }: Props) {
  const snapshot = useSyncExternalStore(feed.subscribe, feed.getSnapshot)
  const loaded = readLoadedFilters(new URLSearchParams(filters))
  const shown = useShownRows(feed, snapshot.rows, loaded, hidesOwn)
  const { isLooking, lookOn, readOn } = useLookOn(feed, snapshot, shown, `${hidesOwn} ${filters}`)
  return (
    <>
      <p>
        {shown.events} of {snapshot.rows.events}, {isLooking ? 'looking' : 'at rest'},{' '}
        {shown.hidden} hidden
      </p>
      <button type="button" onClick={() => readOn(0)}>
        Scroll to the end
      </button>
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
  await expect.element(page.getByText(/^1 of 30\d\d, at rest/)).toBeVisible()
  await expect.element(further()).not.toBeInTheDocument()
  expect(feed.getSnapshot().phase).toBe('complete')
  expect(service.requests.length).toBeLessThanOrEqual(LOOK_CALLS)
})

it('spends a bounded number of calls by itself, and as many at a press', async () => {
  const { feed, service } = opened(20_000)
  feed.start()
  await show(<List feed={feed} filters="q=event-7999" />)
  await expect.element(further()).toBeVisible()
  await expect.element(page.getByText(/^0 of \d+, at rest/)).toBeVisible()
  const most = LOOK_CALLS + CALLS_PER_GESTURE
  expect(service.requests.length).toBeGreaterThanOrEqual(LOOK_CALLS)
  expect(service.requests.length).toBeLessThanOrEqual(most)
  const before = service.requests.length
  await further().click()
  await expect.element(page.getByText(/^1 of \d+, at rest/)).toBeVisible()
  expect(service.requests.length).toBeLessThanOrEqual(before + most)
})

it('makes no call of its own where a view is full, or nothing is filtered', async () => {
  for (const filters of ['', 'outcome=allowed']) {
    const { feed, service } = opened(3_000)
    feed.start()
    const shown = await show(<List feed={feed} filters={filters} />)
    await expect.element(page.getByText(/^[1-9]\d+ of \d+, at rest/)).toBeVisible()
    const after = service.requests.length
    await new Promise((resume) => requestAnimationFrame(resume))
    expect(service.requests.length).toBe(after)
    await shown.unmount()
  }
})

it('reads on past the reader’s own reading to fill a view, by a bounded number of calls, and then waits', async () => {
  // One event of 100 is another person's.
  const { feed, service } = opened(20_000, { isOwn: ({ cursor }) => cursor % 100 !== 0 })
  feed.start()
  await show(<List feed={feed} hidesOwn />)
  await expect.element(page.getByText(/^[2-9]\d of \d+, at rest, \d+ hidden$/)).toBeVisible()
  await expect.element(further()).not.toBeInTheDocument()
  const filled = service.requests.length
  expect(filled).toBeLessThanOrEqual(LOOK_CALLS)
  // The next look finds too few events. So a reader who reaches the end once more causes no call.
  const end = page.getByRole('button', { name: 'Scroll to the end' })
  await end.click()
  await expect.element(further()).toBeVisible()
  const looked = service.requests.length
  expect(looked).toBeGreaterThanOrEqual(filled + LOOK_CALLS)
  expect(looked).toBeLessThanOrEqual(filled + LOOK_CALLS + CALLS_PER_GESTURE)
  await end.click()
  await new Promise((resume) => requestAnimationFrame(resume))
  expect(service.requests.length).toBe(looked)
  await further().click()
  await expect.poll(() => service.requests.length).toBeGreaterThan(looked)
})

it('reads nothing by itself where the reader’s own reading is shown, and a page at the end of what is loaded', async () => {
  const { feed, service } = opened(3_000, { isOwn: () => true })
  feed.start()
  const shown = await show(<List feed={feed} />)
  await expect.element(page.getByText(/at rest, 0 hidden$/)).toBeVisible()
  await expect.element(page.getByText(/^[1-9]\d+ of/)).toBeVisible()
  const calls = service.requests.length
  await page.getByRole('button', { name: 'Scroll to the end' }).click()
  await expect.poll(() => service.requests.length).toBe(calls + 1)
  await shown.unmount()
})
