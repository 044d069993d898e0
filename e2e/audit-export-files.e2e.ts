import { auditedScope, auditOf, listed } from './audit-screen'
import { openExport, savedBy, startAndSettle, type Receipt } from './exports'
import { expect, expectAccessible, test } from './fixtures'
import { eventsIn, verifyExport } from './verify-export'

test.beforeEach(({ page }) => page.clock.install())

test('a disk that is full is said, and nothing is claimed', async ({
  api,
  expectRefusals,
  openAs,
  page,
}) => {
  test.slow()
  expectRefusals(409)
  const scopeId = await auditedScope(api, 1_000)
  await openAs('scope-admin', auditOf(scopeId))
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 50_000 })
  const downloads: unknown[] = []
  page.on('download', (download) => downloads.push(download))
  const dialog = await openExport(page, 'JSON Lines')
  await startAndSettle(dialog)
  await expect(dialog.getByRole('alert')).toContainText('There is no more room')
  await expect(dialog.getByRole('alert')).toContainText('Nothing was saved')
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(downloads).toEqual([])
})

test('a browser without file access downloads an export that verifies', async ({
  api,
  openAs,
  page,
}) => {
  test.slow()
  // A private window of some browsers: neither the dialog of the system nor a place to write to.
  await page.addInitScript(() => {
    delete (window as { showSaveFilePicker?: unknown }).showSaveFilePicker
    const refuse = () => Promise.reject(new DOMException('It is not allowed.', 'SecurityError'))
    StorageManager.prototype.getDirectory = refuse
  })
  const scopeId = await auditedScope(api, 700)
  // Before the page opens: its own clock may be a little behind the server's, and the export ends by it.
  const truth = await api.as('scope-admin').audit(scopeId)
  await openAs('scope-admin', auditOf(scopeId))
  await listed(page)
  const dialog = await openExport(page, 'JSON Lines')
  await expect(dialog.getByRole('radio', { name: 'A file that you choose' })).toHaveCount(0)
  const { file, receiptFile, receipt } = await savedBy(page, () => startAndSettle(dialog))
  expect(receipt).toMatchObject({ complete: true })
  expect((await eventsIn(file)).slice(0, truth.length)).toEqual(truth)
  const { code, output } = await verifyExport(file, receiptFile, '--complete')
  expect(output).toContain('Verified')
  expect(code).toBe(0)
})

test('a chosen file that cannot be written keeps its old content, and the export says so', async ({
  api,
  expectRefusals,
  openAs,
  page,
}) => {
  test.slow()
  expectRefusals(409)
  await page.addInitScript(() => {
    Object.assign(window, {
      showSaveFilePicker: async () => {
        const root = await navigator.storage.getDirectory()
        return root.getFileHandle('audit.csv', { create: true })
      },
    })
  })
  const scopeId = await auditedScope(api, 1_000)
  await openAs('scope-admin', auditOf(scopeId))
  await listed(page)
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const handle = await root.getFileHandle('audit.csv', { create: true })
    const stream = await handle.createWritable()
    await stream.write('the export of yesterday')
    await stream.close()
  })
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 50_000 })
  const downloads: unknown[] = []
  page.on('download', (download) => downloads.push(download))
  const dialog = await openExport(page, 'CSV')
  await dialog.getByRole('radio', { name: 'A file that you choose' }).check()
  await startAndSettle(dialog)
  await expect(dialog.getByRole('alert')).toContainText('There is no more room')
  await expect(dialog.getByRole('alert')).toContainText('Nothing was saved')
  await expect(dialog.getByText(/Complete: /)).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Save receipt' })).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  const files = await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const texts: [string, string][] = []
    for await (const handle of (
      root as unknown as { values(): AsyncIterable<FileSystemHandle> }
    ).values()) {
      if (handle.kind !== 'file') continue
      texts.push([handle.name, await (await (handle as FileSystemFileHandle).getFile()).text()])
    }
    return texts
  })
  expect(files).toEqual([['audit.csv', 'the export of yesterday']])
  expect(downloads).toEqual([])
})

test('is written to the file that a person chose, the receipt beside it', async ({
  api,
  openAs,
  page,
}) => {
  const scopeId = await auditedScope(api, 100)
  // The dialog of the system can't be driven: it gives out files of the browser's own file system.
  await page.addInitScript(() => {
    Object.assign(window, {
      showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) => {
        const root = await navigator.storage.getDirectory()
        return root.getFileHandle(suggestedName, { create: true })
      },
    })
  })
  await openAs('scope-admin', auditOf(scopeId))
  const dialog = await openExport(page, 'CSV')
  await dialog.getByRole('radio', { name: 'A file that you choose' }).check()
  await startAndSettle(dialog)
  await expect(dialog.getByText(/^Complete: /)).toBeVisible({ timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'receipt' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Save receipt' }).click()
  await expect(dialog.getByRole('button', { name: 'Save receipt again' })).toBeVisible()
  const files = await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const texts: Record<string, string> = {}
    for await (const [name, handle] of root as unknown as AsyncIterable<
      [string, FileSystemFileHandle]
    >) {
      if (handle.kind === 'file') texts[name] = await (await handle.getFile()).text()
    }
    return texts
  })
  const [name = '', receiptName = ''] = Object.keys(files).sort()
  expect(receiptName).toBe(`${name}.receipt.json`)
  const receipt = JSON.parse(files[receiptName] ?? '') as Receipt
  expect(receipt).toMatchObject({ complete: true, file: { name } })
  expect(Buffer.byteLength(files[name] ?? '') + 3, 'the byte order mark is not read').toBe(
    receipt.file.bytes,
  )
})
