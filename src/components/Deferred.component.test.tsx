import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../ui/testing/show'
import { DeferredWhenLate } from './Deferred'

function showTable(ready: boolean) {
  const drawn = vi.fn<(what: string) => void>()
  const Drawn = ({ what }: { what: string }) => {
    drawn(what)
    return <p>{what}</p>
  }
  const element = (isReady: boolean) => (
    <DeferredWhenLate ready={isReady} fallback={<Drawn what="skeleton" />}>
      {() => <Drawn what="table" />}
    </DeferredWhenLate>
  )
  return { drawn, element, screen: show(element(ready)) }
}

it('shows what is ready from the beginning without a skeleton', async () => {
  const { drawn, screen } = showTable(true)
  await screen
  await expect.element(page.getByText('table')).toBeVisible()
  expect(drawn.mock.calls).toEqual([['table']])
})

it('keeps the skeleton for the render in which the data comes, and then draws the rest in slices', async () => {
  const { drawn, element, screen } = showTable(false)
  const { rerender } = await screen
  expect(drawn.mock.calls).toEqual([['skeleton']])
  await rerender(element(true))
  await expect.element(page.getByText('table')).toBeVisible()
  expect(drawn.mock.calls).toEqual([['skeleton'], ['skeleton'], ['table']])
})
