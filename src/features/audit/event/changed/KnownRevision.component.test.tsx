import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../ui/testing/show'
import { KnownRevision } from './KnownRevision'

const commit = (revision: number) => ({
  scopeId: 'scp_1',
  family: 'prompt',
  artifactId: 'skill.generate',
  revision,
  createdAt: '2026-11-21T09:00:00Z',
  previousAt: null,
})
const found = [commit(24), commit(25)]

it('names each of two revisions that fit, as "one of" them, and leads to neither', async () => {
  const of = (short: boolean) => (
    <MemoryRouter>
      <KnownRevision
        changed={{ kind: 'revisions', found, author: null }}
        tabbable={false}
        short={short}
      />
    </MemoryRouter>
  )
  const { rerender } = await show(of(false))
  const whole = '→ one of r24 of skill.generate, r25 of skill.generate'
  await expect.element(page.getByText(whole)).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  await rerender(of(true))
  await expect.element(page.getByText('→ one of r24, r25', { exact: true })).toBeVisible()
})
