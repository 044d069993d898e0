import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../ui/testing/show'
import { UnreadAddress } from './UnreadAddress'

it.each([
  [
    'en',
    '“2026-13” in this address is no time between 1970 and 9998. The list is not narrowed by it. The console cannot use “not.hours=6” in this address. The list is not narrowed by it. Hours are written like 22-6@Europe/Berlin, with a zone that this browser knows. The console cannot use “order=random” in this address. The screen is shown without it.',
  ],
  [
    'zh',
    '地址中的“2026-13”不是 1970 年至 9998 年之间的时间。列表没有按它缩小范围。 控制台无法使用地址中的“not.hours=6”。列表没有按它缩小范围。 时段写作 22-6@Europe/Berlin，其中的时区须为此浏览器所知。 控制台无法使用地址中的“order=random”。 页面未按它显示。',
  ],
] as const)(
  'names times, filters and ways to show the list, and says how hours are written, in %s',
  async (...row) => {
    const [language, said] = row
    await show(
      <MemoryRouter>
        <UnreadAddress times={['2026-13']} filters={['not.hours=6']} looks={['order=random']} />
      </MemoryRouter>,
      language,
    )
    await expect.element(page.getByText(said, { exact: true })).toBeVisible()
  },
)

it('names five filters at most, each cut to its first characters, and says nothing of hours where none are meant', async () => {
  const filters = Array.from({ length: 7 }, (_, n) => `operation=${n}${'x'.repeat(600)}`)
  await show(
    <MemoryRouter>
      <UnreadAddress times={[]} filters={filters} looks={[]} />
    </MemoryRouter>,
  )
  const named = filters.slice(0, 5).map((text) => `“${text.slice(0, 64)}”`)
  const said = `The console cannot use ${named.join(', ')}, … in this address. The list is not narrowed by it.`
  await expect.element(page.getByText(said, { exact: true })).toBeVisible()
})
