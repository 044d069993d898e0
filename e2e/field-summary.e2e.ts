import { paths } from '../src/routing/paths'
import { expect, expectAccessible, test } from './fixtures'
import { changes, row } from './history-screen'

test('a line above the diff says which fields changed and how much, and leads to each', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  await openAs('scope-admin', paths.history(scopeId, 'prompt', key, { from: 2, to: 6 }))
  const change = changes(page, 2, 6)
  const line = change.getByRole('list', { name: 'Changes by field' })
  const demonstrations = line.getByRole('button', { name: 'Demonstrations: 1 added' })
  await expect(demonstrations).toBeVisible()
  await expect(
    line.getByRole('button', { name: /^Instructions: \d+ lines? added(, \d+ removed)?$/ }),
  ).toBeVisible()
  await expectAccessible(page)

  await test.step('a press shows the first change of the field', async () => {
    await page.setViewportSize({ width: 1280, height: 640 })
    await demonstrations.click()
    const heading = change.getByRole('heading', { name: /^Demonstration 1/ })
    await expect(heading.first()).toBeInViewport()
    await expect(change.getByText(/^[2-9]\d* of \d+$/)).toBeVisible()
    await expect(demonstrations).toBeFocused()
  })

  await test.step('it keeps its place, whichever revisions are compared', async () => {
    const before = await line.boundingBox()
    await row(page, 3).getByText('r3', { exact: true }).click()
    const ofAuto = changes(page, 2, 3).getByRole('list', { name: 'Changes by field' })
    await expect(ofAuto.getByRole('button', { name: 'Mode: changed' })).toBeVisible()
    const after = await ofAuto.boundingBox()
    expect(after).toEqual({ ...before, x: after?.x, width: after?.width })
  })

  await test.step('on a phone it is one line too, and widens nothing', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(paths.history(scopeId, 'prompt', key, { from: 2, to: 6 }))
    await expect(demonstrations).toBeVisible()
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBe(390)
    const box = await line.boundingBox()
    expect(box?.height).toBeLessThan(30)
    await expectAccessible(page)
  })
})
