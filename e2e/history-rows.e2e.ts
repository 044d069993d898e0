import type { Locator } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { expect, test } from './fixtures'
import { changes, list, row } from './history-screen'
import { numbered } from './prompt-texts'
import type { RevisionSpec } from './seed'
import { expectSeenAtOnce } from './seen'

const REASON =
  'Looser citations let two skills through that rested on one chat message. The certificate section comes back once payments has signed it off.'

/** Of 24 revisions every sixth is restored, with a reason that no line of the list holds. */
const many: RevisionSpec[] = Array.from({ length: 24 }, (_, index): RevisionSpec => {
  const revision = index + 1
  return revision % 6 === 4 && revision > 4
    ? { restore: revision - 4, reason: REASON }
    : numbered(revision)
})

const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height
/** Whether a person sees it: what is transparent has its place, and can be pressed, all the same. */
const opacityOf = (locator: Locator) =>
  locator.evaluate((element) => {
    let opacity = 1
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity)
    return opacity
  })

test('fifteen revisions are in sight, and none changes its height for its buttons', async ({
  backend,
  openAs,
  page,
  seedPrompt,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { scopeId, key } = await seedPrompt({ revisions: many })
  await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  await expect(changes(page, 23, 24).getByRole('group', { name: 'Changed lines' })).toBeVisible()
  const first = Array.from({ length: 15 }, (_, index) => 24 - index)
  await expectSeenAtOnce(Object.fromEntries(first.map((n) => [`r${n}`, row(page, n)])))

  const restore = (revision: number) =>
    row(page, revision).getByRole('button', { name: `Restore revision ${revision}…` })
  await test.step('an end of the comparison shows its buttons', async () => {
    await expect.poll(() => opacityOf(restore(23))).toBe(1)
    await expect.poll(() => opacityOf(restore(21))).toBe(0)
  })
  await test.step('any other one under the pointer and with the focus, in its place', async () => {
    for (const revision of [22, 21]) {
      const before = await heightOf(row(page, revision))
      await row(page, revision).hover()
      await expect.poll(() => opacityOf(restore(revision))).toBe(1)
      await expectSeenAtOnce({
        number: row(page, revision).getByText(`r${revision}`, { exact: true }),
        restore: restore(revision),
        ...(backend.features.recordsRestores && {
          time: row(page, revision).locator('time'),
        }),
      })
      await expect.poll(() => heightOf(row(page, revision))).toBe(before)
    }
    await row(page, 24).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await expect(
      row(page, 21).getByRole('button', { name: 'Compare from revision 21' }),
    ).toBeFocused()
    await expect.poll(() => opacityOf(restore(21))).toBe(1)
  })
  await test.step('a reason that is cut in the list is read whole in the comparison', async () => {
    if (!backend.features.recordsRestores) return
    await row(page, 22).getByText('r22', { exact: true }).click()
    const reason = changes(page, 21, 22).getByRole('button', { name: REASON })
    await reason.click()
    await expectSeenAtOnce({ reason })
  })
})

test('the screen opens with the compared revisions in sight', async ({
  openAs,
  requests,
  seedPrompt,
}) => {
  test.slow()
  const { scopeId, key } = await seedPrompt({
    revisions: Array.from({ length: 110 }, (_, index) => numbered(index + 1)),
  })
  const opens = (from: number, to: number) =>
    openAs('scope-admin', paths.history(scopeId, 'prompt', key, { from, to }))
  await test.step('both, where both fit', async () => {
    const page = await opens(41, 43)
    await expectSeenAtOnce({ from: row(page, 41), to: row(page, 43) })
    await expect(row(page, 43), 'Tab enters the list there').toHaveAttribute('tabindex', '0')
    await page.close()
  })
  await test.step('otherwise the later one', async () => {
    const page = await opens(20, 80)
    await expectSeenAtOnce({ to: row(page, 80) })
    await page.close()
  })
  await test.step('also where they are not loaded, without reading what lies between', async () => {
    const page = await opens(2, 3)
    await expectSeenAtOnce({ from: row(page, 2), to: row(page, 3) })
    const load = page.getByRole('button', { name: 'Load up to here (1 read)' })
    await expect(load).toBeVisible()
    await requests.settled(page)
    await expect(row(page, 1)).toContainText('not loaded')
    await load.click()
    await expect(row(page, 1)).not.toContainText('not loaded')
    await expect(list(page)).toBeVisible()
    await page.close()
  })
  await test.step('and at the top where they are there', async () => {
    const page = await opens(108, 110)
    await expectSeenAtOnce({ from: row(page, 108), to: row(page, 110) })
  })
})
