import { expect, type Locator, type Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import type { Api } from './api'
import { pressed, scopeOf, type World } from './fault-readings'
import type { WRITING_PLACES } from './fault-table'
import { identities, type IdentityName } from './identities'
import { uniqueTitle } from './seed'

type Writing = {
  as: IdentityName
  at: (world: World) => string
  /** What there has to be before. */
  given?: (api: Api, world: World) => Promise<void>
  /** Fills the dialog, ready to be pressed. */
  fill: (page: Page, world: World) => Promise<void>
  /** Where the outcome is told, after a press; in the dialog unless it is said here. */
  told?: (page: Page) => Promise<Locator>
  /** Makes it ready to be pressed again. */
  again?: (page: Page) => Promise<void>
  /** The button that sends. */
  sends: RegExp
  /** What shows that it is done. */
  done: (page: Page) => Locator
}

const NEW_SCOPE = uniqueTitle('A Scope after all faults')
export const dialogIn = (page: Page) => page.getByRole('dialog')

const rowOf = (page: Page, table: string, name: IdentityName) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ hasText: identities[name].principal.id })
const bindingOf = (page: Page, name: IdentityName) => rowOf(page, 'Bindings', name)
const reviewed = (page: Page) => rowOf(page, 'Bindings under review', 'observer')

/** For each write of the table: how a person makes the console send it, and how its outcome is seen. */
export const WRITINGS: Record<keyof typeof WRITING_PLACES, Writing> = {
  newScope: {
    as: 'root',
    at: () => paths.scopes(),
    fill: async (page) => {
      await pressed('New scope…')(page)
      await dialogIn(page).getByRole('textbox', { name: 'Title' }).fill(NEW_SCOPE)
      await dialogIn(page).getByRole('textbox', { name: 'Summary' }).fill('Made once.')
    },
    sends: /^(Create scope|Send again)$/,
    done: (page) => page.getByRole('heading', { level: 1, name: NEW_SCOPE }),
  },
  tags: {
    as: 'scope-admin',
    at: ({ beside, experience }) => paths.artifact(beside, 'experience', experience),
    fill: async (page) => {
      await pressed('Show tags')(page)
      await pressed('Edit tags…')(page)
      const field = dialogIn(page).getByRole('textbox', { name: 'New tag' })
      await field.fill('payments')
      await field.press('Enter')
    },
    sends: /^Save tags$/,
    done: (page) => page.getByRole('link', { name: 'Artifacts with the tag payments' }),
  },
  grant: {
    as: 'scope-admin',
    at: (world) => paths.access({ resource: scopeOf(world) }),
    fill: async (page) => {
      await pressed('Grant…')(page)
      const dialog = dialogIn(page)
      await dialog
        .getByRole('combobox', { name: 'Person' })
        .fill(identities['second-admin'].principal.id)
      await dialog.getByRole('radio', { name: 'scope.viewer', exact: true }).check()
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('On call this week.')
    },
    sends: /^Grant$/,
    done: (page) => page.getByRole('alert').filter({ hasText: 'holds scope.viewer now' }),
  },
  renew: {
    as: 'scope-admin',
    at: (world) => paths.access({ resource: scopeOf(world) }),
    fill: async (page) => {
      await bindingOf(page, 'second-admin').getByRole('button', { name: 'Renew…' }).click()
      await dialogIn(page).getByRole('textbox', { name: 'Reason' }).fill('Another quarter.')
    },
    sends: /^Renew$/,
    done: (page) => page.getByRole('alert').filter({ hasText: 'by a new binding now' }),
  },
  replace: {
    as: 'scope-admin',
    at: (world) => paths.access({ resource: scopeOf(world) }),
    given: async (api, { scopeId }) => {
      const root = api.as('root')
      root.letGo(await root.grant('second-admin', 'scope.viewer', scopeId))
    },
    fill: async (page) => {
      await bindingOf(page, 'second-admin').getByRole('button', { name: 'Replace…' }).click()
      const dialog = dialogIn(page)
      await dialog.getByRole('combobox', { name: 'Person' }).fill(identities.observer.principal.id)
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Takes over.')
    },
    sends: /^Replace$/,
    done: (page) => page.getByRole('alert').filter({ hasText: 'by a new binding now' }),
  },
  // What "Replace…" has made is ended here.
  review: {
    as: 'scope-admin',
    at: (world) => paths.access({ resource: scopeOf(world), view: 'review' }),
    fill: async (page, world) => {
      await page.goto(paths.access({ resource: scopeOf(world), view: 'review' }))
      await pressed('Start review')(page)
      const row = reviewed(page)
      await row.getByRole('button', { name: 'End', exact: true }).click()
      await row.getByRole('textbox', { name: 'Reason' }).fill('The quarter is over.')
      await pressed('Send decisions…')(page)
    },
    sends: /^Send 1 change$/,
    told: async (page) => {
      await expect(dialogIn(page).getByRole('alert')).toContainText('0 of 1 made')
      await dialogIn(page).getByRole('button', { name: 'Close' }).click()
      return reviewed(page).getByRole('alert')
    },
    again: pressed('Send decisions…'),
    done: (page) => dialogIn(page).getByText('1 of 1 made'),
  },
  revoke: {
    as: 'scope-admin',
    at: (world) => paths.access({ resource: scopeOf(world) }),
    fill: (page) =>
      bindingOf(page, 'second-admin').getByRole('button', { name: 'Revoke…' }).click(),
    sends: /^Revoke$/,
    done: (page) => page.getByRole('alert').filter({ hasText: 'is revoked' }),
  },
}
