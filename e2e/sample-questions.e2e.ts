import { ArtifactPage } from '../src/api/contract/artifacts'
import type { AuditEvent } from '../src/api/contract/audit'
import { endpoints } from '../src/api/endpoints'
import { requestIds } from './asker'
import { drawerOf, requestIdsOn, requestsOf, rowsOf } from './audit-screen'
import { askForPrincipal } from './audit-steps'
import { expect } from './fixtures'
import { deniedOnPrompts, test } from './sample-checkout'

// What people ask the audit of the sample, as a stakeholder sees it demonstrated. Each answer is held against what the
// interface says, read whole; `audit-questions.e2e.ts` asks the same of data that it has seeded, on every server.

/** Held scope.admin there once. */
const NOAH = 'noah.fischer'

function last(events: readonly AuditEvent[], fits: (event: AuditEvent) => boolean) {
  const event = events.findLast(fits)
  if (!event) throw new Error('The sample has no such event.')
  return event
}

test('who was denied what on Prompts, and why: one of them held the role, until it was taken', async ({
  checkout,
  page,
}) => {
  const { asker, truth } = checkout
  const denied = deniedOnPrompts(truth)
  await asker.openPreset('Refused on Prompts')
  await expect.poll(() => requestIdsOn(page)).toEqual(requestIds(denied))
  const newest = last(denied, ({ principal }) => principal.id === NOAH)
  await asker.pressOn(rowsOf(page).filter({ hasText: newest.request_id ?? '' }))
  await expect(drawerOf(page)).toContainText('Roles that grant scope.admin:')
  await asker.press('Did Noah Fischer ever hold one?')
  const taken = last(
    truth,
    ({ reason_code: reason, role, target }) =>
      reason === 'binding-revoked' && role === 'scope.admin' && target?.id === NOAH,
  )
  const until = taken.occurred_at.replace('T', ' ').slice(0, '2026-11-13 14:20:00.000'.length)
  await expect(drawerOf(page)).toContainText(
    `Noah Fischer held scope.admin until ${until} UTC, when Mara Lindqvist revoked it.`,
  )
})

test('who changed skill.generate last: its decision leads to what the newest revision changed', async ({
  checkout,
  page,
}) => {
  const { ask, asker, scopeId, truth } = checkout
  const changes = truth.filter(
    ({ operation, action, allowed }) =>
      allowed && action === 'scope.admin' && /^(create|replace)_artifact$/.test(operation),
  )
  // Each revision of a Prompt has its decision; a change that was allowed and came too late made none.
  const prompts = await ask(endpoints.artifacts(scopeId, 'prompt'), ArtifactPage)
  const revisions = prompts.items.reduce((sum, { revision }) => sum + revision, 0)
  expect(changes.length).toBeGreaterThanOrEqual(revisions)
  const head = prompts.items.find(({ artifact_id: key }) => key === 'skill.generate')
  if (!head) throw new Error('The sample has no skill.generate.')
  await asker.openPreset('Prompt changes')
  await expect.poll(() => requestIdsOn(page)).toEqual(requestIds(changes))
  const madeAt = Date.parse(head.created_at ?? '')
  const [change] = changes.toSorted(
    (a, b) =>
      Math.abs(Date.parse(a.occurred_at) - madeAt) - Math.abs(Date.parse(b.occurred_at) - madeAt),
  )
  await asker.pressOn(rowsOf(page).filter({ hasText: change?.request_id ?? 'no change' }))
  await asker.press('Which revision did it make?')
  await asker.pressOn(
    drawerOf(page).getByRole('link', { name: `r${head.revision} of skill.generate` }),
  )
  const [before, after] = [head.revision - 1, head.revision]
  await expect(
    page.getByRole('region', { name: `Changes from revision ${before} to revision ${after}` }),
  ).toBeVisible()
})

test('who gave or took which role: each request, the newest first', async ({ checkout, page }) => {
  const { asker, truth } = checkout
  const changes = truth.filter(({ operation }) =>
    /^(create|revoke|replace)_access_binding$/.test(operation),
  )
  const told = requestIds(changes)
    .map((id) => changes.filter(({ request_id: request }) => request === id))
    .sort(([a], [b]) => (b?.cursor ?? 0) - (a?.cursor ?? 0))
    .map((request) => {
      const made = request.find(({ reason_code: reason }) => /^binding-/.test(reason))
      const who = request[0]?.principal.id ?? ''
      if (!made) return new RegExp(`tried to .* ${who}\\).*refused`)
      const verb = made.reason_code === 'binding-created' ? 'granted' : 'revoked'
      return new RegExp(`${verb} ${made.role} .* ${who}\\).*succeeded`)
    })
  await asker.openPreset('Grants and revocations')
  const rows = requestsOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveText(told)
})

test('what the nightly service read, and at which hours', async ({ checkout, page }) => {
  const { asker, truth } = checkout
  const its = truth.filter(({ principal }) => principal.id === 'svc-nightly')
  await askForPrincipal(page, asker, 'is', 'service:svc-nightly')
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary).toContainText(`Of all ${its.length} decisions that match`)
  // Weekdays from Monday on, and of each the hours.
  const cellOf = ({ occurred_at: at }: AuditEvent) =>
    ((new Date(at).getUTCDay() + 6) % 7) * 24 + new Date(at).getUTCHours()
  const cells = [...new Set(its.map(cellOf))]
    .sort((a, b) => a - b)
    .map((cell) => {
      const within = its.filter((event) => cellOf(event) === cell)
      const hours = [...new Set(within.map(({ occurred_at: at }) => at.slice(0, 13)))]
      const decisions = within.length === 1 ? '1 decision' : `${within.length} decisions`
      const [first = ''] = hours
      return hours.length === 1
        ? `${decisions}, 0 denied: narrow to ${first.replace('T', ' ')}:00`
        : `${decisions}, 0 denied: choose one of ${hours.length} hours`
    })
  expect(its.every(({ allowed }) => allowed)).toBe(true)
  await expect
    .poll(() =>
      summary
        .getByRole('grid')
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel)),
    )
    .toEqual(cells)
})
