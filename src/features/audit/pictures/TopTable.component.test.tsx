import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../ui/testing/show'
import { readLoadedFilters } from '../filters/loaded-filters'
import { ONLY_OF } from './only'
import { TopTable, type Narrowing } from './TopTable'

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
