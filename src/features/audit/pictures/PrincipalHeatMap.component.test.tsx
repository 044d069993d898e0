import { expect, it, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { show } from '../../../ui/testing/show'
import { readLoadedFilters } from '../filters/loaded-filters'
import { HOURS } from './hours-of-principals'
import { PrincipalHeatMap } from './PrincipalHeatMap'
import { BUSIEST } from './tally'
import type { Narrowing } from './NarrowingName'

type Made = { id: string; at?: Readonly<Record<number, readonly [events: number, denied: number]>> }
const ada = { id: 'ada', at: { 9: [5, 2], 12: [3, 0] } } as const
const bob = { id: 'bob', at: { 12: [1, 1] } } as const

const map = (
  made: readonly Made[],
  { query = '', onAddress = vi.fn() as Narrowing['onAddress'] } = {},
) => {
  const size = Math.min(made.length, BUSIEST) * HOURS
  const count = (of: 0 | 1) =>
    Uint32Array.from(
      { length: size },
      (_, cell) => made[Math.floor(cell / HOURS)]?.at?.[cell % HOURS]?.[of] ?? 0,
    )
  return (
    <PrincipalHeatMap
      principals={made.map(({ id }, n) => ({
        value: { type: 'user', id },
        key: `user:${id}`,
        events: 1_000 - n,
        denied: 0,
      }))}
      hours={{ events: count(0), denied: count(1) }}
      nameOf={({ id }) => ({ name: `Name of ${id}`, ids: `user ${id}` })}
      column="Principal"
      zone="utc"
      filters={readLoadedFilters(new URLSearchParams(query))}
      onAddress={onAddress}
    />
  )
}

it.each([
  [
    'en',
    'Only Name of ada (user ada)',
    '5 decisions, 2 denied at 9:00: only Name of ada (user ada) at this hour',
  ],
  [
    'zh',
    '只看 Name of ada (user ada)',
    '9:00：5 个决定，其中 2 个被拒绝。只看 Name of ada (user ada) 在这个小时的决定',
  ],
] as const)(
  'a name narrows to the principal, a cell to its hour too, and both go back, in %s',
  async (language, name, cell) => {
    let address = 'q=x'
    const addresses: string[] = []
    const onAddress: Narrowing['onAddress'] = (to) =>
      addresses.push(to(new URLSearchParams(address)).toString())
    const { rerender } = await show(map([ada, bob], { onAddress }), language)
    const grid = page.getByRole('grid')
    const buttons = [
      grid.getByRole('button', { name, exact: true }),
      grid.getByRole('button', { name: cell, exact: true }),
    ]
    for (const button of buttons) {
      await expect.element(button).toHaveAttribute('aria-pressed', 'false')
      await button.click()
    }
    const both = 'principal=user%3Aada&hours=9-10%40UTC'
    expect(addresses.splice(0)).toEqual(['q=x&principal=user%3Aada', `q=x&${both}`])
    address = `q=x&${both}`
    await rerender(map([ada], { onAddress, query: both }))
    for (const button of buttons) {
      await expect.element(button).toHaveAttribute('aria-pressed', 'true')
      await button.click()
    }
    // A name takes its principal away alone, as it does in the tables.
    expect(addresses).toEqual(['q=x&hours=9-10%40UTC', 'q=x'])
  },
)

it('has a row for each of the most frequent principals, and says how many others there are', async () => {
  await show(map(Array.from({ length: BUSIEST + 31 }, (_, n) => ({ id: `p${n}` }))))
  await expect.element(page.getByText('and 31 more with 30,163 decisions')).toBeVisible()
  const heads = page.getByRole('rowheader').elements()
  expect(heads.map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: BUSIEST }, (_, n) => `Name of p${n}`),
  )
})

it('shows the hours of a principal that no address holds, and offers nothing for them', async () => {
  await show(map([{ id: 'x'.repeat(601), at: { 9: [5, 2] } }, bob]))
  await expect.element(page.getByRole('gridcell', { name: '5(2)' })).toBeVisible()
  expect(page.getByRole('grid').getByRole('button').elements()).toHaveLength(2)
})

it('is one stop of the Tab key, and arrows lead to names and to cells that have events', async () => {
  const { rerender } = await show(map([ada, bob]))
  const focused = (name: RegExp) => expect.element(page.getByRole('button', { name })).toHaveFocus()
  await userEvent.tab()
  await userEvent.tab()
  await focused(/^Only Name of ada/)
  await userEvent.keyboard('{ArrowRight}')
  await focused(/^5 decisions/)
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await focused(/^1 decision, 1 denied at 12:00: only Name of bob/)
  // The list grows, and another principal stands first.
  await rerender(map([{ id: 'eve', at: { 12: [9, 0] } }, ada, bob]))
  await focused(/only Name of bob/)
  await userEvent.keyboard('{ArrowUp}')
  await focused(/^3 decisions, 0 denied at 12:00: only Name of ada/)
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}')
  await focused(/^Only Name of bob/)
})

it.each(['en', 'zh'] as const)(
  'names keep in view on a phone while the hours scroll, in %s',
  async (language) => {
    await page.viewport(320, 640)
    await show(map([{ id: 'a'.repeat(60), at: { 0: [5, 2], 23: [1, 0] } }]), language)
    const head = page.getByRole('rowheader')
    const last = page.getByRole('gridcell', { name: /23:00/ })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(last.getByRole('button')).toHaveFocus()
    expect(head.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
    await userEvent.keyboard('{ArrowLeft}')
    const first = page.getByRole('gridcell', { name: /[^\d]0:00|^0:00/ })
    await expect.element(first.getByRole('button')).toHaveFocus()
    expect(first.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(
      head.element().getBoundingClientRect().right,
    )
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
)

it.each([390, 1000])(
  'each cell that the keys lead to is clear of the name of its row, in a window of %i px',
  async (width) => {
    await page.viewport(width, 844)
    const at = Object.fromEntries(
      Array.from({ length: HOURS }, (_, hour) => [hour, [1, 0]] as const),
    )
    await show(<div style={{ width: 380 }}>{map([{ id: 'x'.repeat(40), at }])}</div>)
    const boxOf = (button: Locator) => button.element().getBoundingClientRect()
    const cell = (hour: number) => page.getByRole('button', { name: ` at ${hour}:00` })
    const name = page.getByRole('rowheader').getByRole('button')
    await expect.element(cell(23)).toBeInTheDocument()
    cell(23).element().focus()
    for (let hour = 22; hour >= 0; hour -= 1) {
      await userEvent.keyboard('{ArrowLeft}')
      await expect.element(cell(hour)).toHaveFocus()
      expect(boxOf(cell(hour)).left, `${hour}:00`).toBeGreaterThanOrEqual(boxOf(name).right)
    }
  },
)
