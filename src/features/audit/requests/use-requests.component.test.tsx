import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../ui/testing/show'
import { arrayRows } from '../store/array-rows'
import { allRows, noRowsYet, someRows, type ShownRows } from '../table/shown-rows'
import { slowRows } from '../testing/slow-rows'
import { eventAt } from '../testing/simulated-audit'
import { useRequests } from './use-requests'

const rowsOf = (requests: readonly string[]) =>
  arrayRows(requests.map((request_id, at) => eventAt(at + 1, at, { request_id })))
/** As many requests as rows. */
const manyRows = (length: number) => rowsOf(Array.from({ length }, (_, at) => `r${at}`))

type Props = { shown: ShownRows; list: string; commits?: string[] }

function Count({ shown, list, commits }: Props) {
  const { requests } = useRequests(shown, list)
  useLayoutEffect(() => {
    commits?.push(requests.isKnown ? `${requests.length} rows` : `unknown, ${requests.length} rows`)
  })
  return <p>{requests.isKnown ? `${requests.requests} requests` : 'unknown'}</p>
}
const counts = (requests: number) =>
  expect.element(page.getByText(`${requests} requests`, { exact: true })).toBeVisible()

it('groups each list anew: the rows of another one are of other requests', async () => {
  const a = allRows(rowsOf(['r1', 'r1', 'r1', 'r2']), {})
  const screen = await show(<Count list="a" shown={a} />)
  await counts(2)
  await screen.rerender(
    <Count list="b" shown={allRows(rowsOf(['r3', 'r4', 'r5', 'r6', 'r6']), {})} />,
  )
  await counts(4)
})

it('groups anew under other filters, also where their rows begin and end with the same events', async () => {
  const rows = rowsOf(['r1', 'r2', 'r1', 'r3'])
  const left = (...places: number[]) =>
    someRows(rows, { indexes: Int32Array.from(places), events: places.length, hidden: 0 }, true, {})
  const screen = await show(<Count list="a" shown={left(0, 2, 3)} />)
  await counts(2)
  await screen.rerender(<Count list="a" shown={left(0, 1, 3)} />)
  await counts(3)
})

it('shows no request of a large list before it was grouped under these filters, and keeps them while more come', async () => {
  const commits: string[] = []
  const few = allRows(manyRows(300), {})
  const screen = await show(<Count list="a" shown={few} commits={commits} />)
  await counts(300)
  // Each look at this many rows takes longer than a slice.
  const of = {}
  const many = slowRows(manyRows(9_000))
  await screen.rerender(<Count list="a" shown={allRows(many, of)} commits={commits} />)
  await counts(9_000)
  expect(new Set(commits)).toEqual(new Set(['300 rows', 'unknown, 0 rows', '9000 rows']))
  commits.length = 0
  const more = allRows(slowRows(manyRows(18_000)), of)
  await screen.rerender(<Count list="a" shown={more} commits={commits} />)
  await counts(18_000)
  expect(new Set(commits)).toEqual(new Set(['9000 rows', '18000 rows']))
})

it('knows no number of requests before it is known which rows are on display', async () => {
  await show(<Count list="a" shown={noRowsYet(rowsOf(['r1', 'r2']), true, {})} />)
  await expect.element(page.getByText('unknown', { exact: true })).toBeVisible()
})
