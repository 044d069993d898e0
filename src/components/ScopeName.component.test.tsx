import { Profiler } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { scopeNames } from '../names/scope-names'
import { show } from '../ui/testing/show'
import { ScopeName } from './ScopeName'

it('is drawn again for its own title, and not for the titles of other Scopes', async () => {
  let drawn = 0
  await show(
    <Profiler id="name" onRender={() => (drawn += 1)}>
      <ScopeName scopeId="scp_here" />
    </Profiler>,
  )
  await expect.element(page.getByText('scp_here')).toBeVisible()
  const before = drawn
  for (let other = 0; other < 20; other += 1) scopeNames.learn(`scp_${other}`, `Scope ${other}`)
  // Listeners hear of names in a later task than the one that learns them.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(drawn).toBe(before)

  scopeNames.learn('scp_here', 'Checkout')
  await expect.element(page.getByText('Checkout')).toBeVisible()
})
