import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { bindingOf, DESCRIPTIONS } from '../../access/testing/binding-of'
import type { Binding } from '../../api/contract/access'
import { answering, endAnswering } from '../../api/testing/answering'
import type { Language } from '../../lib/language/languages'
import { show } from '../../ui/testing/show'
import type { AccessFilters } from './access-search'
import { BindingsView } from './BindingsView'
import { PeopleView } from './PeopleView'
import { ShownFrame } from './ShownFrame'
import { WhoView } from './WhoView'

afterEach(endAnswering)

const SHOP = { type: 'scope', scope_id: 'shop' } as const
const ofGroup = (id: string, more: Partial<Binding> = {}) =>
  bindingOf({ binding_id: `of ${id}`, subject: { type: 'group', id, description: null }, ...more })
const ALONE = [bindingOf()]
const WITH_GROUPS = [
  ...ALONE,
  ofGroup('platform'),
  ofGroup('platform', { binding_id: 'again', role: 'scope.reviewer' }),
  ofGroup('auditors', { role: 'scope.admin' }),
  ofGroup('later', { created_at: '2026-11-01T00:00:00Z' }),
]

function showAccess(
  tab: 'bindings' | 'people' | 'who',
  {
    bindings,
    asOf,
    filters = {},
    language,
  }: {
    bindings: readonly Binding[]
    asOf?: string
    filters?: AccessFilters
    language?: Language
  },
) {
  answering(({ call }) => {
    if (call === 'POST /v1/access/roles/list') return { items: DESCRIPTIONS }
    if (call !== 'POST /v1/access/bindings/list') return { items: [], total: 0, next_cursor: null }
    return { items: bindings, total: bindings.length, next_cursor: null }
  })
  return show(
    <MemoryRouter initialEntries={['/access']}>
      <ShownFrame
        view={{ kind: 'read', param: 'scope:shop', resource: SHOP, list: SHOP }}
        asOf={asOf}
        onAsOf={() => {}}
      >
        {(shown) =>
          tab === 'who' ? (
            <WhoView shown={shown} can="read" />
          ) : tab === 'people' ? (
            <PeopleView shown={shown} />
          ) : (
            <BindingsView shown={shown} filters={filters} actionsOf={() => null} />
          )
        }
      </ShownFrame>
    </MemoryRouter>,
    language,
  )
}
const AS_OF = '2026-10-15T00:00:00Z'
const tables = page.getByRole('table')
const notes = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((note) => note.textContent)
    .filter((text) => /group|用户组/.test(text))

describe('who is in a group', () => {
  it.each([
    ['en', 'Who is in a group. What a group may do, its members may do too: platform, auditors.'],
    ['zh', '谁在用户组中。用户组可以做的，其成员也可以做：platform、auditors。'],
  ] as const)(
    'is said to be unknown above the bindings of a past instant that are a group’s by then, in %s',
    async (language, said) => {
      await showAccess('bindings', { bindings: WITH_GROUPS, asOf: AS_OF, language })
      await expect.element(tables).toBeVisible()
      expect(notes()).toEqual([said])
    },
  )

  it('is said to matter for no binding of a past instant where none is a group’s', async () => {
    await showAccess('bindings', { bindings: ALONE, asOf: AS_OF })
    await expect.element(tables).toBeVisible()
    expect(notes()).toEqual([
      'Who is in a group: the service does not tell. No binding here is a group’s.',
    ])
  })

  it.each([
    [
      'en',
      'Who is in a group. What a group may do, its members may do too: auditors, later, platform.',
    ],
    ['zh', '谁在用户组中。用户组可以做的，其成员也可以做：auditors、later、platform。'],
  ] as const)(
    'is said below the bindings of now, of the groups whose binding in force is in the list, in %s',
    async (language, said) => {
      const ended = ofGroup('former', { state: 'revoked', revoked_at: '2026-11-10T00:00:00Z' })
      const filters = { state: 'all' } as const
      await showAccess('bindings', { bindings: [...WITH_GROUPS, ended], filters, language })
      await expect.element(tables.getByText('former')).toBeVisible()
      expect(notes()).toEqual([said])
    },
  )

  it.each([
    ['no binding is a group’s', ALONE, {}],
    ['the filters leave no binding of a group', WITH_GROUPS, { q: 'ada' }],
  ] as const)('is said nowhere of the bindings of now where %s', async (_, bindings, filters) => {
    await showAccess('bindings', { bindings, filters })
    await expect.element(tables).toBeVisible()
    expect(notes()).toEqual([])
  })

  it('is said below who can, of the groups that may do it, now', async () => {
    await showAccess('who', { bindings: WITH_GROUPS })
    await expect.element(tables).toBeVisible()
    expect(notes()).toEqual([
      'Who is in a group. What a group may do, its members may do too: platform, later.',
    ])
  })

  it('is said below the people and their actions, of the groups whose role is in force now', async () => {
    const ended = ofGroup('former', { state: 'revoked', revoked_at: '2026-11-10T00:00:00Z' })
    await showAccess('people', { bindings: [...WITH_GROUPS, ended] })
    await expect.element(tables).toBeVisible()
    expect(notes()).toEqual([
      'Who is in a group. What a group may do, its members may do too: platform, auditors, later.',
    ])
  })

  it('is said once of the people of a past instant, above them', async () => {
    await showAccess('people', { bindings: WITH_GROUPS, asOf: AS_OF })
    await expect.element(tables).toBeVisible()
    expect(notes()).toEqual([
      'Who is in a group. What a group may do, its members may do too: platform, auditors.',
    ])
  })

  it('is said nowhere of who can now where no group may do it', async () => {
    await showAccess('who', { bindings: [...ALONE, ofGroup('auditors', { role: 'scope.admin' })] })
    await expect.element(tables).toBeVisible()
    expect(notes()).toEqual([])
  })
})
