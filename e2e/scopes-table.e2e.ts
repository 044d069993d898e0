import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import type { Api } from './api'
import { pasted } from './clipboard'
import { expect, expectAccessible, test } from './fixtures'
import { uniqueTitle } from './seed'

// Wide enough for the column of parents.
test.use({ viewport: { width: 1440, height: 900 } })

const table = (page: Page) => page.getByRole('table', { name: 'Scopes' })
const headOf = (page: Page, title: string) => page.getByRole('rowheader', { name: title })
const rowOf = (page: Page, title: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: headOf(page, title) })
const column = (page: Page, name: string) => table(page).getByRole('columnheader', { name })
const sortBy = (page: Page, name: string) => column(page, name).getByRole('button').click()

/** Two Scopes at the top, the later one by title with two children; the robot, who has few others, may read all four. */
async function seedTree(api: Api) {
  const root = api.as('root')
  const word = uniqueTitle('Orchard')
  const create = async (title: string, parent?: string) => {
    const summary = `${word}: what the robot looks after.`
    const scope = await root.createScope({ title, summary, ...(parent && { parent }) })
    await root.grant('bot', 'scope.viewer', scope.scope_id)
    return scope
  }
  const trunk = await create(`Trunk of ${word}`)
  const pear = await create(`Pears of ${word}`, trunk.scope_id)
  const apple = await create(`Apples of ${word}`, trunk.scope_id)
  const fence = await create(`Fence of ${word}`)
  return { word, trunk, pear, apple, fence }
}

/** The first words of these Scopes, in the order in which they stand. */
const standing = (page: Page, word: string) => async () => {
  const heads = await table(page).getByRole('rowheader').getByRole('link').allTextContents()
  return heads.filter((text) => text.endsWith(word)).map((text) => text.split(' ')[0])
}

test('children stand below their parents, further in, with their level in words', async ({
  api,
  openAs,
}) => {
  const { word, trunk, pear } = await seedTree(api)
  const page = await openAs('bot', paths.scopes())
  await expect.poll(standing(page, word)).toEqual(['Fence', 'Trunk', 'Apples', 'Pears'])
  await expect(headOf(page, pear.title)).toHaveAccessibleName(/ level 2/)
  await expect(headOf(page, trunk.title)).not.toHaveAccessibleName(/level/)
  const leftOf = async (title: string) =>
    (await page.getByRole('link', { name: title }).first().boundingBox())?.x ?? 0
  await expect
    .poll(async () => (await leftOf(pear.title)) - (await leftOf(trunk.title)), 'further in')
    .toBeGreaterThan(0)
  await expectAccessible(page)

  await page.getByRole('searchbox', { name: 'Search scopes' }).fill(word)
  await expect.poll(standing(page, word)).toEqual(['Apples', 'Fence', 'Pears', 'Trunk'])
  await expect(headOf(page, pear.title)).not.toHaveAccessibleName(/level/)
})

test('a sort by title or parent is an address, and ends in the tree again', async ({
  api,
  openAs,
}) => {
  const { word } = await seedTree(api)
  const page = await openAs('bot', `${paths.scopes()}?sort=summary`)
  const tree = ['Fence', 'Trunk', 'Apples', 'Pears']
  await expect.poll(standing(page, word)).toEqual(tree)
  await sortBy(page, 'Title')
  await expect(page).toHaveURL(/\?sort=title$/)
  await expect(column(page, 'Title')).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(standing(page, word)).toEqual(['Apples', 'Fence', 'Pears', 'Trunk'])
  await page.reload()
  await column(page, 'Title').getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?sort=-title$/)
  await expect(column(page, 'Title')).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(standing(page, word)).toEqual(['Trunk', 'Pears', 'Fence', 'Apples'])
  await sortBy(page, 'Title')
  await expect(page).not.toHaveURL(/sort/)
  await expect.poll(standing(page, word)).toEqual(tree)
  await sortBy(page, 'Parent')
  await expect(column(page, 'Parent')).toHaveAttribute('aria-sort', 'ascending')
  await sortBy(page, 'Parent')
  await expect(page).toHaveURL(/sort=-parent$/)
  await expect(column(page, 'Title')).not.toHaveAttribute('aria-sort')
  await expect.poll(standing(page, word)).toEqual(['Pears', 'Apples', 'Trunk', 'Fence'])
})

test('a row leads to its Scope wherever it is pressed, but for its parent and "Copy id"', async ({
  api,
  context,
  openAs,
}) => {
  await context.grantPermissions(['clipboard-write'])
  const { pear, trunk } = await seedTree(api)
  const page = await openAs('bot', paths.scopes())
  const row = rowOf(page, pear.title)
  const titled = (title: string) => page.getByRole('heading', { level: 1, name: title })
  const copy = row.getByRole('button', { name: 'Copy id' })
  await row.hover()
  await copy.click()
  await expect.poll(() => pasted(page)).toBe(pear.scope_id)
  await expect(titled('Scopes')).toBeVisible()

  const last = await row.getByRole('cell').last().boundingBox()
  if (!last) throw new Error('The row has no cell.')
  await page.mouse.click(last.x + last.width - 4, last.y + last.height / 2)
  await expect(titled(pear.title)).toBeVisible()
  await page.goBack()
  await row.getByRole('link', { name: trunk.title }).click()
  await expect(titled(trunk.title)).toBeVisible()
  await page.goBack()

  const other = rowOf(page, trunk.title)
  await other.getByRole('link', { name: trunk.title }).focus()
  await page.keyboard.press('Tab')
  await expect(other.getByRole('button', { name: 'Copy id' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => pasted(page)).toBe(trunk.scope_id)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(titled(trunk.title)).toBeVisible()
})
