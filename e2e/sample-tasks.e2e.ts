import { AUDIT_LIMIT_MAX, type AuditEvent } from '../src/api/contract/audit'
import { Scope } from '../src/api/contract/scopes'
import { endpoints } from '../src/api/endpoints'
import { requestIds } from './asker'
import { listedWhole, requestIdsOn } from './audit-screen'
import {
  askForPrincipal,
  bundleOfDenials,
  expectEvidence,
  followFive,
  linkOfPreset,
  reachFirst,
  ZONES,
} from './audit-steps'
import { pathIn } from './base-path'
import { expect } from './fixtures'
import { deniedOnPrompts, test } from './sample-checkout'

// What people do with the audit of the sample, as a stakeholder sees it demonstrated. `audit-tasks.e2e.ts` and
// `audit-questions.e2e.ts` go the same ways on every server, and the guide for compliance staff promises the numbers.

const DAY_MS = 24 * 3_600_000

/** Requests for which the list is read whole at most: the sample's length depends on the day, and so does its last page. */
const wholeIn = (truth: readonly AuditEvent[]) => Math.ceil(truth.length / AUDIT_LIMIT_MAX) + 1

test('evidence of a month’s denials verifies, and no file of it can be changed: 7 interactions', async ({
  checkout,
  page,
}) => {
  const { asker, truth, recordedDuring } = checkout
  let path = ''
  const begun = Date.now()
  const calls = await recordedDuring(async () => {
    path = await bundleOfDenials(page, asker)
  })
  await expectEvidence(path, (start) => {
    const month = Date.parse(start)
    expect(month).toBeGreaterThanOrEqual(begun - 30 * DAY_MS)
    expect(month).toBeLessThanOrEqual(Date.now() - 30 * DAY_MS)
    const denied = truth.filter((event) => !event.allowed && Date.parse(event.occurred_at) >= month)
    expect(denied.length).toBeGreaterThan(5)
    return denied
  })
  expect(asker.interactions).toBe(7)
  // The list, that of the month, what was denied in it, and two for the bundle.
  expect(requestIds(calls).length).toBeLessThanOrEqual(2 * wholeIn(truth) + 3)
})

test('who came in the night, but for the nightly service: the hours by principal name them, 8 interactions', async ({
  checkout,
  page,
}) => {
  const { asker, truth } = checkout
  // The screen hides what its reader has read.
  const others = truth.filter(
    ({ principal: { id }, operation }) =>
      id !== 'svc-nightly' && !(id === 'mara.lindqvist' && /^(get|list)_/.test(operation)),
  )
  const hourOf = ({ occurred_at: at }: AuditEvent) => new Date(at).getUTCHours()
  const eventsOf = (id: string) => others.filter(({ principal }) => principal.id === id)
  const atNight = others.filter((event) => hourOf(event) < 6)
  const [visit] = atNight
  if (!visit) throw new Error('Nobody came in the night.')
  const cells = [...new Set(atNight.map(({ principal }) => principal.id))].flatMap((id) => {
    const its = eventsOf(id).filter((event) => hourOf(event) < 6)
    return [...new Set(its.map(hourOf))].map((hour) => {
      const within = its.filter((event) => hourOf(event) === hour)
      const denied = within.filter(({ allowed }) => !allowed).length
      const decisions = within.length === 1 ? '1 decision' : `${within.length} decisions`
      const { type, description } = within[0]?.principal ?? {}
      return `${decisions}, ${denied} denied at ${hour}:00: only ${description} (${type} ${id}) at this hour`
    })
  })
  await askForPrincipal(page, asker, 'is not', 'service:svc-nightly')
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary).toContainText(`Of all ${others.length} decisions that match`)
  await asker.press('By principal')
  const atNightOn = summary.getByRole('grid').getByRole('button', { name: / at [0-5]:00: only / })
  const shown = () =>
    atNightOn.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel).sort())
  await expect.poll(shown).toEqual(cells.sort())
  await asker.pressOn(
    atNightOn
      .and(
        page.getByRole('button', {
          name: `${hourOf(visit)}:00: only ${visit.principal.description} `,
        }),
      )
      .first(),
  )
  await expect(summary).toContainText(
    `Of all ${eventsOf(visit.principal.id).filter((event) => hourOf(event) === hourOf(visit)).length} decisions that match`,
  )
  expect(asker.interactions).toBe(8)
})

test('five requests of another person come in while somebody follows, and five are shown: 2 interactions', async ({
  checkout,
  page,
}) => {
  const { ask, asker, recordedDuring, scopeId, truth } = checkout
  await page.clock.install()
  const readAsElif = () => ask(endpoints.scope(scopeId), Scope, { token: 'demo-viewer' })
  const calls = await recordedDuring(() => followFive(page, asker, 'Elif Demir', readAsElif))
  expect(asker.interactions).toBe(2)
  // And one for each look.
  expect(requestIds(calls).length).toBeLessThanOrEqual(wholeIn(truth) + 2)
})

test('the link of a preset shows a colleague who signs in with it the same list: 3 interactions', async ({
  baseURL,
  checkout,
  openSecondAs,
  page,
  requests,
}) => {
  const { asker, recordedDuring, truth } = checkout
  const calls = await recordedDuring(async () => {
    const link = await linkOfPreset(page, asker, 'Refused on Prompts')
    const second = await openSecondAs(null, pathIn(baseURL, link))
    await second.getByRole('button', { name: 'Mara Lindqvist — scope admin' }).click()
    await listedWhole(second)
    await expect.poll(() => requestIdsOn(second)).toEqual(requestIds(deniedOnPrompts(truth)))
    await requests.settled(second)
  })
  expect(asker.interactions).toBe(3)
  // And the colleague's.
  expect(requestIds(calls).length).toBeLessThanOrEqual(wholeIn(truth) + 2)
})

for (const [zone, aheadMs] of ZONES) {
  test.describe(`in the time zone ${zone}`, () => {
    test.use({ timezoneId: zone })

    test('the first event of all is reached by its date and by key: 3 interactions', async ({
      checkout,
      page,
      requests,
    }) => {
      const { asker, recordedDuring, truth } = checkout
      const calls = await recordedDuring(async () => {
        await reachFirst(page, asker, { truth, by: /Platform provisioning/, aheadMs })
        await requests.settled(page)
      })
      // Neither way reads more than opening the list does.
      expect(requestIds(calls).length).toBeLessThanOrEqual(wholeIn(truth))
    })
  })
}
