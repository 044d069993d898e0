import { expect, test } from './fixtures'
import { button, decideOn, idOf, ofReview, reportOf, rowOfId, send } from './review-screen'
import { seedScope } from './seed'

const KINDS = ['Keep', 'Keep', 'End', 'Renew'] as const

test('a review of 40 bindings is stopped, taken up on a changed server, finished and reported: each is as it was decided', async ({
  api,
  expectRefusals,
  openAs,
}) => {
  test.slow()
  const { scope_id: scopeId } = await seedScope(api, { 'second-admin': ['scope.admin'] })
  const root = api.as('root')
  const grantTo = async (id: string) => {
    const binding = await root.grantTo({ type: 'user', id }, 'scope.viewer', scopeId)
    // The review ends or renews many of them, so the test does not revoke them at its end.
    root.letGo(binding)
    return binding
  }
  const ids = Array.from({ length: 39 }, (_, each) => `reader-${each}`)
  const bindingOf = new Map<string, Awaited<ReturnType<typeof grantTo>>>()
  for (const id of ids) bindingOf.set(id, await grantTo(id))
  const kindOf = (id: string) => KINDS[Number(id.split('-')[1]) % KINDS.length] ?? 'Keep'
  const reasonOf = (id: string) => `${kindOf(id)}: as agreed on ${id}.`
  // Each revocation and renewal may meet another test's change of roles.
  expectRefusals(409, /\/bindings\//)

  const page = await openAs('scope-admin', ofReview(scopeId))
  await expect(page.getByText('40 bindings to review')).toBeVisible()
  await button(page, 'Start review').click()
  const rows = page
    .getByRole('table', { name: 'Bindings under review' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(40)
  const decideAll = async (of: readonly string[]) => {
    for (const id of of) await decideOn(rowOfId(page, id), kindOf(id), reasonOf(id))
  }
  await decideAll(ids.slice(0, 20))
  await expect(page.getByText('20 of 40 decided')).toBeVisible()

  const revoked = ['reader-5', 'reader-25']
  for (const id of revoked) {
    const binding = bindingOf.get(id)
    if (!binding) throw new Error(`${id} holds nothing.`)
    await api.as('second-admin').revoke(binding)
  }
  await grantTo('reader-39')
  await page.reload()
  // One of the two that were revoked was not decided yet.
  await expect(page.getByText('21 of 40 decided')).toBeVisible()
  await expect(page.getByText('1 binding granted since the review began')).toBeVisible()
  await button(page, 'Add to the review').click()
  for (const id of revoked) {
    await expect(rowOfId(page, id)).toContainText(
      /Changed since you saw it.*Revoked by Bo Lindqvist.*Nothing is left to decide/,
    )
  }
  await decideAll([...ids.slice(20).filter((id) => !revoked.includes(id)), 'reader-39'])
  const reviewed = [...ids, 'reader-39'].filter((id) => !revoked.includes(id))
  const decidedTo = (kind: string) => reviewed.filter((id) => kindOf(id) === kind).length
  await button(page, 'Send decisions…').click()
  const dialog = page.getByRole('dialog', { name: 'Send decisions' })
  await expect(dialog.getByRole('group', { name: 'Send decisions' })).toHaveText(
    [
      `To end${decidedTo('End')} bindings`,
      `To renew${decidedTo('Renew')} bindings`,
      `Kept, a note in the report${decidedTo('Keep')} bindings`,
      'Undecided1 binding',
      `Changed since you saw it${revoked.length} bindings`,
    ].join(''),
  )
  await button(dialog, 'Cancel').click()
  await decideOn(rowOfId(page, idOf('scope-admin')), 'Keep', 'Administers the Scope.')
  await expect(page.getByText('41 of 41 decided')).toBeVisible()
  await send(page)

  const { says } = await reportOf(page)
  expect(says).toContain('Verified: the report of 41 bindings.')

  const held = (await root.bindings(scopeId)).filter(({ role }) => role === 'scope.viewer')
  const became = (id: string) => {
    const own = held.filter(({ subject }) => subject.id === id)
    const active = own.find(({ state }) => state === 'active')
    const by = own.find(({ state }) => state === 'revoked')?.revoked_by?.id
    if (active) return active.reason === reasonOf(id) ? 'Renew' : 'Keep'
    return by === idOf('scope-admin') ? 'End' : `ended by ${by}`
  }
  expect(reviewed.map((id) => [id, became(id)])).toEqual(reviewed.map((id) => [id, kindOf(id)]))
  for (const id of revoked) expect(became(id)).toBe(`ended by ${idOf('second-admin')}`)
})
