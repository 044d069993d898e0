import type { Locator, Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { addressAt, at } from './base-path'
import { listedWhole } from './audit-screen'
import { field, kept, LESSON, openedDraft } from './drafts'
import { seedExperience } from './editing'
import { expect, test } from './fixtures'
import { identities } from './identities'
import { contents } from './prompt-texts'
import { audited } from './requests'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const changed = (page: Page) => region(page, 'Changed since your last visit')
const denied = (page: Page) => region(page, 'Denied in the last 24 hours')
const grants = (page: Page) => region(page, 'Grants and revocations')
/** The audit of a Scope is read when it is asked for. */
const lookIn = (card: Locator) =>
  card.getByRole('button', { name: 'Look in its audit: 2 audit events' }).click()
const atHome = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
const toHome = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()

/** From now on the person's last visit in this browser has ended at that time, in ms. */
const lastVisitEnded = (page: Page, at: number) =>
  page.evaluate((endOfLast) => {
    const key = Object.keys(localStorage).find((each) => each.includes('scope-console.visits '))
    if (key === undefined) throw new Error('The console keeps no visit.')
    localStorage.setItem(key, JSON.stringify({ seen: Date.now(), endOfLast }))
  }, at)

test('the console opens on Home, also after signing in, and the rail leads back to it', async ({
  baseURL,
  openAs,
}) => {
  const page = await openAs(null, '/')
  await expect(page).toHaveURL(/\/sign-in$/)
  await page.getByLabel('Access token').fill(identities.viewer.token)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await atHome(page)
  await expect(page).toHaveURL(addressAt(baseURL, '/'))
  await expect(page).toHaveTitle('Home · Scope Console')
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link').first()).toHaveAccessibleName('Home')
  await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await region(page, 'Pinned scopes').getByRole('link', { name: 'All Scopes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Scopes' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
  await toHome(page)
  await atHome(page)
})

test('a pinned Scope stands there with its Prompts and audit', async ({ openAs, seedPrompt }) => {
  const { scopeId, scopeTitle } = await seedPrompt()
  const page = await openAs('scope-admin', paths.scope(scopeId))
  await page.getByRole('button', { name: 'Pin this scope' }).click()
  await toHome(page)
  const pinned = region(page, 'Pinned scopes')
  const leadsTo = (name: string) => pinned.getByRole('link', { name, exact: true })
  await expect(leadsTo(scopeTitle)).toHaveAttribute('href', at(paths.scope(scopeId)))
  await expect(leadsTo(`Prompts of ${scopeTitle}`)).toHaveAttribute(
    'href',
    at(paths.prompts(scopeId)),
  )
  await expect(leadsTo(`Audit of ${scopeTitle}`)).toHaveAttribute(
    'href',
    at(paths.audit({ resource: `scope:${scopeId}` })),
  )
})

test('a Prompt that another admin has changed since the last visit leads to its diff', async ({
  api,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key, etag } = await seedPrompt({
    grants: {
      'scope-admin': ['scope.admin', 'scope.viewer', 'scope.contributor'],
      'second-admin': ['scope.admin', 'scope.viewer', 'scope.contributor'],
    },
  })
  const { data: head } = await api.as('scope-admin').readHead(scopeId, 'prompt', key)
  const page = await openAs('scope-admin', paths.scope(scopeId))
  await expect(page.getByRole('link', { name: 'Audit of this scope' })).toBeVisible()
  await toHome(page)
  await atHome(page)
  if (!head.created_at) {
    await expect(changed(page)).toContainText('does not say when a revision was committed')
    return
  }
  await expect(changed(page)).toContainText('these are the last 7 days')
  await expect(changed(page).getByRole('link', { name: key })).toBeVisible()
  // Only a restore records its author (contract §4.4).
  await expect(changed(page)).toContainText(
    `r6 · by ${identities['scope-admin'].principal.description}`,
  )

  await lastVisitEnded(page, Date.parse(head.created_at))
  await page.goto(paths.home())
  await expect(changed(page)).toContainText('Last visit ended')
  await expect(changed(page)).toContainText('Nothing was committed since then.')
  await expect(changed(page).getByRole('link', { name: key })).toHaveCount(0)

  await api.as('second-admin').replace(scopeId, 'prompt', key, contents.extended, etag)
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  await expect(changed(page)).toContainText('r7')
  await changed(page).getByRole('link', { name: key }).click()
  await expect(
    page.getByRole('region', { name: 'Changes from revision 6 to revision 7' }),
  ).toBeVisible()
})

test('denials are counted, and lead to the audit that shows as many', async ({
  api,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, scopeTitle } = await seedPrompt()
  const resource = { type: 'scope', scope_id: scopeId }
  const asked = { action: 'scope.read', resource }
  await api.as('stranger').check([asked, asked, asked])
  const page = await openAs('scope-admin', paths.scope(scopeId))
  await expect(page.getByRole('heading', { level: 1, name: scopeTitle })).toBeVisible()
  await toHome(page)
  await expect(denied(page)).toContainText(`In ${scopeTitle}`)
  await lookIn(denied(page))
  await expect(denied(page)).toContainText(/denied decisions in \d+ requests?/)
  await expect(
    denied(page).getByRole('link', {
      name: `Hana Ito asked what is allowed on ${scopeTitle}: scope.read denied`,
    }),
  ).toHaveCount(1)
  const count = Number(await denied(page).getByRole('strong').textContent())
  expect(count).toBeGreaterThanOrEqual(3)
  await denied(page).getByRole('link', { name: 'Open the denials in the audit' }).click()
  await expect(page).toHaveURL(/result=denied/)
  await listedWhole(page)
  await expect(page.getByText(`${count} events`, { exact: true })).toBeVisible()
})

test('a grant is told by who gave whom which role, and leads to the audit', async ({
  api,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, scopeTitle } = await seedPrompt()
  await api.as('scope-admin').grant('viewer', 'scope.viewer', scopeId)
  const page = await openAs('scope-admin', paths.scope(scopeId))
  await expect(page.getByRole('heading', { level: 1, name: scopeTitle })).toBeVisible()
  await toHome(page)
  await lookIn(grants(page))
  const sentence = `Ada Nowak granted scope.viewer to viewer on ${scopeTitle}`
  await expect(grants(page).getByRole('link', { name: sentence })).toBeVisible()
  await grants(page).getByRole('link', { name: 'Open the changes of roles in the audit' }).click()
  await expect(page).toHaveURL(/operation=revoke_access_binding/)
  await expect(page.getByRole('table', { name: 'Audit requests' })).toContainText('scope.viewer')
})

test('it says what it has read and what that cost, and what more would cost', async ({
  auditedDuring,
  backend,
  openAs,
  requests,
  seedPrompt,
}) => {
  const [one, other] = [await seedPrompt(), await seedPrompt()]
  const page = await openAs('scope-admin', '/nowhere')
  await page.clock.install()
  for (const { scopeId, scopeTitle } of [one, other]) {
    await page.goto(paths.scope(scopeId))
    await expect(page.getByRole('heading', { level: 1, name: scopeTitle })).toBeVisible()
    await requests.atRest(page)
  }
  const server = { type: 'server', deployment_id: backend.deploymentId } as const
  const events = await auditedDuring(server, async () => {
    await page.goto(paths.home())
    await expect(page.getByText('This page read 1 list: 1 audit event.')).toBeVisible()
    await requests.atRest(page)
  })
  expect(events.map(({ operation, allowed }) => [operation, allowed])).toEqual([
    ['list_artifacts', true],
  ])

  const looks = await auditedDuring(server, async () => {
    await lookIn(denied(page))
    await expect(page.getByText('This page read 2 lists: 3 audit events.')).toBeVisible()
    await requests.atRest(page)
  })
  // That a Scope's audit may be read is decided twice, and the second time denied (contract §6).
  expect(looks.map(({ operation }) => operation)).toEqual([
    'list_access_audit',
    'list_access_audit',
  ])

  const more = await auditedDuring(server, async () => {
    await page.getByRole('button', { name: 'Look in 1 more scope: 1 audit event' }).click()
    await expect(page.getByText('This page read 3 lists: 4 audit events.')).toBeVisible()
    await requests.atRest(page)
  })
  expect(more.map(({ operation }) => operation)).toEqual(['list_artifacts'])
  for (const { scopeTitle } of [one, other])
    await expect(
      changed(page).getByRole('heading', { name: `${scopeTitle} · prompt` }),
    ).toBeVisible()
})

test('Custom Prompts are checked in every Scope that Home has looked in, each once and at a press', async ({
  backend,
  auditedDuring,
  openAs,
  requests,
  seedPrompt,
}) => {
  const seeded = [await seedPrompt(), await seedPrompt(), await seedPrompt()]
  const page = await openAs('scope-admin', '/nowhere')
  for (const { scopeId, scopeTitle } of seeded) {
    await page.goto(paths.scope(scopeId))
    await expect(page.getByRole('heading', { level: 1, name: scopeTitle })).toBeVisible()
    await requests.atRest(page)
  }
  await toHome(page)
  const attention = region(page, 'Needs attention')
  const last = seeded.at(-1)?.scopeTitle ?? ''
  const server = { type: 'server', deployment_id: backend.deploymentId } as const
  /** That a Prompt may be read is decided on its Scope and on what is saved (contract §5). */
  const twice = (titles: readonly string[]) =>
    titles.flatMap((title) => Array<string>(2).fill(`get_prompt_configuration ${title}`)).sort()
  /** Presses a button. @returns each operation that the audit then records, with the title of its Scope */
  const readBy = async (name: string, shown: string) => {
    const events = await auditedDuring(server, async () => {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(attention).toContainText(shown)
      await requests.atRest(page)
    })
    return events
      .map(({ operation, resource }) => {
        const id = 'scope_id' in resource ? resource.scope_id : ''
        return `${operation} ${seeded.find(({ scopeId }) => scopeId === id)?.scopeTitle}`
      })
      .sort()
  }
  expect(
    await readBy(
      `Check that 1 Custom Prompt of ${last} runs: 2 audit events`,
      `The Custom Prompt of ${last} runs.`,
    ),
  ).toEqual(twice([last]))
  const both = 'Check that 2 Custom Prompts of 2 Scopes run: 4 audit events'
  const others = seeded.slice(0, 2).map(({ scopeTitle }) => scopeTitle)
  expect(await readBy('Look in 2 more scopes: 2 audit events', both)).toEqual(
    others.map((title) => `list_artifacts ${title}`).sort(),
  )
  expect(await readBy(both, 'All 3 Custom Prompts of 3 Scopes run.')).toEqual(twice(others))
  await expect(
    page.getByText('This page read 3 lists, the status of 3 Prompts: 9 audit events.'),
  ).toBeVisible()
  await expect(attention.getByRole('button')).toHaveCount(0)
})

test('a viewer sees nothing of the audit, and is refused nothing', async ({
  auditedDuring,
  backend,
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, scopeTitle } = await seedPrompt({
    grants: {
      'scope-admin': ['scope.admin', 'scope.viewer', 'scope.contributor'],
      viewer: ['scope.viewer'],
    },
  })
  const page = await openAs('viewer', '/nowhere')
  await page.clock.install()
  await page.goto(paths.scope(scopeId))
  await expect(page.getByRole('heading', { level: 1, name: scopeTitle })).toBeVisible()
  await requests.atRest(page)
  const server = { type: 'server', deployment_id: backend.deploymentId } as const
  const events = await auditedDuring(server, async () => {
    await page.goto(paths.home())
    await expect(page.getByText('This page read 1 list: 1 audit event.')).toBeVisible()
    await requests.atRest(page)
  })
  expect(events.map(({ operation, allowed }) => [operation, allowed])).toEqual([
    ['list_artifacts', true],
  ])
  await expect(changed(page).getByRole('heading')).toHaveCount(2)
  await expect(denied(page)).toHaveCount(0)
  await expect(grants(page)).toHaveCount(0)
  const calls = requests.all.filter(({ status }) => status !== null && status >= 400)
  expect(audited(calls)).toEqual([])
})

test('a draft of this tab waits there, and opens', async ({ api, openAs }) => {
  const { scopeId, family, artifactId } = await seedExperience(api)
  const page = await openAs('scope-admin', paths.edit(scopeId, family, artifactId))
  await field(page, 'Lesson').fill(LESSON)
  await kept(page)
  await toHome(page)
  const attention = region(page, 'Needs attention')
  await attention.getByRole('link', { name: /^Draft of / }).click()
  await expect(page).toHaveURL(at(paths.edit(scopeId, family, artifactId)))
  await expect(openedDraft(page)).toBeVisible()
})
