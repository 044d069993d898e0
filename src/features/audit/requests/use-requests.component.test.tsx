import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../ui/testing/show'
import { arrayRows } from '../store/array-rows'
import { allRows, type ShownRows } from '../table/shown-rows'
import { eventAt } from '../testing/simulated-audit'
import { useRequests } from './use-requests'

const shownOf = (requests: readonly string[]) =>
  allRows(arrayRows(requests.map((request_id, at) => eventAt(at + 1, at, { request_id }))))

function Count({ shown, list }: { shown: ShownRows; list: string }) {
  const { requests } = useRequests(shown, list)
  return <p>{requests.requests} requests</p>
}

it('groups each list anew: the rows of another one are of other requests', async () => {
  const screen = await show(<Count list="a" shown={shownOf(['r1', 'r1', 'r1', 'r2'])} />)
  await expect.element(page.getByText('2 requests')).toBeVisible()
  await screen.rerender(<Count list="b" shown={shownOf(['r3', 'r4', 'r5', 'r6', 'r6'])} />)
  await expect.element(page.getByText('4 requests')).toBeVisible()
})
