import type { Locator } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { requestsOf } from './audit-screen'
import { expect, test } from './fixtures'

/** Pixels between the right edge of a part and that of a window of 3,840. */
const leftOver = async (part: Locator) => {
  const box = await part.boundingBox()
  return 3840 - (box ? box.x + box.width : 0)
}

test('in a 4K window a history, a comparison of two Artifacts and the audit use the whole width, and a text to be read does not', async ({
  openAs,
  seedPrompt,
}) => {
  const one = await seedPrompt()
  const other = await seedPrompt()
  const page = await openAs(
    'scope-admin',
    paths.history(one.scopeId, 'prompt', one.key, { from: 1, to: 2 }),
  )
  await page.setViewportSize({ width: 3840, height: 2160 })
  const changes = page.getByRole('region', { name: /^Changes from/ })
  await expect(changes).toBeVisible()
  expect(await leftOver(changes)).toBeLessThanOrEqual(32)
  const side = (of: typeof one) => ({
    scopeId: of.scopeId,
    family: 'prompt',
    artifactId: of.key,
    revision: 1,
  })
  await page.goto(paths.compare(side(one), side(other)))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect.poll(() => leftOver(page.getByRole('main'))).toBeLessThanOrEqual(32)
  await page.goto(paths.audit({ resource: `scope:${one.scopeId}` }))
  await expect(requestsOf(page)).toBeVisible()
  expect(await leftOver(requestsOf(page))).toBeLessThanOrEqual(32)
  await page.goto(paths.artifact(one.scopeId, 'prompt', one.key))
  await expect(page.getByRole('tab', { name: 'Content' })).toBeVisible()
  const main = await page.getByRole('main').boundingBox()
  expect(main?.width).toBe(1440)
})
