import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../ui/testing/show'
import { arrayRows } from '../store/array-rows'
import type { EventRows } from '../store/rows'
import { eventAt } from '../testing/simulated-audit'
import { readLoadedFilters } from './loaded-filters'
import { useShownRows } from './use-shown-rows'

const DENIED = readLoadedFilters(new URLSearchParams('outcome=denied'))
const rowsOf = (...allowed: readonly boolean[]) =>
  arrayRows(allowed.map((each, at) => eventAt(at + 1, at, { allowed: each })))

function Places({ feed, rows }: { feed: object; rows: EventRows }) {
  const shown = useShownRows(feed, rows, DENIED, false)
  return <p>Rows {Array.from({ length: shown.length }, (_, at) => shown.rowAt(at)).join()}</p>
}

it('finds out anew of each list what its filters leave: the first rows of another one hold other events', async () => {
  const screen = await show(<Places feed={{}} rows={rowsOf(false, true, true)} />)
  await expect.element(page.getByText('Rows 0', { exact: true })).toBeVisible()
  await screen.rerender(<Places feed={{}} rows={rowsOf(true, false, false, false)} />)
  await expect.element(page.getByText('Rows 1,2,3', { exact: true })).toBeVisible()
})
