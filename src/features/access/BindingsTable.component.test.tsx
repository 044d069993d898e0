import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Binding } from '../../api/contract/access'
import { principalKey, principalNames } from '../../names/principal-names'
import { show } from '../../ui/testing/show'
import { BindingsTable } from './BindingsTable'
import { rowsOf, type Shown } from './shown'

const user = (id: string) => ({ type: 'user', id, description: null })
const resource = { type: 'scope', scope_id: 'scp-1' } as const
const binding = (id: string, granter: string) =>
  ({
    binding_id: id,
    subject: user(`subject-of-${id}`),
    role: 'scope.viewer',
    resource,
    granted_by: user(granter),
    reason: '',
    created_at: '2026-01-05T10:00:00Z',
    expires_at: null,
    revoked_at: null,
    revoked_by: null,
    state: 'active',
  }) as unknown as Binding

it('draws again only the row that shows a name which has become known', async () => {
  const shown = {
    resource,
    param: 'scope:scp-1',
    asOf: null,
    instant: Date.parse('2026-01-06T00:00:00Z') * 1000,
    rules: new Map(),
    bindings: [binding('one', 'row-test-ada'), binding('two', 'row-test-bo')],
  } as unknown as Shown
  const drawn = vi.fn(({ binding_id: id }: Binding) => `Actions of ${id}`)
  await show(
    <MemoryRouter>
      <BindingsTable label="Bindings" shown={shown} rows={rowsOf(shown)} actionsOf={drawn} />
    </MemoryRouter>,
  )
  await expect.element(page.getByText('by row-test-ada')).toBeVisible()
  await expect.element(page.getByText('Actions of two')).toBeVisible()
  drawn.mockClear()
  principalNames.learn(principalKey(user('row-test-ada')), 'Ada of the test')
  await expect.element(page.getByText('by Ada of the test')).toBeVisible()
  expect(drawn.mock.calls.map(([{ binding_id: id }]) => id)).toEqual(['one'])
})
