import { existsSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { auditOf, rowsOf } from './audit-screen'
import { contentsOf } from './contents-of'
import { compared } from './dialogs'
import { openReview } from './editing'
import { expect, test } from './fixtures'
import { identities } from './identities'
import type { Requests } from './requests'
import { contents } from './prompt-texts'
import { LONGEST_MS, screensOf } from './screens'
import { seedAudit } from './seed'

/** What differs from run to run, and what stands for it in a reviewed tree. */
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/\b(Checkout service) \d+-\d+/g, '$1'],
  [/%3A/g, ':'],
  [/\b(scp|art|src|bnd|evt)_[\w.…-]+/g, '$1_ID'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, 'UUID'],
  [/\b[0-9a-f]{8,}(?:…[0-9a-f]+)?\b/g, 'HEX'],
  [/\b\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z| UTC)?/g, 'INSTANT'],
  [
    /\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?: \d{4})?,? \d{2}:\d{2}(?::\d{2})?/g,
    'INSTANT',
  ],
  [/\b\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?\b/g, 'TIME'],
  [/\b\d+ m ago\b|\bnow\b(?= by | now\b| INSTANT|"|$)/gm, 'RECENTLY'],
  // Tests share their people, whose list holds other tests' Scopes.
  [/(combobox "Resource":)(?:\n +- option .*)+/g, '$1 THE SCOPES'],
  [/- paragraph:\n +- 'button "Read the names of .*/g, '- paragraph'],
  // How long the journey takes decides how often a screen asks whether something is newer.
  [/\b\d[\d,]* events\b/g, 'N events'],
  [/\bwith \d+ calls?\b/g, 'with N calls'],
  [/(- text: \d+ of) [\d,]+ loaded$/gm, '$1 N loaded'],
  [
    /((?:policy_revision|cursor)\n +- definition:\n +- code:|"Policy revision:"\n +- code:) "\d+"/g,
    '$1 "N"',
  ],
  [/Your calls: \d+/g, 'Your calls: N'],
  [/(slider "Time of what is shown": )"\d+"/g, '$1"N"'],
]

const reviewed = (tree: string) =>
  VARYING.reduce((text, [what, by]) => text.replace(what, by), tree) + '\n'

/** Milliseconds between two looks: what is loaded late (the age of a screen, for one) stands there a moment after its code has come. */
const LOOKS_MS = [0, 100, 200, 500, 1_000, 3_000]

/** The tree, looked at until it is the reviewed one or has had its time. */
async function expectReviewed(part: Locator, file: string) {
  const path = test.info().snapshotPath(file)
  const expected = existsSync(path) ? readFileSync(path, 'utf8') : null
  let tree = ''
  for (const pause of LOOKS_MS) {
    await setTimeout(pause)
    tree = reviewed(await part.ariaSnapshot())
    if (tree === expected) break
  }
  expect.soft(tree).toMatchSnapshot(file)
}

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first()

type Sight = {
  name: string
  path: string
  /** What stands there once the screen is whole. */
  shows: Parameters<Page['getByRole']>[0]
  title: string
}

/** Opens a screen and compares its tree with the reviewed one. */
const review = (page: Page, requests: Requests, { name, path, shows, title }: Sight) =>
  test.step(name, async () => {
    await page.goto(path)
    await expect(page.getByRole(shows, { name: title, exact: true }).first()).toBeVisible({
      timeout: LONGEST_MS,
    })
    await requests.settled(page)
    await expectReviewed(main(page), `${name}.yml`)
  })

test('each screen tells a screen reader what was reviewed', async ({
  api,
  openAs,
  requests,
  seedPrompt,
}) => {
  test.slow()
  const seeded = await seedPrompt()
  const { scopeId, key } = seeded
  const skill = await api
    .as('scope-admin')
    .createArtifact(scopeId, 'skill', contentsOf['skill'] ?? {})
  const { principal } = identities['scope-admin']
  const page = await openAs('scope-admin', paths.scopes())
  for (const sight of [
    ...screensOf(seeded, await seedPrompt()),
    {
      name: 'Skill',
      path: paths.artifact(scopeId, 'skill', skill.artifact_id),
      shows: 'tab',
      title: 'Content',
    },
    {
      name: 'Edit a Prompt',
      path: paths.edit(scopeId, 'prompt', key),
      shows: 'textbox',
      title: 'Instructions',
    },
    {
      name: 'Person',
      path: paths.person(principal, { resource: `scope:${scopeId}` }),
      shows: 'heading',
      title: principal.description,
    },
  ] as const) {
    await review(page, requests, sight)
  }
})

test('each view of a screen tells a screen reader what was reviewed', async ({
  openAs,
  openSecondAs,
  requests,
  seedPrompt,
}) => {
  test.slow()
  const { scopeId, key } = await seedPrompt()
  const resource = `scope:${scopeId}`
  const page = await openAs('scope-admin', '/nowhere')
  for (const sight of [
    {
      name: 'Artifact JSON',
      path: `${paths.artifact(scopeId, 'prompt', key)}?tab=json`,
      shows: 'button',
      title: 'Download JSON',
    },
    {
      name: 'Edit JSON',
      path: `${paths.edit(scopeId, 'prompt', key)}?tab=json`,
      shows: 'tab',
      title: 'JSON',
    },
    {
      name: 'Audit decisions',
      path: paths.audit({ resource, rows: 'decisions' }),
      shows: 'table',
      title: 'Audit events',
    },
    {
      name: 'People and actions',
      path: paths.access({ resource, view: 'people' }),
      shows: 'table',
      title: 'People and actions',
    },
    {
      name: 'Who can',
      path: paths.access({ resource, view: 'who' }),
      shows: 'table',
      title: 'Who can…',
    },
  ] as const) {
    await review(page, requests, sight)
  }
  await test.step('Sign in', async () => {
    const signedOut = await openSecondAs(null, paths.signIn())
    await expect(signedOut.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await requests.settled(signedOut)
    await expectReviewed(main(signedOut), 'Sign in.yml')
  })
})

test('the frame around the screens tells a screen reader what was reviewed', async ({
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId } = await seedPrompt()
  const page = await openAs('scope-admin', paths.prompts(scopeId))
  await requests.settled(page)
  await expectReviewed(page.getByRole('banner'), 'Bar.yml')
  for (const rail of ['Main', 'This scope'])
    await expectReviewed(page.getByRole('navigation', { name: rail }), `Rail ${rail}.yml`)
})

test('each dialog tells a screen reader what was reviewed', async ({
  api,
  expectRefusals,
  openAs,
  openSecondAs,
  requests,
  seedPrompt,
}) => {
  test.slow()
  const { scopeId, key, etag } = await seedPrompt()
  const resource = `scope:${scopeId}`
  const page = await openAs(
    'scope-admin',
    paths.history(scopeId, 'prompt', key, { from: 2, to: 5 }),
  )
  /** Presses the button, looks at the tree of what opens, and closes it. */
  const opens = (name: string, pressed: Locator) =>
    test.step(name, async () => {
      await pressed.click()
      const part = pressed.page().getByRole('dialog')
      await compared(part)
      await requests.settled(pressed.page())
      await expectReviewed(part, `${name}.yml`)
      await pressed.page().keyboard.press('Escape')
      await expect(part).toBeHidden()
    })
  await opens('Restore', button(page, 'Restore revision 2…'))
  await opens('Go to', button(page, 'Go to…'))
  await opens('Keyboard shortcuts', button(page, 'Keyboard shortcuts'))
  await page.goto(paths.prompt(scopeId, key))
  await opens('Switch to Auto', button(page, 'Switch to Auto…'))
  await opens('Compare with', button(page, 'Compare with…'))
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page
    .getByRole('textbox', { name: 'Instructions', exact: true })
    .fill('Write one skill from the evidence.')
  await opens('Review changes', button(page, 'Review changes'))
  await test.step('The head has moved', async () => {
    expectRefusals(412)
    await openReview(page)
    await api.as('scope-admin').replace(scopeId, 'prompt', key, contents.extended, etag)
    await button(page, 'Commit revision 7').click()
    const conflict = page.getByRole('dialog', { name: 'The head has moved' })
    await compared(conflict)
    await requests.settled(page)
    await expectReviewed(conflict, 'The head has moved.yml')
  })
  // More than the list reads by itself.
  await seedAudit(api, scopeId, 1_200)
  // The oldest first: this test's own reading would stand around the newest ones.
  await page.goto(auditOf(scopeId, { order: 'oldest' }))
  await opens('Load all', button(page, 'Load all…'))
  await opens('Event', rowsOf(page).filter({ hasText: 'create_artifact' }).first())
  await opens('Presets', button(page, 'Presets…'))
  await opens('Evidence', button(page, 'Evidence…'))
  await opens('Export', button(page, 'Export…'))
  await page.goto(paths.access({ resource }))
  await opens('Grant', button(page, 'Grant…'))
  await opens('Revoke', button(page, 'Revoke…'))
  await opens('Renew', button(page, 'Renew…'))
  await opens('Account', button(page, /^Account: /))
  const asRoot = await openSecondAs('root', paths.scopes())
  await opens('New scope', button(asRoot, 'New scope…'))
})
