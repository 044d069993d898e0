import { expect, type Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import type { Api } from './api'
import { goOnReading } from './audit-gestures'
import { seedAudit, seedScope } from './seed'

/** Makes a Scope whose audit has at least so many events. */
export async function auditedScope(api: Api, events: number): Promise<string> {
  const { scope_id: scopeId } = await seedScope(api)
  await seedAudit(api, scopeId, events)
  return scopeId
}

/**
 * The address of a Scope's audit as the server keeps it: each decision, the newest first, with the reader's own reading. Most
 * journeys read as who has acted.
 */
export const auditOf = (scopeId: string, search: Record<string, string> = {}) =>
  paths.audit({ resource: `scope:${scopeId}`, rows: 'decisions', own: 'show', ...search })

/** The same of all that its reader may read. */
export const decisionsOfAll = () => paths.audit({ rows: 'decisions', own: 'show' })

export const requestsOf = (page: Page) => page.getByRole('table', { name: 'Audit requests' })
export const tableOf = (page: Page) => page.getByRole('table', { name: 'Audit events' })
/** Events and gaps on screen, without the head of the table. */
export const rowsOf = (page: Page) =>
  tableOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

/** The request ids of the decisions on screen, each once. */
export const requestIdsOn = async (page: Page) => {
  const ids = await rowsOf(page).evaluateAll((rows) =>
    rows.map((row) => row.lastElementChild?.textContent ?? ''),
  )
  return [...new Set(ids)].sort()
}

/** Waits until the list shows its first events. A list with few of them may go on reading: `Requests.settled` waits for that. */
export const listed = (page: Page) => readUntil(page, /^(More to load|All loaded)$/)
/** Waits until the list has been read to its end. */
export const listedWhole = (page: Page) => readUntil(page, /^All loaded$/)

const readUntil = (page: Page, says: RegExp) =>
  expect
    .poll(
      async () => {
        await goOnReading(page)
        return page.getByText(says).isVisible()
      },
      { message: `The list says ${says.source}`, intervals: [50, 100, 250] },
    )
    .toBe(true)

/** A field that stands behind "+ Filter", which is opened for it. A typed filter closes it once it is set. */
export async function filterField(page: Page, role: 'combobox' | 'textbox', name: string) {
  const add = page.getByRole('button', { name: '+ Filter' })
  if ((await add.getAttribute('aria-expanded')) !== 'true') await add.click()
  return page.getByRole(role, { name, exact: true })
}

/** Opens "Go to time…" and answers with its field. */
export async function goToTime(page: Page) {
  const button = page.getByRole('button', { name: 'Go to time…' })
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
  return page.getByRole('textbox', { name: 'Go to time' })
}

/** The drawer of an event that was opened. */
export const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Event' })

/** Opens the dialog "Presets" of the audit. */
export async function openPresets(page: Page) {
  await page.getByRole('button', { name: 'Presets…' }).click()
  return page.getByRole('dialog', { name: 'Presets' })
}
