import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../ui/testing/show'
import { FilterPanel } from './FilterPanel'
import { readLoadedFilters } from './loaded-filters'

it('filters nothing by a subject type alone, which waits for the id', async () => {
  const onChange = vi.fn()
  await show(
    <FilterPanel
      filters={{}}
      loadedFilters={readLoadedFilters(new URLSearchParams())}
      zone="utc"
      phone={false}
      field={null}
      onChange={onChange}
      onAdd={vi.fn()}
      onDone={vi.fn()}
    />,
  )
  const type = page.getByRole('combobox', { name: 'Subject type' })
  await type.selectOptions('service')
  await expect.element(type).toHaveValue('service')
  expect(onChange).not.toHaveBeenCalled()
  const id = page.getByRole('combobox', { name: 'Subject id' })
  await id.fill('svc-nightly')
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ subject: 'service:svc-nightly' })
})
