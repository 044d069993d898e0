import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../ui/testing/show'
import { useSteps } from './use-steps'

type Counting = () => Generator<void, number>
/** ms of one step: two of them are more than a slice. */
const STEP_MS = 6

const counting = (value: number, steps: number): Counting =>
  function* () {
    for (let step = 0; step < steps; step += 1) {
      const until = performance.now() + STEP_MS
      while (performance.now() < until);
      yield
    }
    return value
  }

type Props = { start: Counting | null; of: object; commits: string[] }

function Picture({ start, of, commits }: Props) {
  const { value, isOld } = useSteps(start, of)
  const seen = value === null || isOld ? 'nothing' : String(value)
  useLayoutEffect(() => {
    commits.push(seen)
  })
  return <p>Counted {seen}</p>
}
const counted = (value: number) =>
  expect.element(page.getByText(`Counted ${value}`, { exact: true })).toBeVisible()

it('never shows under other filters what was counted before, and counts a short list while it is drawn', async () => {
  const commits: string[] = []
  const screen = await show(<Picture start={counting(1, 0)} of={{}} commits={commits} />)
  await counted(1)
  commits.length = 0
  await screen.rerender(<Picture start={counting(2, 0)} of={{}} commits={commits} />)
  expect(commits).toEqual(['2'])
  commits.length = 0
  const of = {}
  // The filters are not through with the rows yet, and there is nothing to count.
  await screen.rerender(<Picture start={null} of={of} commits={commits} />)
  await screen.rerender(<Picture start={counting(3, 9)} of={of} commits={commits} />)
  await counted(3)
  expect(new Set(commits)).toEqual(new Set(['nothing', '3']))
})

it('keeps what was counted while the list grows under the same filters', async () => {
  const commits: string[] = []
  const of = {}
  const screen = await show(<Picture start={counting(1, 0)} of={of} commits={commits} />)
  await counted(1)
  commits.length = 0
  await screen.rerender(<Picture start={counting(2, 9)} of={of} commits={commits} />)
  await counted(2)
  expect(commits).toEqual(['1', '2'])
})
