import { paths } from '../src/routing/paths'
import { expect, test } from './fixtures'
import { expectSeenAtOnce } from './seen'

for (const key of ['Tab', 'Shift+Tab']) {
  test(`what has the focus is never behind the bar: ${key}`, async ({
    expectRefusals,
    openAs,
    page,
    seedPrompt,
  }) => {
    expectRefusals(422, /\/prompts\//)
    const { scopeId } = await seedPrompt()
    await page.setViewportSize({ width: 390, height: 420 })
    await openAs('scope-admin', paths.scope(scopeId))
    await expect(page.getByRole('heading', { name: 'What you may do here' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
    const links = page.getByRole('main').locator('a[href], button')
    const count = await links.count()
    expect(count).toBeGreaterThan(12)
    await (key === 'Tab' ? links.first() : links.last()).focus()
    for (let step = 1; step < count; step += 1) {
      await page.keyboard.press(key)
      await expectSeenAtOnce({ [`${key} ${step}`]: page.locator(':focus') })
    }
    await expect(key === 'Tab' ? links.last() : links.first()).toBeFocused()
  })
}
