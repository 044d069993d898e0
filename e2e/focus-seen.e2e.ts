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
    const main = page.getByRole('main')
    const links = main.locator('a[href], button')
    await (key === 'Tab' ? links.first() : links.last()).focus()
    const focused = main.locator(':focus')
    let steps = 0
    for (; (await focused.count()) === 1; steps += 1) {
      await expectSeenAtOnce({ [`${key} ${steps}`]: focused })
      await page.keyboard.press(key)
    }
    expect(steps).toBeGreaterThan(12)
  })
}
