import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../ui/testing/show'
import { TimeRangeFilter } from './TimeRangeFilter'

type Range = Record<string, string | null>

function Filter({ onChange }: { onChange: (changes: Range) => void }) {
  const [range, setRange] = useState<Range>({})
  return (
    <TimeRangeFilter
      from={range.from ?? undefined}
      to={range.to ?? undefined}
      zone="utc"
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
