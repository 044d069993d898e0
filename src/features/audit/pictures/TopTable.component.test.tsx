import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../ui/testing/show'
import { readLoadedFilters } from '../filters/loaded-filters'
import type { Narrowing } from './NarrowingName'
import { ONLY_OF } from './only'
import { TopTable } from './TopTable'

const counts = [
  { value: 'Noah Fischer', key: 'user:noah', events: 1_200, denied: 3 },
  { value: 'x'.repeat(601), key: `user:${'x'.repeat(601)}`, events: 1, denied: 0 },
]
const table = (query: string, onAddress: Narrowing['onAddress']) => (
  <TopTable
    title="People"
    column="Person"
    counts={counts}
    nameOf={(name) => ({ name, ids: 'user noah' })}
    onlyOf={ONLY_OF.principals}
    filters={readLoadedFilters(new URLSearchParams(query))}
    onAddress={onAddress}
  />
)

it.each([
  ['en', 'Only Noah Fischer (user noah)'],
  ['zh', '只看 Noah Fischer (user noah)'],
] as const)('narrows to a name and back, in %s', async (language, name) => {
  const addresses: string[] = []
  const onAddress: Narrowing['onAddress'] = (to) =>
    addresses.push(to(new URLSearchParams('principal=user:noah&q=x')).toString())
  const { rerender } = await show(table('', onAddress), language)
  const only = page.getByRole('button', { name })
  await expect.element(only).toHaveAttribute('aria-pressed', 'false')
  await only.click()
  await rerender(table('principal=user:noah', onAddress))
  await expect.element(only).toHaveAttribute('aria-pressed', 'true')
  await only.click()
  expect(addresses).toEqual(['q=x&principal=user%3Anoah', 'q=x'])
})

it('offers nothing for a name that no address holds', async () => {
  await show(table('', vi.fn()))
  await expect.element(page.getByRole('row', { name: /^x+/ })).toBeVisible()
  expect(page.getByRole('table').getByRole('button').elements()).toHaveLength(1)
})

it('shows all names on demand, and draws them as they come into view', async () => {
  const many = Array.from({ length: 250 }, (_, n) => {
    const key = `user:${n}`
    return { value: key, key, events: 1_000 - n, denied: 0 }
  })
  await show(
    <TopTable
      title="People"
      column="Person"
      counts={many}
      nameOf={(name) => ({ name })}
      onlyOf={ONLY_OF.principals}
      filters={readLoadedFilters(new URLSearchParams())}
      onAddress={vi.fn()}
    />,
  )
  const names = page.getByRole('button', { name: /^Only/ })
  expect(names.elements()).toHaveLength(8)
  await expect.element(page.getByText('and 242 more with 210,903 decisions')).toBeVisible()
  await page.getByRole('button', { name: 'Show all 250: People' }).click()
  await expect.element(page.getByText('and 242 more')).not.toBeInTheDocument()
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '251')
  expect(names.elements()).toHaveLength(100)
  const last = page.getByRole('button', { name: 'Only user:249' })
  await expect
    .poll(() => {
      names.elements().at(-1)?.scrollIntoView()
      return last.elements().length
    })
    .toBe(1)
  expect(names.elements()).toHaveLength(250)
  await page.getByRole('button', { name: 'Show the first 8: People' }).click()
  await expect.element(last).not.toBeInTheDocument()
  expect(names.elements()).toHaveLength(8)
})
