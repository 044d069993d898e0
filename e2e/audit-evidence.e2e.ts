import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from 'fflate'
import type { Locator, Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { auditOf, listed, listedWhole, requestsOf, rowsOf } from './audit-screen'
import { startAndSettle } from './exports'
import { expect, expectAccessible, test } from './fixtures'
import { seedScope } from './seed'
import { SLOWNESS } from './slowness'
import { expectEachFileGuarded } from './tampering'
import { eventOfLine, verifyExport } from './verify-export'

/** Opens the dialog "Evidence"; nothing is read for it yet. */
async function openEvidence(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Evidence…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Evidence' })
  await expect(dialog.getByRole('button', { name: 'Make bundle' })).toBeVisible()
  return dialog
}

/** Makes the bundle and answers with the path of a copy of it. */
async function madeIn(page: Page, dialog: Locator, says = /^The bundle is made/) {
  const downloaded = page.waitForEvent('download', { timeout: 60_000 * SLOWNESS })
  const start = dialog.getByRole('button', { name: 'Make bundle' })
  await startAndSettle(dialog, () => start.click())
  const download = await downloaded
  await expect(dialog.getByText(says)).toBeVisible()
  const path = join(await mkdtemp(join(tmpdir(), 'evidence-')), download.suggestedFilename())
  await writeFile(path, await readFile(await download.path()))
  return path
}

const textLinesOf = (files: Unzipped, name: string) =>
  strFromU8(files[name] ?? new Uint8Array())
    .split('\n')
    .slice(0, -1)
const linesOf = (files: Unzipped, name: string) =>
  textLinesOf(files, name).map((line) => JSON.parse(line) as unknown)

test.beforeEach(({ page }) => page.clock.install())

test('evidence of denials verifies, and is refused when any file of it was changed', async ({
  api,
  expectRefusals,
  openAs,
  seedPrompt,
}) => {
  test.slow()
  expectRefusals(409)
  const { scopeId, key, etag, contentOf } = await seedPrompt({
    grants: { viewer: ['scope.viewer'] },
  })
  const content = contentOf[0] ?? {}
  for (let i = 0; i < 3; i += 1) {
    await expect(
      api.as('viewer').replace(scopeId, 'prompt', key, content, etag),
    ).rejects.toMatchObject({ status: 403 })
  }
  await expect(api.as('stranger').readScope(scopeId)).rejects.toMatchObject({ status: 403 })
  const truth = await api.as('scope-admin').audit(scopeId, { result: 'denied' })
  expect(truth.length).toBeGreaterThanOrEqual(4)

  const page = await openAs('scope-admin', auditOf(scopeId, { result: 'denied', from: '-30d' }))
  await listed(page)
  let dialog = await openEvidence(page)
  const conclusion = 'Every attempt was refused.\n<script>alert("none got through")</script>'
  await dialog.getByRole('textbox', { name: 'Reviewer' }).fill('Mara Lindqvist')
  await dialog.getByRole('textbox', { name: 'Conclusion' }).fill(conclusion)
  await expectAccessible(page)
  // What was typed stays while the dialog is closed.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  dialog = await openEvidence(page)
  await expect(dialog.getByRole('textbox', { name: 'Conclusion' })).toHaveValue(conclusion)
  const path = await madeIn(page, dialog)

  const good = await verifyExport(path, '--complete')
  expect(good.output).toContain('Verified')
  expect(good.code).toBe(0)
  const files = unzipSync(await readFile(path))
  const events = textLinesOf(files, 'events.jsonl').map(eventOfLine)
  expect(events.slice(0, truth.length)).toEqual(truth)
  expect(events.every(({ allowed }) => !allowed)).toBe(true)
  expect(strFromU8(files['notes.md'] ?? new Uint8Array())).toContain(conclusion)

  await expectEachFileGuarded(path)

  // The first page opens by itself, runs nothing, and shows what was typed as a text.
  const index = join(await mkdtemp(join(tmpdir(), 'evidence-')), 'index.html')
  await writeFile(index, files['index.html'] ?? '')
  const alone = await page.context().newPage()
  alone.on('dialog', () => {
    throw new Error('The first page ran a script.')
  })
  await alone.goto(`file://${index}`)
  await expect(alone.getByRole('heading', { name: 'Evidence from the access audit' })).toBeVisible()
  await expect(alone.getByText('Every attempt was refused.')).toContainText('<script>alert(')
  await expect(alone.getByText(`${events.length} denied`)).toBeVisible()
  await expect(alone.getByRole('table').getByRole('row')).toHaveCount(events.length + 1)
  await alone.close()
})

test('evidence of changes says which revisions they may have made, with what each changed', async ({
  backend,
  expectRefusals,
  openAs,
  seedPrompt,
}) => {
  test.slow()
  expectRefusals(409)
  const { scopeId, key, revision } = await seedPrompt()
  const page = await openAs('scope-admin', auditOf(scopeId, { result: 'allowed' }))
  await listed(page)
  const dialog = await openEvidence(page)
  await dialog.getByRole('checkbox', { name: 'With what was changed' }).check()
  const path = await madeIn(page, dialog)
  const { code, output } = await verifyExport(path, '--complete')
  expect(output).toContain('Verified')
  expect(code).toBe(0)

  const files = unzipSync(await readFile(path))
  const lines = linesOf(files, 'changes/changes.jsonl') as {
    may_have_made: { artifact_id: string; revision: number; file: string }[]
    left_out: string | null
  }[]
  const found = lines.flatMap((line) => line.may_have_made)
  if (backend.features.recordsRestores) {
    const numbers = [...new Set(found.map((one) => one.revision))].sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: revision }, (_, index) => index + 1))
    const second = found.find((one) => one.revision === 2)
    expect(second?.artifact_id).toBe(key)
    const text = strFromU8(files[second?.file ?? ''] ?? new Uint8Array())
    expect(text).toContain('== "instructions": changed')
  } else {
    expect(found).toEqual([])
    expect(lines.map((line) => line.left_out)).toContain('no times of revisions recorded')
  }
  const bindings = linesOf(files, 'bindings.jsonl') as { binding: { role: string } | null }[]
  expect(bindings.map(({ binding }) => binding?.role)).toContain('scope.admin')
})

test('evidence of one request holds its events alone, and verifies', async ({ api, openAs }) => {
  test.slow()
  const { scope_id: scopeId } = await seedScope(api)
  await api.as('scope-admin').grant('viewer', 'scope.viewer', scopeId)
  await expect(api.as('stranger').readScope(scopeId)).rejects.toMatchObject({ status: 403 })
  const all = await api.as('scope-admin').audit(scopeId)
  const granted = all.findLast(({ reason_code: reason }) => reason === 'binding-created')
  const truth = all.filter(({ request_id: id }) => id === granted?.request_id)
  expect(truth.length).toBeGreaterThan(0)
  expect(truth.length).toBeLessThan(all.length)

  const event = granted?.event_id ?? ''
  const page = await openAs('scope-admin', auditOf(scopeId, { event }))
  await listed(page)
  const drawer = page.getByRole('dialog', { name: 'Event' })
  await drawer.getByRole('button', { name: 'Evidence of this request…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Evidence' })
  await expect(dialog.getByText(`Request: ${granted?.request_id}`)).toBeVisible()
  const path = await madeIn(page, dialog)
  const { code, output } = await verifyExport(path, '--complete')
  expect(output).toContain('Verified')
  expect(output).toContain(`Request: ${granted?.request_id}`)
  expect(code).toBe(0)
  const files = unzipSync(await readFile(path))
  expect(textLinesOf(files, 'events.jsonl').map(eventOfLine)).toEqual(truth)

  // The drawer is still there, and keys of the dialog did not reach it.
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(drawer).toBeVisible()
})

test('evidence of rows that were selected by hand holds these decisions alone, and says that it is a selection', async ({
  api,
  openAs,
}) => {
  test.slow()
  const { scope_id: scopeId } = await seedScope(api)
  const admin = api.as('scope-admin')
  await admin.grant('viewer', 'scope.viewer', scopeId)
  await expect(api.as('stranger').readScope(scopeId)).rejects.toMatchObject({ status: 403 })
  await admin.readScope(scopeId)
  const all = await admin.audit(scopeId)
  const granted = all.findLast(({ reason_code: reason }) => reason === 'binding-created')
  const refused = all.findLast(({ allowed }) => !allowed)
  const chosen = [granted?.request_id, refused?.request_id]
  const truth = all.filter(({ request_id: id }) => chosen.includes(id))
  expect(truth.length).toBeLessThan(all.length)

  const page = await openAs('scope-admin', paths.audit({ resource: `scope:${scopeId}` }))
  await listedWhole(page)
  const grant = requestsOf(page)
    .getByRole('row')
    .filter({ hasText: /granted scope\.viewer to (Dora Marsh|user viewer) on / })
  const bar = page.getByRole('group', { name: 'Selection' })
  const says = (text: string) => expect(bar.getByRole('status')).toContainText(text)

  await test.step('a press on a box selects a row, and opens nothing', async () => {
    await page.getByRole('button', { name: 'Select…' }).click()
    await says('Nothing is selected yet.')
    await grant.getByRole('checkbox', { name: 'Select' }).click()
    await says('1 selected')
    await expect(grant.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('it stays selected in another order, under a filter that hides it, and as decisions', async () => {
    await page.getByRole('button', { name: '+ Filter' }).click()
    await page.getByRole('combobox', { name: 'Order' }).selectOption('oldest')
    await expect(page).toHaveURL(/order=oldest/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('combobox', { name: 'Order' })).toHaveCount(0)
    await listedWhole(page)
    await expect(grant.getByRole('checkbox')).toBeChecked()
    await page.getByRole('combobox', { name: 'Result' }).selectOption('denied')
    await expect(page).toHaveURL(/result=denied/)
    await listedWhole(page)
    await says('not loaded in this list')
    // Space selects the row that has the focus.
    await rowsOf(page).first().focus()
    await page.keyboard.press(' ')
    await expect(rowsOf(page).first().getByRole('checkbox')).toBeChecked()
    await expectAccessible(page)
  })

  await test.step('the bundle holds exactly these decisions, and is called complete nowhere', async () => {
    await bar.getByRole('button', { name: /^Evidence of \d+ selected…$/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Evidence' })
    await expect(dialog.getByText(/are loaded of this list$/)).toBeVisible()
    await expectAccessible(page)
    const path = await madeIn(page, dialog, /^The bundle is made of what you selected/)
    expect(path).toMatch(/evidence-selection-.*\.partial\.zip$/)
    const { code, output } = await verifyExport(path)
    expect(output).toContain('Verified')
    expect(output).toContain('SELECTED BY HAND: ')
    expect(output).toContain('NOT COMPLETE')
    expect(code).toBe(0)
    expect((await verifyExport(path, '--complete')).code).toBe(1)
    const files = unzipSync(await readFile(path))
    expect(textLinesOf(files, 'events.jsonl').map(eventOfLine)).toEqual(truth)
    const manifest = strFromU8(files['manifest.json'] ?? new Uint8Array())
    await writeFile(
      path,
      zipSync({ ...files, 'manifest.json': strToU8(manifest.replace('by hand', 'by rule')) }),
    )
    const forged = await verifyExport(path)
    expect(forged.output).toContain('FAILED  manifest.json: ')
    expect(forged.code).toBe(1)
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('"Clear" selects nothing any more', async () => {
    await bar.getByRole('button', { name: 'Clear' }).click()
    await says('Nothing is selected yet.')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  })
})
