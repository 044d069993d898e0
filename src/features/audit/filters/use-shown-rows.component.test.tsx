import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../ui/testing/show'
import { arrayRows } from '../store/array-rows'
import type { EventRows } from '../store/rows'
import { slowRows } from '../testing/slow-rows'
import { eventAt } from '../testing/simulated-audit'
import { readLoadedFilters } from './loaded-filters'
import { useShownRows } from './use-shown-rows'

const filtersOf = (query: string) => readLoadedFilters(new URLSearchParams(query))
const NONE = filtersOf('')
const DENIED = filtersOf('outcome=denied')
const ALLOWED = filtersOf('outcome=allowed')
const rowsOf = (...allowed: readonly boolean[]) =>
  arrayRows(allowed.map((each, at) => eventAt(at + 1, at, { allowed: each })))
/** Every third event is denied. */
const manyRows = (length: number) => rowsOf(...Array.from({ length }, (_, at) => at % 3 !== 0))

type Props = { feed: object; rows: EventRows; filters?: typeof NONE; commits?: string[] }

function Places({ feed, rows, filters = DENIED, commits }: Props) {
  const shown = useShownRows(feed, rows, filters, false)
  useLayoutEffect(() => {
    commits?.push(shown.isKnown ? `${shown.length} rows` : 'unknown')
  })
  return (
    <>
      <p>
        Rows {Array.from({ length: Math.min(shown.length, 9) }, (_, at) => shown.rowAt(at)).join()}
      </p>
      <p>{shown.isKnown ? `${shown.events} events` : `unknown, ${shown.length} rows`}</p>
    </>
  )
}

it('finds out anew of each list what its filters leave: the first rows of another one hold other events', async () => {
  const screen = await show(<Places feed={{}} rows={rowsOf(false, true, true)} />)
  await expect.element(page.getByText('Rows 0', { exact: true })).toBeVisible()
  await screen.rerender(<Places feed={{}} rows={rowsOf(true, false, false, false)} />)
  await expect.element(page.getByText('Rows 1,2,3', { exact: true })).toBeVisible()
})

it('shows nothing of a large list before its filters have gone through it, and never what other filters left', async () => {
  const feed = {}
  const rows = slowRows(manyRows(3_000))
  const commits: string[] = []
  const screen = await show(<Places feed={feed} rows={rows} filters={NONE} commits={commits} />)
  for (const [filters, events] of [
    [DENIED, 1_000],
    [ALLOWED, 2_000],
    [DENIED, 1_000],
  ] as const) {
    commits.length = 0
    await screen.rerender(<Places feed={feed} rows={rows} filters={filters} commits={commits} />)
    await expect.element(page.getByText(`${events} events`, { exact: true })).toBeVisible()
    expect(new Set(commits)).toEqual(new Set(['unknown', `${events} rows`]))
  }
  commits.length = 0
  await screen.rerender(<Places feed={feed} rows={rows} filters={NONE} commits={commits} />)
  expect(new Set(commits)).toEqual(new Set(['3000 rows']))
})

it('keeps the rows of a large list while more come in under the same filters', async () => {
  const feed = {}
  const commits: string[] = []
  const screen = await show(<Places feed={feed} rows={manyRows(300)} commits={commits} />)
  await expect.element(page.getByText('100 events', { exact: true })).toBeVisible()
  await screen.rerender(<Places feed={feed} rows={slowRows(manyRows(3_000))} commits={commits} />)
  await expect.element(page.getByText('1000 events', { exact: true })).toBeVisible()
  expect(new Set(commits)).toEqual(new Set(['100 rows', '1000 rows']))
})

it('has what is left of a short list with the first drawing: nothing flickers', async () => {
  const feed = {}
  const rows = manyRows(300)
  const commits: string[] = []
  const screen = await show(<Places feed={feed} rows={rows} filters={NONE} commits={commits} />)
  await screen.rerender(<Places feed={feed} rows={rows} commits={commits} />)
  expect(commits).toEqual(['300 rows', '100 rows'])
})
