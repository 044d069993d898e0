import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import type { AuditEvent } from '../src/api/contract/audit'
import { paths } from '../src/routing/paths'
import { Asker, requestIds, truthOf } from './asker'
import { listedWhole, requestIdsOn, requestsOf } from './audit-screen'
import { pathIn } from './base-path'
import { pasted } from './clipboard'
import { expect, test } from './fixtures'
import { custom } from './prompt-texts'
import { seedScope } from './seed'
import { SLOWNESS } from './slowness'
import { expectEachFileGuarded } from './tampering'
import { eventOfLine, verifyExport } from './verify-export'

// These journeys do what people do with an audit, from the screen of a Scope on. They count interactions and recorded
// requests, as `audit-questions.e2e.ts` does, because the guide for compliance staff promises these numbers in its table.

test('evidence of a month’s denials verifies, and no file of it can be changed: 7 interactions', async ({
  api,
  auditedDuring,
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key, etag } = await seedPrompt({ grants: { viewer: ['scope.viewer'] } })
  for (const caller of ['viewer', 'stranger'] as const)
    await expect(
      api.as(caller).replace(scopeId, 'prompt', key, custom('Nobody may save this.'), etag),
    ).rejects.toMatchObject({ status: 403 })
  const truth = (await truthOf(api, scopeId)).filter(({ allowed }) => !allowed)
  const page = await openAs('scope-admin', paths.scope(scopeId))
  const asker = new Asker(page, requests)
  const path = join(await mkdtemp(join(tmpdir(), 'evidence-')), 'evidence.zip')
  const calls = await auditedDuring(scopeId, async () => {
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
  })
  const { code, output } = await verifyExport(path, '--complete')
  expect(output).toContain('Verified')
  expect(code).toBe(0)
  const files = unzipSync(await readFile(path))
  const lines = strFromU8(files['events.jsonl'] ?? new Uint8Array()).split('\n')
  expect(lines.slice(0, -1).map(eventOfLine)).toEqual(truth)
  await expectEachFileGuarded(path)
  expect(asker.interactions).toBe(7)
  expect(requestIds(calls)).toHaveLength(5)
})

test('five requests of another person come in while somebody follows, and five are shown: 2 interactions', async ({
  api,
  auditedDuring,
  openAs,
  page: own,
  requests,
}) => {
  await own.clock.install()
  const { scope_id: scopeId } = await seedScope(api, { viewer: ['scope.viewer'] })
  const page = await openAs('scope-admin', paths.scope(scopeId))
  const asker = new Asker(page, requests)
  const theirs = requestsOf(page).getByRole('row', { name: /was allowed to read .* Dora Marsh/ })
  const calls = await auditedDuring(scopeId, async () => {
    await asker.press('Audit of this scope', 'link')
    await listedWhole(page)
    await expect(theirs).toHaveCount(0)
    await asker.press('Follow')
    for (let each = 0; each < 5; each += 1) await api.as('viewer').readScope(scopeId)
    await page.clock.fastForward(30_000)
    await expect(page.getByText(/Looked at .*; 5 new so far/)).toBeVisible()
    await expect(theirs).toHaveCount(5)
  })
  expect(asker.interactions).toBe(2)
  expect(requestIds(calls)).toHaveLength(3)
})

test('the link of a preset shows a colleague’s browser the same list: 3 interactions', async ({
  api,
  auditedDuring,
  baseURL,
  context,
  openAs,
  openSecondAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  await expect(api.as('stranger').readPrompt(scopeId, key)).rejects.toMatchObject({ status: 403 })
  const refused = (await truthOf(api, scopeId)).filter(({ allowed }) => !allowed)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await openAs('scope-admin', paths.scope(scopeId))
  const asker = new Asker(page, requests)
  const calls = await auditedDuring(scopeId, async () => {
    await asker.press('Audit of this scope', 'link')
    await asker.press('Presets…')
    const preset = page.getByRole('listitem').filter({ hasText: 'Refused on Prompts' })
    await asker.pressOn(preset.getByRole('button', { name: 'Copy link' }))
    await expect.poll(() => pasted(page)).toContain('family=prompt')
    const second = await openSecondAs('scope-admin', pathIn(baseURL, await pasted(page)))
    await listedWhole(second)
    await expect.poll(() => requestIdsOn(second)).toEqual(requestIds(refused))
    await requests.settled(second)
  })
  expect(asker.interactions).toBe(3)
  expect(requestIds(calls)).toHaveLength(3)
})

for (const [zone, aheadMs] of [
  ['UTC', 0],
  ['Asia/Kolkata', 5.5 * 3_600_000],
] as const) {
  test.describe(`in the time zone ${zone}`, () => {
    test.use({ timezoneId: zone })

    test('the first event of all is reached by its date and by key: 3 interactions', async ({
      api,
      auditedDuring,
      openAs,
      requests,
    }) => {
      const { scope_id: scopeId } = await seedScope(api, { viewer: ['scope.viewer'] })
      for (let each = 0; each < 40; each += 1) await api.as('viewer').readScope(scopeId)
      const [first, ...later] = await truthOf(api, scopeId)
      if (!first) throw new Error('The Scope has no event.')
      const localOf = ({ occurred_at: at }: AuditEvent) =>
        new Date(Date.parse(at) + aheadMs).toISOString()
      const local = localOf(first)
      // The row of a request has the time of one of its decisions.
      const decisions = [first, ...later.filter((each) => each.request_id === first.request_id)]
      const times = new RegExp(
        decisions.map((each) => localOf(each).slice(0, 19).replace('T', ' ')).join('|'),
      )
      const page = await openAs('scope-admin', paths.scope(scopeId))
      const oldest = requestsOf(page)
        .getByRole('row', { name: /root|Mara Lindqvist/ })
        .last()
      const asker = new Asker(page, requests)
      const calls = await auditedDuring(scopeId, async () => {
        await asker.press('Audit of this scope', 'link')
        await listedWhole(page)
        await expect(oldest).toHaveCount(0)
        await asker.press('Go to time…')
        await asker.type('Go to time', local.slice(0, 'YYYY-MM-DD'.length))
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
        await requests.settled(page)
      })
      // Neither way reads more than opening the list does.
      expect(requestIds(calls)).toHaveLength(1)
    })
  })
}
