import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ACTIONS } from '../src/api/contract/access'
import { FAMILIES } from '../src/api/contract/artifacts'
import { PROMPT_KEYS } from '../src/api/contract/prompts'
import { LANGUAGES } from '../src/lib/language/languages'
import { paths } from '../src/routing/paths'
import { rowsOf } from './audit-screen'
import { expect, test } from './fixtures'
import { FRAME_BUTTONS, frameButton } from './frame'
import { buildPseudo, said, serveFrom, unsaid } from './pseudo-language'
import { screensOf } from './screens'

/** Names that stay the same in every language: those of the contract, the product, the languages and the keys of a keyboard. */
const NAMES = [
  ...ACTIONS,
  ...FAMILIES,
  ...PROMPT_KEYS,
  'Scope Console',
  ...Object.values(LANGUAGES).map(({ name }) => name),
  'Shift Enter',
  'Ctrl K / ⌘ K',
  'Ctrl Enter / ⌘ Enter',
  '↑ ↓ PgUp PgDn Home End',
].join('\n')
const REVISION = /^r\d+$/
/** `Intl` says how long ago something was. */
const AGO = /^\d+[mh] ago$/
/** An exact time. The console may draw its date and its time of day as elements of their own, so that no line breaks them. */
const INSTANT = /^(\d{4}-\d\d-\d\d )?(\d\d:\d\d(:\d\d(\.\d+)?)? )?UTC$/

let directory: string
test.beforeAll(async () => {
  test.setTimeout(300_000)
  directory = await mkdtemp(join(tmpdir(), 'scope-console-pseudo-'))
  await buildPseudo(directory)
})
test.afterAll(() => rm(directory, { recursive: true, force: true }))

test('every word on screen is in a catalogue, or the service’s own', async ({
  expectRefusals,
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  test.setTimeout(300_000)
  expectRefusals(404)
  const seeded = await seedPrompt()
  const { scopeId, scopeTitle, key } = seeded
  const answers = await serveFrom(page, directory)
  const button = (name: string) => page.getByRole('button', { name: said(name), exact: true })
  const dialog = page.getByRole('dialog')

  const isKnown = (line: string): boolean => {
    // A title stands beside its id: "Checkout service (scp_1)"; so does a principal's name: "Ada Nowak (user ada)".
    const [, name, id] = /^(.+) \((?:user |service )?(\S+)\)$/.exec(line) ?? []
    if (name !== undefined && id !== undefined) return isKnown(name) && isKnown(id)
    // In a row of the audit the id is a part of its own.
    const [, alone] = /^\((?:user|service) (\S+)\)$/.exec(line) ?? []
    if (alone !== undefined) return isKnown(alone)
    // A change of roles: "scope.viewer → user ada".
    const [, role, target] = /^(\S+) → (?:user|service) (\S+)$/.exec(line) ?? []
    if (role !== undefined && target !== undefined) return isKnown(role) && isKnown(target)
    const pool = `${answers()}\n${NAMES}\n${decodeURIComponent(page.url())}`
    const compact = line.replace(/,$/, '').replace(/": (?=[^ ])/, '":')
    const isMade = [INSTANT, REVISION, AGO].some((made) => made.test(line))
    return isMade || pool.includes(line) || pool.includes(compact)
  }
  const expectSaid = async (name: string) => {
    await requests.settled(page)
    const lines = (await unsaid(page)).flatMap((text) =>
      text.split(/\n|: |\s?·\s?|^(?=user |service )|(?<=^user|^service) /),
    )
    const strange = lines
      .map((line) => line.trim())
      .filter((line) => /\p{L}/u.test(line) && !isKnown(line))
    expect.soft([...new Set(strange)], name).toEqual([])
  }

  await openAs('scope-admin', paths.scopes())
  for (const screen of screensOf(seeded)) {
    await page.goto(screen.path)
    await expect(
      page.getByRole(screen.shows, { name: said(screen.title), exact: true }).first(),
    ).toBeVisible()
    await expectSaid(screen.name)
  }

  await test.step('menus and dialogs of the frame', async () => {
    for (const name of FRAME_BUTTONS) {
      await frameButton(page, name, said).click()
      await expect(page.getByRole('menu').or(dialog)).toBeVisible()
      await expectSaid(name)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu').or(dialog)).toBeHidden()
    }
  })

  await test.step('dialogs of the audit', async () => {
    await page.goto(paths.audit({ resource: `scope:${scopeId}`, rows: 'decisions' }))
    for (const name of ['Presets…', 'Evidence…', 'Export…']) {
      await button(name).click()
      await expect(dialog).toBeVisible()
      await expectSaid(name)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    await rowsOf(page).first().click()
    await expect(dialog).toBeVisible()
    await expectSaid('Event')
  })

  await test.step('what leads to a commit', async () => {
    await page.goto(paths.history(scopeId, 'prompt', key))
    await page
      .getByRole('button', { name: said('Restore revision 2…'), exact: true })
      .first()
      .click()
    await expect(dialog).toBeVisible()
    await expectSaid('Restore')
    await page.goto(paths.prompt(scopeId, key))
    await button('Switch to Auto…').click()
    await expect(dialog).toBeVisible()
    await expectSaid('Switch to Auto')
    await page.goto(paths.edit(scopeId, 'prompt', key))
    const instructions = page.getByRole('textbox', { name: said('Instructions'), exact: true })
    await instructions.fill(`${scopeTitle} `)
    await expectSaid('Edit')
    await instructions.fill(scopeTitle)
    await button('Review changes').click()
    await expect(dialog).toBeVisible()
    await expectSaid('Review')
  })

  await test.step('what is not there, and what is refused', async () => {
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSaid('A page that does not exist')
    await page.goto(paths.artifact(scopeId, 'experience', 'no-such-artifact'))
    await expect(page.getByRole('alert')).toBeVisible()
    await expectSaid('An Artifact that does not exist')
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(paths.signIn())
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSaid('Sign in')
  })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
