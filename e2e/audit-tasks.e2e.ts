import { paths } from '../src/routing/paths'
import { Asker, requestIds, truthOf } from './asker'
import { listedWhole, requestIdsOn } from './audit-screen'
import {
  bundleOfDenials,
  expectEvidence,
  followFive,
  linkOfPreset,
  reachFirst,
  ZONES,
} from './audit-steps'
import { pathIn } from './base-path'
import { expect, test } from './fixtures'
import { custom } from './prompt-texts'
import { seedScope } from './seed'

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
  let path = ''
  const calls = await auditedDuring(scopeId, async () => {
    path = await bundleOfDenials(page, asker)
  })
  await expectEvidence(path, () => truth)
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
  const calls = await auditedDuring(scopeId, () =>
    followFive(page, asker, 'Dora Marsh', () => api.as('viewer').readScope(scopeId)),
  )
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
    const link = await linkOfPreset(page, asker, 'Refused on Prompts')
    const second = await openSecondAs('scope-admin', pathIn(baseURL, link))
    await listedWhole(second)
    await expect.poll(() => requestIdsOn(second)).toEqual(requestIds(refused))
    await requests.settled(second)
  })
  expect(asker.interactions).toBe(3)
  expect(requestIds(calls)).toHaveLength(3)
})

for (const [zone, aheadMs] of ZONES) {
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
      const truth = await truthOf(api, scopeId)
      const page = await openAs('scope-admin', paths.scope(scopeId))
      const asker = new Asker(page, requests)
      const calls = await auditedDuring(scopeId, async () => {
        await reachFirst(page, asker, { truth, by: /root|Mara Lindqvist/, aheadMs })
        await requests.settled(page)
      })
      // Neither way reads more than opening the list does.
      expect(requestIds(calls)).toHaveLength(1)
    })
  })
}
