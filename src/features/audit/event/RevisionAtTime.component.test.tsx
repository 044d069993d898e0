import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { REQUEST_ID_HEADER } from '../../../api/contract/errors'
import { answering, endAnswering } from '../../../api/testing/answering'
import { show } from '../../../ui/testing/show'
import { RevisionAtTime } from './RevisionAtTime'

afterEach(endAnswering)

const REVISIONS = 'GET /v1/scopes/shop/artifacts/skill/move/revisions'
const refusal = () =>
  Response.json(
    { error: { code: 'forbidden', message: 'scope.read is not granted', details: null } },
    { status: 403, headers: { [REQUEST_ID_HEADER]: 'the-refusal' } },
  )

/** Shows the part of the drawer to somebody whom the server tells that they read these Scopes, and refuses the list of revisions. */
function showRevision(scopes: readonly string[], told: Promise<void> = Promise.resolve()) {
  const calls = answering(async ({ call }) => {
    switch (call) {
      case 'GET /health/ready':
        return { status: 'ready', checks: { access_mode: 'enforced' } }
      case 'POST /v1/access/resources/list': {
        await told
        const items = scopes.map((scope_id) => ({ type: 'scope', scope_id }))
        return { items, total: items.length, next_cursor: null }
      }
      case REVISIONS:
        return refusal()
    }
  })
  const part = (key: string) => (
    <MemoryRouter key={key}>
      <RevisionAtTime
        scopeId="shop"
        family="skill"
        artifactId="move"
        instant="2026-01-05T10:00:00Z"
        zone="utc"
      />
    </MemoryRouter>
  )
  const reads = () => calls.filter(({ call }) => call === REVISIONS).length
  return { calls, reads, part, shown: show(part('first')) }
}
const ask = page.getByRole('button', { name: 'Which revision was it?' })

it('a refusal of the revisions is told with its request, and nothing is asked again', async () => {
  // The role has ended since the console asked for it.
  const { reads, part, shown } = showRevision(['shop'])
  const { rerender } = await shown
  await ask.click()
  const refused = page.getByRole('alert')
  await expect.element(refused).toHaveTextContent('scope.read is not granted')
  await expect.element(refused).toHaveTextContent('the-refusal')
  expect(page.getByRole('button', { name: 'Retry' }).elements()).toEqual([])
  expect(page.getByText('Reading the revisions').elements()).toEqual([])
  expect(reads()).toBe(1)
  await rerender(part('second'))
  await expect.element(ask).toBeVisible()
  expect(reads()).toBe(1)
})

it('who holds no role that reads the Scope is told so, and the list is not asked for', async () => {
  const { reads, shown } = showRevision(['another'])
  await shown
  await expect.element(page.getByText(/^You hold no role that reads this Scope/)).toBeVisible()
  await expect.element(ask).not.toBeInTheDocument()
  expect(reads()).toBe(0)
})

it('a press before the role is known asks for nothing once it turns out not to be held', async () => {
  let tell = () => {}
  const told = new Promise<void>((resolve) => (tell = resolve))
  const { calls, reads, shown } = showRevision([], told)
  await shown
  await ask.click()
  await expect.element(page.getByText('Reading the revisions')).toBeVisible()
  tell()
  await expect.element(page.getByText(/^You hold no role that reads this Scope/)).toBeVisible()
  expect(calls.map(({ call }) => call)).toContain('POST /v1/access/resources/list')
  expect(reads()).toBe(0)
})
