import type { Page } from '@playwright/test'
import { setTimeout as delay } from 'node:timers/promises'
import { paths } from '../src/routing/paths'
import { contentsOf } from './contents-of'
import { kept, openedDraft } from './drafts'
import { refusal } from './faults'
import { expect, test } from './fixtures'
import { identities } from './identities'
import { contents } from './prompt-texts'
import { isOthers, type Requests } from './requests'
import { screensOf } from './screens'
import { seedScope } from './seed'
import { seesOnly } from './sees-only'
import { answersApart, DESKTOP, painted, PHONE, shiftsOn, watchShifts } from './shifts'

/**
 * Whether the server refuses Prompt keys that came after it: their rows leave the table of Prompts, which nobody can know
 * before the answers.
 */
const losesRows = (requests: Requests) =>
  requests.of('GET', /\/prompts\//).some(({ status }) => status === 422)

test('nothing moves on any screen, while it comes and while somebody types', async ({
  api,
  expectRefusals,
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  // Every screen in two sizes.
  test.slow()
  // 1.0 does not know every Prompt key.
  expectRefusals(422, /\/prompts\//)
  const seeded = await seedPrompt()
  const beside = await seedPrompt({ revisions: [contents.shortened] })
  const { scopeId, key } = seeded
  const skill = await api
    .as('scope-admin')
    .createArtifact(scopeId, 'skill', contentsOf['skill'] ?? {})
  await watchShifts(page)
  await answersApart(page)
  /** Tests share their people: a screen may read another test's Scope, which that test takes from this person meanwhile. */
  const refusals = () => requests.refused().filter((call) => isOthers(call, api)).length
  let seen = 0
  const still = (screen: string) =>
    test.step(screen, async () => {
      await requests.settled(page)
      while (seen < refusals()) {
        seen = refusals()
        await page.reload()
        await requests.settled(page)
      }
      const shifts = await shiftsOn(page)
      if (screen.startsWith('Prompts,') && losesRows(requests)) return
      expect(shifts, `${screen} moved`).toEqual([])
    })
  await page.goto(paths.signIn())
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await still('sign-in')
  await openAs('scope-admin', paths.scope(scopeId))
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    for (const { name, path, shows, title } of [
      ...screensOf(seeded, beside),
      {
        name: 'Skill',
        path: paths.artifact(scopeId, 'skill', skill.artifact_id),
        shows: 'tab',
        title: 'Content',
      },
      {
        name: 'Skills',
        path: paths.artifacts(scopeId, 'skill'),
        shows: 'table',
        title: 'Artifacts',
      },
      {
        name: 'Edit',
        path: paths.edit(scopeId, 'prompt', key),
        shows: 'textbox',
        title: 'Instructions',
      },
      {
        name: 'Edit a skill',
        path: paths.edit(scopeId, 'skill', skill.artifact_id),
        shows: 'tab',
        title: 'Form',
      },
      {
        name: 'Person',
        path: paths.person(identities['scope-admin'].principal),
        shows: 'heading',
        title: identities['scope-admin'].principal.description,
      },
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole(shows, { name: title, exact: true }).first()).toBeVisible()
      await still(`${name}, ${size.width} px`)
    }
  }
  await page.setViewportSize(DESKTOP)
  await page.goto(paths.edit(scopeId, 'skill', skill.artifact_id))
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  const before = await name.boundingBox()
  // Blanks that no name may have, and too many letters: problems and a counter come.
  await name.pressSequentially('longer than a name may be '.repeat(3))
  await expect(page.getByText('Fix 1 problem to continue').first()).toBeVisible()
  await expect
    .poll(() => name.boundingBox(), 'the field moved while somebody typed in it')
    .toEqual(before)
  await name.press('Tab')
  await expect(page.getByRole('group', { name: /problem/ })).toBeVisible()
  await kept(page)
  page.once('dialog', (asked) => void asked.accept())
  await page.reload()
  await expect(openedDraft(page)).toBeVisible()
  await still('a draft that opens by itself')
})

test('nothing moves while somebody types in a field of any form', async ({
  api,
  backend,
  openAs,
  page,
  requests,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  await watchShifts(page)
  await openAs('scope-admin', paths.scope(scopeId))
  for (const family of backend.features.writes) {
    await test.step(family, async () => {
      await page.goto(paths.create(scopeId, family))
      const fields = page.getByRole('main').getByRole('textbox')
      await expect(fields.first()).toBeEditable()
      await requests.settled(page)
      const count = await fields.count()
      for (let place = 0; place < count; place += 1) {
        const field = fields.nth(place)
        await field.click()
        // The field that was left may show its problem now, which moves others before anybody types here.
        await painted(page)
        await shiftsOn(page)
        await page.keyboard.type(' some words')
        await painted(page)
        expect(await shiftsOn(page), `field ${place + 1} of ${count}`).toEqual([])
      }
    })
  }
})

test('nothing moves when a link leads to another screen', async ({
  expectRefusals,
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  expectRefusals(422, /\/prompts\//)
  const { scopeId, scopeTitle, key } = await seedPrompt()
  await watchShifts(page)
  await openAs('scope-admin', paths.scope(scopeId))
  await expect(page.getByRole('heading', { level: 1, name: scopeTitle })).toBeVisible()
  await requests.settled(page)
  await shiftsOn(page)
  const nav = page.getByRole('navigation', { name: 'This scope' })
  for (const [link, heading] of [
    [nav.getByRole('link', { name: 'Prompts' }), 'Prompts'],
    [page.getByRole('link', { name: key, exact: true }), key],
    [page.getByRole('link', { name: 'History' }), `History of ${key}`],
    [nav.getByRole('link', { name: 'prompt', exact: true }), 'prompt'],
    [page.getByRole('link', { name: key, exact: true }), key],
    [nav.getByRole('link', { name: 'Overview' }), scopeTitle],
    [nav.getByRole('link', { name: 'Audit' }), 'Audit'],
    [nav.getByRole('link', { name: 'Access' }), 'Access'],
  ] as const) {
    await link.first().click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await requests.settled(page)
    const shifts = await shiftsOn(page)
    if (heading === 'Prompts' && losesRows(requests)) continue
    // Also what the browser itself would forgive, because it came right after the press.
    expect.soft(shifts, `moved on the way to ${heading}`).toEqual([])
  }
})

test('on a phone a card of Home that has one sentence is as high as that, and moves nothing as it comes', async ({
  openAs,
  page,
  requests,
}) => {
  await page.setViewportSize(PHONE)
  await watchShifts(page)
  await answersApart(page)
  await openAs('auditor', paths.home())
  const card = (name: string) => page.getByRole('region', { name })
  await expect(card('Changed since your last visit')).toContainText('no role that reads a Scope')
  await expect(card('Needs attention')).toContainText('Nothing. Your drafts')
  await requests.settled(page)
  const moved = (await shiftsOn(page)).filter((shift) => shift.includes('Needs attention'))
  expect(moved).toEqual([])
  const most = { 'Changed since your last visit': 125, 'Needs attention': 145 }
  for (const [name, height] of Object.entries(most))
    expect((await card(name).boundingBox())?.height, name).toBeLessThan(height)
})

/** Keeps back the answers to these requests until the returned function is called. */
async function held(page: Page, path: RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

test('Prompts that come late to Home move nothing that could be pressed before', async ({
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  const { scopeId, scopeTitle } = await seedPrompt()
  await watchShifts(page)
  await openAs('scope-admin', paths.scope(scopeId))
  await expect(page.getByRole('link', { name: 'Audit of this scope' })).toBeVisible()
  await requests.settled(page)
  const come = await held(page, /\/artifacts\/prompt$|\/artifacts\/prompt\?/)
  await page.goto(paths.home())
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await expect(attention.getByRole('status', { name: 'Loading' })).toBeVisible()
  // The code of the audit's cards has come.
  const leads = page.getByRole('link', {
    name: 'Open the denials in the audit',
    includeHidden: true,
  })
  await expect(leads).toBeAttached()
  await expect(leads).not.toBeVisible()
  come()
  const check = attention.getByRole('button', { name: /^Check that 1 Custom Prompt/ })
  await expect(check).toBeVisible()
  await expect(leads).toBeVisible()
  await requests.settled(page)
  expect(await shiftsOn(page)).toEqual([])

  const answer = await held(page, /\/prompts\//)
  await check.click()
  await expect(attention.getByRole('status', { name: 'Loading' })).toBeVisible()
  await expect(leads, 'what a press reads hides nothing').toBeVisible()
  answer()
  await expect(attention).toContainText(`The Custom Prompt of ${scopeTitle} runs.`)
})

test('a title that comes late to Home moves nothing, and a failed reading of it keeps nothing back', async ({
  context,
  expectRefusals,
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  const { scopeId, scopeTitle } = await seedPrompt()
  await seesOnly(context, (id) => id === scopeId)
  await watchShifts(page)
  // The browser has been told no title.
  await page.addInitScript(() => localStorage.clear())
  const title = new RegExp(`/v1/scopes/${scopeId}$`)
  // All else is there long before it.
  await page.route(title, async (route) => {
    await delay(2_000)
    await route.continue()
  })
  await openAs('scope-admin', paths.home())
  const attention = page.getByRole('region', { name: 'Needs attention' })
  const check = (scope: string) =>
    attention.getByRole('button', { name: `Check that 1 Custom Prompt of ${scope} runs` })
  const leads = page.getByRole('link', { name: 'Open the denials in the audit' })
  await expect(check(scopeTitle)).toBeVisible()
  await expect(leads).toBeVisible()
  await requests.settled(page)
  expect(await shiftsOn(page)).toEqual([])

  await page.unrouteAll()
  expectRefusals(503, title)
  await page.route(title, (route) => route.fulfill(refusal(503, 'store_unavailable')))
  await page.reload()
  await expect(check(scopeId)).toBeVisible()
  await expect(leads).toBeVisible()
})

test('no form moves where the answer to who one is comes last', async ({
  api,
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  const skill = await api
    .as('scope-admin')
    .createArtifact(scopeId, 'skill', contentsOf['skill'] ?? {})
  await watchShifts(page)
  await page.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.clear()
  })
  await openAs('scope-admin', paths.scope(scopeId))
  // The editor's code is there by then, so that the form begins with it.
  await page.route(/\/v1\/access\/me$/, async (route) => {
    await delay(1_000)
    await route.continue()
  })
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    for (const path of [
      paths.edit(scopeId, 'prompt', key),
      paths.edit(scopeId, 'skill', skill.artifact_id),
      paths.create(scopeId, 'skill'),
    ]) {
      // As from a link elsewhere. From another page of the console, the browser would keep that one in sight for a moment.
      await page.goto('about:blank')
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeEditable()
      await requests.settled(page)
      await painted(page)
      expect(await shiftsOn(page), `${path}, ${size.width} px`).toEqual([])
    }
  }
})

test('nothing moves on a narrow screen where a link leads to another view than the first', async ({
  api,
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  const { scopeId } = await seedPrompt()
  const skill = await api
    .as('scope-admin')
    .createArtifact(scopeId, 'skill', contentsOf['skill'] ?? {})
  const resource = `scope:${scopeId}`
  await page.setViewportSize({ width: 600, height: 900 })
  await watchShifts(page)
  await openAs('scope-admin', paths.scope(scopeId))
  for (const [path, shown] of [
    [paths.access({ resource, as_of: '-1d' }), 'Back to now'],
    [paths.access({ resource, as_of: '-1d', view: 'changes' }), 'Back to now'],
    [paths.access({ resource, view: 'review' }), 'Start review'],
    [`${paths.artifact(scopeId, 'skill', skill.artifact_id)}?tab=json`, 'Download JSON'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(path)
    await expect(page.getByRole('button', { name: shown })).toBeVisible()
    await requests.settled(page)
    await painted(page)
    expect(await shiftsOn(page), path).toEqual([])
  }
})

test('nothing moves on the narrowest screen, for who wants less motion, nor when Home is refused', async ({
  expectRefusals,
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  const seeded = await seedPrompt()
  const beside = await seedPrompt({ revisions: [contents.shortened] })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchShifts(page)
  await answersApart(page)
  await openAs('scope-admin', paths.scope(seeded.scopeId))
  const names = ['Scope', 'Artifact', 'Comparison', 'Home', 'Access']
  const screens = screensOf(seeded, beside).filter(({ name }) => names.includes(name))
  expect(screens).toHaveLength(names.length)
  for (const { name, path, shows, title } of screens) {
    await page.goto(path)
    await expect(page.getByRole(shows, { name: title, exact: true }).first()).toBeVisible()
    await requests.settled(page)
    expect(await shiftsOn(page), `${name} moved`).toEqual([])
  }
  expectRefusals(403)
  await page.route(/\/v1\/access\/resources\/list$/, (route) =>
    route.fulfill(refusal(403, 'access_denied')),
  )
  await page.goto(paths.home())
  await expect(page.getByRole('alert')).toContainText('can grant you a reading role')
  await requests.settled(page)
  expect(await shiftsOn(page), 'the refused Home moved').toEqual([])
})
