import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { auditOf, listed, rowsOf } from './audit-screen'
import { hasKeys, reasonFor } from './dialogs'
import { openExport, savedBy, startIn } from './exports'
import { FRAME_BUTTONS, frameButton } from './frame'
import { expect, test } from './fixtures'
import { LONGEST_MS, screensOf } from './screens'

// The fixtures fail every journey in which a browser reports a violation. Here the policy is seen to be in force, and
// one journey goes everywhere under it.
type WithTrustedTypes = Window & {
  trustedTypes: {
    createPolicy(name: string, rules: object): { createScriptURL(address: string): string }
  }
}

const intrusions: Record<string, { act: () => unknown; reported: RegExp }> = {
  'text that becomes markup': {
    act: () => {
      document.body.innerHTML = '<b>x</b>'
    },
    reported: /requires 'TrustedHTML' assignment/,
  },
  'a frame with markup of its own': {
    act: () => {
      document.createElement('iframe').srcdoc = '<b>x</b>'
    },
    reported: /requires 'TrustedHTML' assignment/,
  },
  'a script from an address of this origin': {
    act: () => {
      document.createElement('script').src = '/v1/scopes'
    },
    reported: /requires 'TrustedScriptURL' assignment/,
  },
  'a worker from an address of this origin': {
    act: () => new Worker('/v1/scopes'),
    reported: /requires 'TrustedScriptURL' assignment/,
  },
  'a policy that allows everything': {
    act: () =>
      (window as unknown as WithTrustedTypes).trustedTypes.createPolicy('default', {
        createHTML: (markup: string) => markup,
      }),
    reported: /TrustedTypePolicy named 'default' violates/,
  },
}

for (const [name, { act, reported }] of Object.entries(intrusions)) {
  test(`${name} is refused, and the refusal is noticed`, async ({ announce, openAs, problems }) => {
    const page = await openAs(null, paths.signIn())
    await expect(page.evaluate(act)).rejects.toThrow('TypeError')
    await expect.poll(() => problems.unannounced()).toEqual([expect.stringMatching(reported)])
    announce(reported)
  })
}

test("the worker's policy exists once, so that nobody can make another by its name", async ({
  announce,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  const page = await openAs(
    'scope-admin',
    paths.history(scopeId, 'prompt', key, { from: 2, to: 5 }),
  )
  await compared(page, 2, 5)
  announce(/TrustedTypePolicy named 'diff-worker' violates/)
  const again = page.evaluate(() =>
    (window as unknown as WithTrustedTypes).trustedTypes.createPolicy('diff-worker', {}),
  )
  await expect(again).rejects.toThrow(/diff-worker/)
})

const compared = (page: Page, from: number, to: number) =>
  expect(
    page
      .getByRole('region', { name: `Changes from revision ${from} to revision ${to}` })
      .getByRole('insertion')
      .first(),
  ).toBeVisible()

test('every screen, dialog, menu, chart, comparison and export works under Trusted Types', async ({
  backend,
  expectRefusals,
  openAs,
  seedPrompt,
}) => {
  test.slow()
  // An older server refuses the Prompt keys that came after it.
  expectRefusals(422, /\/prompts\//)
  const seeded = await seedPrompt()
  const { scopeId, key } = seeded
  await openAs(null, paths.signIn())
  const page = await openAs('scope-admin', paths.scopes())
  for (const { name, path, shows, title } of screensOf(seeded)) {
    await test.step(name, async () => {
      await page.goto(path)
      const shown = page.getByRole(shows, { name: title, exact: true }).first()
      await expect(shown).toBeVisible({ timeout: LONGEST_MS })
      await expect.poll(() => page.evaluate(() => crossOriginIsolated)).toBe(true)
    })
  }

  await test.step('menus and dialogs of the frame', async () => {
    for (const name of FRAME_BUTTONS) {
      await frameButton(page, name).click()
      const opened = page.getByRole('menu').or(page.getByRole('dialog'))
      await expect(opened).toBeVisible()
      await hasKeys(opened)
      await page.keyboard.press('Escape')
      await expect(opened).toBeHidden()
    }
  })

  await test.step('comparison and restore', async () => {
    await page.goto(paths.history(scopeId, 'prompt', key, { from: 2, to: 5 }))
    await compared(page, 2, 5)
    await page
      .getByRole('list', { name: 'Revisions' })
      .getByRole('button', { name: 'Restore revision 2…' })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Restore revision 2' })
    await reasonFor(dialog, backend, 'A reason.')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('edit and review', async () => {
    await page.goto(paths.edit(scopeId, 'prompt', key))
    const instructions = page.getByRole('textbox', { name: 'Instructions', exact: true })
    await instructions.fill('Another text.')
    await page.getByRole('button', { name: 'Review changes' }).click()
    const review = page.getByRole('dialog', { name: 'Review changes' })
    await expect(review.getByRole('row', { name: /added Another text\./ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(review).toBeHidden()
  })

  await test.step('audit: charts, event and export', async () => {
    await page.goto(auditOf(scopeId, { show: 'timeline,summary' }))
    await listed(page)
    await expect(
      page.getByRole('region', { name: 'Timeline' }).getByRole('img').first(),
    ).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Summary' }).getByRole('table').first(),
    ).toBeVisible()
    await rowsOf(page).first().click()
    const event = page.getByRole('dialog', { name: 'Event' })
    await expect(event).toBeVisible()
    await hasKeys(event)
    await page.keyboard.press('Escape')
    await expect(event).toBeHidden()
    const dialog = await openExport(page, 'CSV')
    const { receipt } = await savedBy(page, () => startIn(dialog))
    expect(receipt.complete).toBe(true)
  })
})

test('the licences of what the browser was sent are one click away', async ({ openAs }) => {
  const page = await openAs('viewer', paths.scopes())
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Licences of third parties' }).click()
  const licences = await opened
  await expect(licences.getByText(/react-dom \S+ \(MIT\)/)).toBeVisible()
  await expect(licences.getByText(/Redistributions in binary form must reproduce/)).toBeVisible()
})
