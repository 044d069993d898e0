import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from '@playwright/test'
import type { AuditEvent } from '../src/api/contract/audit'
import type { Asker } from './asker'
import { listedWhole, requestsOf } from './audit-screen'
import { pasted } from './clipboard'
import { expect } from './fixtures'
import { SLOWNESS } from './slowness'
import { expectEachFileGuarded } from './tampering'
import { eventOfLine, verifyExport } from './verify-export'

// What people do with an audit, from the screen of a Scope on. The journeys on seeded data and those on the sample both go
// these ways, and each holds the answer against what its own service says.

/** Opens the summary of the audit, of the events of a principal alone or of all others. */
export async function askForPrincipal(
  page: Page,
  asker: Asker,
  condition: 'is' | 'is not',
  principal: string,
) {
  await asker.press('Audit of this scope', 'link')
  await listedWhole(page)
  await asker.press('Summary')
  await asker.press('+ Filter')
  await asker.choose('Field', 'Principal')
  if (condition === 'is not') await asker.choose('Condition', condition)
  await asker.type('Value', principal)
}

/**
 * Makes a bundle of what was denied in the last 30 days.
 * @returns the path of the bundle
 */
export async function bundleOfDenials(page: Page, asker: Asker): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'evidence-')), 'evidence.zip')
  await asker.press('Audit of this scope', 'link')
  await asker.choose('Time range', '-30d')
  await asker.choose('Result', 'denied')
  await listedWhole(page)
  await asker.press('Evidence…')
  await asker.fill('Reviewer', 'Mara Lindqvist')
  await asker.fill('Conclusion', 'Every attempt was refused.')
  const downloaded = page.waitForEvent('download', { timeout: 60_000 * SLOWNESS })
  await asker.press('Make bundle')
  await (await downloaded).saveAs(path)
  return path
}

/**
 * Holds a bundle against the truth: it has exactly these events, and the verifier takes it, but not with a file of it changed.
 * @param truth the events, by the start that the bundle's receipt names
 */
export async function expectEvidence(path: string, truth: (start: string) => AuditEvent[]) {
  const { code, output } = await verifyExport(path, '--complete')
  expect(output).toContain('Verified')
  expect(code).toBe(0)
  const files = unzipSync(await readFile(path))
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const lines = textOf('events.jsonl').split('\n').slice(0, -1)
  const { request } = JSON.parse(textOf('receipt.json')) as { request: { from: string } }
  expect(lines.map(eventOfLine)).toEqual(truth(request.from))
  await expectEachFileGuarded(path)
}

/** Follows the audit while another person reads the Scope five times. The caller has installed the browser's clock. */
export async function followFive(
  page: Page,
  asker: Asker,
  who: string,
  readScope: () => Promise<unknown>,
) {
  const rows = requestsOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
  await asker.press('Audit of this scope', 'link')
  await listedWhole(page)
  const timeOf = (place: number) => rows.nth(place).getByRole('time')
  const newest = (await timeOf(0).getAttribute('datetime')) ?? 'no time'
  await asker.press('Follow')
  for (let each = 0; each < 5; each += 1) await readScope()
  await page.clock.fastForward(30_000)
  await expect(page.getByText(/Looked at .*; 5 new so far/)).toBeVisible()
  for (let place = 0; place < 5; place += 1) {
    await expect(rows.nth(place)).toContainText('was allowed to read')
    await expect(rows.nth(place)).toContainText(who)
  }
  await expect(timeOf(5)).toHaveAttribute('datetime', newest)
}

/** Copies the link of a preset. */
export async function linkOfPreset(page: Page, asker: Asker, name: string): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await asker.press('Audit of this scope', 'link')
  await asker.press('Presets…')
  const preset = page.getByRole('listitem').filter({ hasText: name })
  await asker.pressOn(preset.getByRole('button', { name: 'Copy link' }))
  await expect.poll(() => pasted(page)).toContain('family=prompt')
  return pasted(page)
}

/** Time zones of the browser, each with the milliseconds by which it is ahead of UTC. */
export const ZONES = [
  ['UTC', 0],
  ['Asia/Kolkata', 5.5 * 3_600_000],
] as const

type First = {
  /** All events of the Scope, the oldest first. */
  truth: readonly AuditEvent[]
  /** Names who made the first request. */
  by: RegExp
  /** Milliseconds by which the browser's time zone is ahead of UTC. */
  aheadMs: number
}

/** Goes to the first event of all: by its date with three interactions, and then from the other end by key. */
export async function reachFirst(page: Page, asker: Asker, { truth, by, aheadMs }: First) {
  const [first, ...later] = truth
  if (!first) throw new Error('The Scope has no event.')
  const localOf = ({ occurred_at: at }: AuditEvent) =>
    new Date(Date.parse(at) + aheadMs).toISOString()
  // The row of a request has the time of one of its decisions.
  const decisions = [first, ...later.filter((each) => each.request_id === first.request_id)]
  const times = new RegExp(
    decisions.map((each) => localOf(each).slice(0, 19).replace('T', ' ')).join('|'),
  )
  const oldest = requestsOf(page).getByRole('row', { name: by }).last()
  await asker.press('Audit of this scope', 'link')
  await listedWhole(page)
  await expect(oldest).toHaveCount(0)
  await asker.press('Go to time…')
  await asker.type('Go to time', localOf(first).slice(0, 'YYYY-MM-DD'.length))
  await expect(oldest).toBeInViewport()
  await expect(oldest).toContainText(times)
  expect(asker.interactions).toBe(3)
  await page.keyboard.press('Escape')
  await requestsOf(page).getByRole('row').nth(1).focus()
  await page.keyboard.press('Control+Home')
  await expect(page.locator(':focus')).toHaveAttribute('aria-rowindex', '2')
  await expect(oldest).toHaveCount(0)
  await page.keyboard.press('Control+End')
  await expect(oldest).toBeFocused()
  await expect(oldest).toContainText(times)
}
