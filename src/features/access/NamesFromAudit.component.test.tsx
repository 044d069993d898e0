import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { bindingOf, DESCRIPTIONS, SCOPE, SERVER } from '../../access/testing/binding-of'
import type { Binding } from '../../api/contract/access'
import { answering, endAnswering } from '../../api/testing/answering'
import { paths } from '../../routing/paths'
import { show } from '../../ui/testing/show'
import { ShownFrame } from './ShownFrame'

afterEach(endAnswering)

const user = (id: string) => ({ type: 'user', id, description: null })
const REVOKED = { state: 'revoked', revoked_at: '2026-10-10T00:00:00Z' } as const

/** Shows the frame of a screen about the Scope "shop" to a server administrator, for whom the console reads one list of all Scopes. */
function showAt(address: string, bindings: readonly Binding[]) {
  answering(({ call, body }) => {
    if (call === 'POST /v1/access/roles/list') return { items: DESCRIPTIONS }
    if (call === 'POST /v1/access/resources/list')
      return {
        items: [body['resource_type'] === 'server' ? SERVER : SCOPE],
        total: 1,
        next_cursor: null,
      }
    if (call !== 'POST /v1/access/bindings/list') return { items: [], total: 0, next_cursor: null }
    return { items: bindings, total: bindings.length, next_cursor: null }
  })
  const frame = (
    <ShownFrame
      view={{
        kind: 'read',
        param: 'scope:shop',
        resource: { type: 'scope', scope_id: 'shop' },
        list: { type: 'server', deployment_id: 'powercontext' },
      }}
      asOf={undefined}
      onAsOf={() => {}}
    >
      {() => <p>Content</p>}
    </ShownFrame>
  )
  return show(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/access" element={frame} />
        <Route path="/access/people/:type/:id" element={frame} />
      </Routes>
    </MemoryRouter>,
  )
}
const offer = page.getByRole('button', { name: /^Look up/ })
const PERSON = paths.person(user('ada'))

describe('the offer to look up names in the audit', () => {
  it('counts on a person’s page the person, and who granted and revoked what it shows', async () => {
    await showAt(PERSON, [
      bindingOf({ granted_by: user('root') }),
      bindingOf({
        binding_id: 'b2',
        granted_by: user('root'),
        revoked_by: user('eve'),
        ...REVOKED,
      }),
      bindingOf({ binding_id: 'b3', subject: user('bo'), granted_by: user('chen') }),
      bindingOf({ binding_id: 'b4', resource: SERVER, role: 'server.observer', granted_by: user('dora') }), // prettier-ignore
    ])
    await expect.element(offer).toHaveAccessibleName('Look up 3 names: 1 audit event')
  })

  it('counts a person who holds nothing any more, because the page is headed by the id', async () => {
    const granted_by = { ...user('root'), description: 'Root' }
    await showAt(PERSON, [bindingOf({ granted_by, ...REVOKED })])
    await expect.element(offer).toHaveAccessibleName('Look up 1 name: 1 audit event')
  })

  it('counts on the page of a group its granters alone, because nobody acts as a group', async () => {
    const group = { type: 'group', id: 'platform', description: null }
    await showAt(paths.person(group), [
      bindingOf({ subject: group, granted_by: user('zoe') }),
      bindingOf({ binding_id: 'b2' }),
      bindingOf({ binding_id: 'b3', subject: user('bo') }),
    ])
    await expect.element(offer).toHaveAccessibleName('Look up 1 name: 1 audit event')
  })

  it('counts on the screen of a Scope who holds a role there, not who holds one elsewhere', async () => {
    await showAt('/access', [
      bindingOf(),
      bindingOf({ binding_id: 'b2', subject: user('bo') }),
      bindingOf({ binding_id: 'b3', subject: user('chen'), resource: { type: 'scope', scope_id: 'other' } }), // prettier-ignore
      bindingOf({ binding_id: 'b4', subject: user('dora'), ...REVOKED }),
    ])
    await expect.element(offer).toHaveAccessibleName('Look up 2 names: 1 audit event')
  })
})
