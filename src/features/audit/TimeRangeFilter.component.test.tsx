import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../ui/testing/show'
import { TimeRangeFilter } from './TimeRangeFilter'

type Range = Record<string, string | null>

type Props = { folded?: boolean; onChange: (changes: Range) => void }

function Filter({ folded = true, onChange }: Props) {
  const [range, setRange] = useState<Range>({})
  return (
    <TimeRangeFilter
      from={range.from ?? undefined}
      to={range.to ?? undefined}
      zone="utc"
      folded={folded}
      onChange={(changes) => {
        setRange({ ...range, ...changes })
        onChange(changes)
      }}
    />
  )
}
const range = () => page.getByRole('combobox', { name: 'Time range' })

it('offers usual ranges, and "All time" takes them back', async () => {
  const onChange = vi.fn()
  await show(<Filter onChange={onChange} />)
  await range().selectOptions('Last hour')
  expect(onChange).toHaveBeenLastCalledWith({ from: '-1h', to: null })
  await range().selectOptions('All time')
  expect(onChange).toHaveBeenLastCalledWith({ from: null, to: null })
  expect(page.getByRole('textbox').elements()).toEqual([])
})

it('takes any point in time as people write it, and says what it understood', async () => {
  const onChange = vi.fn()
  await show(<Filter onChange={onChange} />)
  await range().selectOptions('Custom…')
  expect(onChange).not.toHaveBeenCalled()
  const from = page.getByRole('textbox', { name: 'From' })
  await from.fill('2026-09-01 08:30')
  await expect.element(page.getByText(/2026-09-01 08:30:00/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-09-01T08:30:00.000Z' })
})

it('refuses what is no time, and keeps what was typed', async () => {
  const onChange = vi.fn()
  await show(<Filter onChange={onChange} />)
  await range().selectOptions('Custom…')
  const to = page.getByRole('textbox', { name: 'To' })
  await to.fill('the day before')
  await userEvent.keyboard('{Enter}')
  await expect.element(to).toBeInvalid()
  await expect.element(to).toHaveValue('the day before')
  expect(onChange).not.toHaveBeenCalled()
})

it('names the typed range, opens what was typed again, and closes on Escape', async () => {
  await show(<Filter onChange={vi.fn()} />)
  await range().selectOptions('Custom…')
  await page.getByRole('textbox', { name: 'From' }).fill('2026-09-01')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('textbox', { name: 'To' }).fill('2026-09-12')
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('textbox').elements()).toEqual([])
  await expect.element(range()).toHaveFocus()
  await expect.element(range()).toHaveDisplayValue('2026-09-01 – 09-12')
  await range().selectOptions('Custom…')
  await expect.element(page.getByRole('textbox', { name: 'To' })).toHaveValue('2026-09-12')
  await expect.element(range()).toHaveDisplayValue('2026-09-01 – 09-12')
})

it('shows what was typed without a press where it has lines of its own', async () => {
  await show(<Filter folded={false} onChange={vi.fn()} />)
  await range().selectOptions('Custom…')
  const from = page.getByRole('textbox', { name: 'From' })
  await from.fill('2026-09-01')
  await userEvent.keyboard('{Enter}')
  await range().selectOptions('From 2026-09-01')
  await expect.element(from).toHaveValue('2026-09-01')
})
