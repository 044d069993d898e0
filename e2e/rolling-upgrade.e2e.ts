import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { openReview } from './editing'
import { expect } from './fixtures'
import { KEY, test } from './web-servers/upgrade'

const instructions = (page: Page) =>
  page.getByRole('textbox', { name: 'Instructions', exact: true })
const committed = (page: Page, revision: number) =>
  page.getByRole('alert').filter({ hasText: `Committed revision ${revision}` })

test('tabs that were opened on 1.0.0 go on while 1.4.1 answers in turn with it, and after it: nothing is lost or sent twice', async ({
  expectRefusals,
  openAs,
  openSecondAs,
  requests,
  upgrade,
}) => {
  // 1.0.0 does not know the newer keys.
  expectRefusals(422, /\/prompts\//)
  const scopeId = upgrade.scopeId.old
  // Another person's browser hears of no commit.
  const prompts = await openSecondAs('scope-admin', paths.prompts(scopeId))
  const keyRow = (key: string) => prompts.getByRole('row').filter({ hasText: key })
  await expect(keyRow(KEY)).toContainText('Custom')
  await expect(keyRow('topic_memory')).toHaveCount(0)
  const list = await openAs('scope-admin', paths.artifacts(scopeId, 'experience'))
  const page = await openAs('scope-admin', paths.edit(scopeId, 'prompt', KEY))
  await instructions(page).fill('One, begun on the old release.\nTwo.')
  for (const tab of [prompts, list, page]) await requests.settled(tab)

  await test.step('while both answer in turn, the edit is committed once', async () => {
    upgrade.turnTo('in turn')
    const review = await openReview(page)
    await review.getByRole('button', { name: 'Commit revision 2' }).click()
    await expect(committed(page, 2)).toBeVisible()
    await page.goto(paths.edit(scopeId, 'prompt', KEY))
    await instructions(page).fill('One, begun while both answered.\nTwo.')
    await requests.settled(page)
  })

  await test.step('and the next one when only the new release is left', async () => {
    upgrade.turnTo('new')
    const review = await openReview(page)
    await review.getByRole('button', { name: 'Commit revision 3' }).click()
    await expect(committed(page, 3)).toBeVisible()
    expect(requests.of('PUT').map(({ status }) => status)).toEqual([200, 200])
    for (const server of ['old', 'new'] as const) {
      const ada = upgrade[server].as('scope-admin')
      const at = upgrade.scopeId[server]
      const { data } = await ada.readHead(at, 'prompt', KEY)
      expect(data.revision, server).toBe(3)
      expect(data.content['instructions']).toBe('One, begun while both answered.\nTwo.')
    }
  })

  await test.step('screens of before know what the new release has after "Refresh"', async () => {
    await expect(keyRow('topic_memory')).toHaveCount(0)
    await prompts.getByRole('button', { name: 'Refresh' }).click()
    await requests.settled(prompts)
    await list.getByRole('button', { name: 'Refresh' }).click()
    await requests.settled(list)
    await expect(keyRow(KEY)).toContainText('3')
    await expect(keyRow('topic_memory').first()).toBeVisible()
    await expect(list.getByRole('button', { name: 'Search texts…' })).toBeVisible()
  })
})
