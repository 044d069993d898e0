import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { etagOf } from '../../api/contract/artifacts'
import { answering, endAnswering } from '../../api/testing/answering'
import { keepEditDraft, readEditDraft } from '../../commit/edit-drafts'
import type { Language } from '../../lib/language/languages'
import { paths } from '../../routing/paths'
import { show } from '../../ui/testing/show'
import { EditPage } from './EditPage'

const ADA = { type: 'user', id: 'ada' }
const BO = { type: 'user', id: 'bo' }
const SCOPE = { type: 'scope', scope_id: 'shop' }
const CONTENTS = {
  memory: { entries: [{ kind: 'fact', text: 'It is charged by the day.' }] },
  'topic-memory': { title: 'Cards', summary: 'Two providers.', detail: 'The first one is used.' },
}
const WORDS = 'Typed before the role was gone.'
const TYPED = {
  memory: { entries: [{ kind: 'fact', text: WORDS }] },
  'topic-memory': { ...CONTENTS['topic-memory'], summary: WORDS },
}
type Family = keyof typeof CONTENTS
const targetOf = (family: Family) => ({ scopeId: 'shop', family, artifactId: 'of-bo' })

afterEach(endAnswering)

/** Opens the form of what somebody else wrote, as a person who holds these actions on its Scope. */
function openForm(family: Family, held: readonly string[], language?: Language) {
  const calls = answering(({ call, body }) => {
    switch (call) {
      case 'GET /health/ready':
        return { status: 'ready', checks: { access_mode: 'enforced' } }
      case 'GET /v1/access/me':
        return { principal: ADA, mode: 'enforced', resource_kinds: [], artifact_families: [] }
      case 'POST /v1/access/resources/list': {
        const items = held.includes(String(body['action'])) ? [SCOPE] : []
        return { items, total: items.length, next_cursor: null }
      }
      case `GET /v1/scopes/shop/artifacts/${family}/of-bo`:
        return {
          scope_id: 'shop',
          family,
          artifact_id: 'of-bo',
          revision: 1,
          sources: [],
          artifacts: [],
          content_digest: `sha256:${'0'.repeat(64)}`,
          created_by: BO,
          content: CONTENTS[family],
        }
    }
  })
  const shown = show(
    <MemoryRouter initialEntries={[paths.edit('shop', family, 'of-bo')]}>
      <Routes>
        <Route path="/scopes/:scopeId/artifacts/:family/:artifactId/edit" element={<EditPage />} />
      </Routes>
    </MemoryRouter>,
    language,
  )
  return { calls, shown }
}
const FIELD = { memory: 'Text', 'topic-memory': 'Summary' } as const

it.each([
  // An admin of the Scope may not write a memory, because roles do not nest (contract §3.2).
  ['en', 'memory', ['scope.admin', 'scope.read'], 'You need scope.contribute on this scope'],
  ['zh', 'memory', [], '您需要此 Scope 的 scope.contribute'],
  ['en', 'topic-memory', ['scope.contribute'], 'You need scope.admin on this scope'],
  ['zh', 'topic-memory', [], '您需要此 Scope 的 scope.admin'],
] as const)('%s: the form of a %s says before typing to whoever holds %j: %s', async (...row) => {
  const [language, family, held, reason] = row
  const { calls, shown } = openForm(family, held, language)
  await shown
  await expect.element(page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
  expect(calls.filter(({ call }) => call.startsWith('PUT'))).toEqual([])
})

it.each([
  ['memory', 'scope.contribute'],
  ['topic-memory', 'scope.admin'],
] as const)('the form of a %s says nothing of the kind to whoever holds %s', async (...row) => {
  const [family, action] = row
  const { calls, shown } = openForm(family, [action])
  await shown
  await expect.element(page.getByRole('textbox', { name: FIELD[family] }).first()).toBeVisible()
  await expect.poll(() => calls.map(({ body }) => body['action'])).toContain(action)
  expect(page.getByText(/You need/).elements()).toEqual([])
})

it.each(['memory', 'topic-memory'] as const)(
  'a draft of a %s that opens under the reason can be discarded',
  async (family) => {
    const target = targetOf(family)
    const seen = { revision: 1, etag: etagOf(1), content: CONTENTS[family] }
    keepEditDraft(ADA, target, {
      seen,
      content: TYPED[family],
      unparsed: {},
      savedAt: '2026-01-05T10:00:00Z',
    })
    const { shown } = openForm(family, [])
    await shown
    const field = page.getByRole('textbox', { name: FIELD[family] }).first()
    await expect.element(field).toHaveValue(WORDS)
    await expect.element(page.getByRole('alert').filter({ hasText: 'You need' })).toBeVisible()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect.element(field).not.toHaveValue(WORDS)
    await expect.poll(() => readEditDraft(ADA, target)).toBeNull()
  },
)
