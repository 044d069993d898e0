import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { expectAccessible } from './accessible'
import { contentsOf } from './contents-of'
import { expect, test } from './fixtures'
import { keepsName } from './keeps-name'
import { seedScope } from './seed'

const bar = (page: Page) => page.getByRole('banner').first()
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' })
const here = (page: Page) => crumbs(page).locator('[aria-current=page]')
const others = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name}: others in this list` })
const items = (page: Page) => page.getByRole('menuitem')
const titled = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title })

test('breadcrumbs stand in the bar where it has room, and end with the screen itself', async ({
  openAs,
  seedPrompt,
}) => {
  const { scopeId, scopeTitle, key } = await seedPrompt()
  const page = await openAs('scope-admin', paths.prompt(scopeId, key))
  await expect(bar(page).getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible()
  await expect(crumbs(page).getByRole('link')).toHaveText(['Scopes', scopeTitle, 'Prompts'])
  await expect(here(page)).toHaveText(key)
  await keepsName(page, scopeTitle)
  await page.goto(paths.history(scopeId, 'prompt', key))
  await expect(crumbs(page).getByRole('link')).toHaveText(['Scopes', scopeTitle, 'Prompts', key])
  await expect(here(page)).toHaveText('History')
  await page.goto(paths.artifacts(scopeId, 'prompt'))
  await expect(here(page)).toHaveText('prompt')
  await page.goto(paths.audit({ resource: 'server' }))
  await expect(here(page)).toHaveText('Audit')
  await page.goto(paths.prompt(scopeId, key))
  await expect(here(page)).toHaveText(key)
  await page.setViewportSize({ width: 899, height: 800 })
  await expect(
    page.getByRole('main').getByRole('navigation', { name: 'Breadcrumbs' }),
  ).toBeVisible()
  await expect(crumbs(page)).toHaveCount(1)
  await expect(here(page)).toHaveCount(0)
})

test('a long title is cut in the bar, with its whole text as tip, and moves nothing', async ({
  api,
  openAs,
}) => {
  const title = 'The checkout service of the whole web shop, its handbook and its night shifts '
    .repeat(2)
    .trim()
  const root = api.as('root')
  const scope = await root.createScope({ title, summary: 'Long.' })
  await root.grant('scope-admin', 'scope.viewer', scope.scope_id)
  const page = await openAs('scope-admin', paths.artifacts(scope.scope_id, 'skill'))
  const link = crumbs(page).getByRole('link', { name: title })
  const goTo = page.getByRole('button', { name: 'Go to…' })
  for (const width of [900, 1000, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(link).toHaveAttribute('title', scope.title)
    await expect(here(page)).toHaveText('skill')
    // The bar takes the new width with the next frames.
    await expect
      .poll(async () => {
        const [slot, button] = [await crumbs(page).boundingBox(), await goTo.boundingBox()]
        return (slot?.x ?? 0) + (slot?.width ?? Infinity) - (button?.x ?? 0)
      }, 'over the button')
      .toBeLessThanOrEqual(0)
    await expect
      .poll(async () => (await crumbs(page).boundingBox())?.height, 'one line')
      .toBeLessThan(40)
    await expect(here(page)).toBeInViewport({ ratio: 1 })
  }
})

test('however long the last crumb is, those before it keep some letters and lie over none', async ({
  api,
  openAs,
}) => {
  const { scope_id: scopeId, title } = await seedScope(api)
  const situation = 'Two hundred orders were captured twice, and nobody had looked. '.repeat(4)
  const content = { ...contentsOf['experience'], situation: situation.trim() }
  const { artifact_id: id } = await api
    .as('scope-admin')
    .createArtifact(scopeId, 'experience', content)
  const page = await openAs('scope-admin', paths.artifact(scopeId, 'experience', id))
  await expect(here(page)).toContainText('Two hundred orders')
  for (const width of [900, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(async () => {
        const parts = [...(await crumbs(page).getByRole('link').all()), here(page)]
        const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
        const gaps = boxes.slice(1).map((box, place) => {
          const before = boxes[place]
          // A stroke stands between two of them.
          return box && before ? box.x - before.x - before.width : 0
        })
        const scope = await crumbs(page).getByRole('link', { name: title }).boundingBox()
        return Math.min(...gaps) >= 8 && (scope?.width ?? 0) >= 24
      }, `at ${width} px`)
      .toBe(true)
  }
})

test('the menu beside the last crumb leads to the others of its list, without a call of its own', async ({
  api,
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, scopeTitle, key } = await seedPrompt()
  const names = ['move-traffic', 'drain-a-queue', 'roll-back']
  const ids: string[] = []
  for (const name of names) {
    const content = { ...contentsOf['skill'], name }
    ids.push((await api.as('scope-admin').createArtifact(scopeId, 'skill', content)).artifact_id)
  }
  const page = await openAs('scope-admin', paths.prompt(scopeId, key))
  await requests.settled(page)

  await test.step('a Prompt', async () => {
    const calls = await requests.during(async () => {
      await others(page, key).click()
      await expect(items(page).filter({ hasText: 'handoff.generate' })).toBeVisible()
      await expect(items(page).filter({ hasText: key })).toHaveCount(0)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(others(page, key)).toBeFocused()
    })
    expect(calls).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'handoff.generate' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.prompt(scopeId, 'handoff.generate')}$`))
    await expect(titled(page, 'handoff.generate')).toBeFocused()
    await expect(here(page)).toHaveText('handoff.generate')
  })

  await test.step('an Artifact, and its history', async () => {
    const [id = ''] = ids
    await page.goto(paths.artifact(scopeId, 'skill', id))
    await expect(here(page)).toHaveText('move-traffic')
    // Nobody has listed the family yet.
    await requests.settled(page)
    await expect(others(page, 'move-traffic')).toHaveCount(0)
    await crumbs(page).getByRole('link', { name: 'skill' }).click()
    await page.getByRole('main').getByRole('link', { name: 'roll-back', exact: true }).click()
    await page.getByRole('link', { name: 'History' }).click()
    await expect(here(page)).toHaveText('History')
    await others(page, 'roll-back').click()
    await expect(items(page)).toHaveCount(2)
    await page.getByRole('menuitem', { name: 'drain-a-queue' }).click()
    await expect(titled(page, 'History of drain-a-queue')).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`${paths.history(scopeId, 'skill', ids[1] ?? '')}$`))
  })

  await test.step('a family', async () => {
    await crumbs(page).getByRole('link', { name: 'skill' }).click()
    await others(page, 'skill').click()
    await page.getByRole('menuitem', { name: 'handoff' }).click()
    await expect(titled(page, 'Artifacts · handoff')).toBeFocused()
  })

  await test.step('a Scope', async () => {
    const other = await seedScope(api)
    await crumbs(page).getByRole('link', { name: scopeTitle }).click()
    await expect(titled(page, scopeTitle)).toBeVisible()
    await page.goto(paths.scope(other.scope_id))
    await expect(here(page)).toHaveText(other.title)
    await others(page, other.title).click()
    await page.getByRole('menuitem', { name: scopeTitle }).click()
    await expect(titled(page, scopeTitle)).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`${paths.scope(scopeId)}$`))
  })
})
