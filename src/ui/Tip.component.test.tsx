import { Profiler } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from './testing/show'
import { Tip } from './Tip'

it('is drawn once as it comes, and stands below its child when it is wanted', async () => {
  const onRender = vi.fn()
  await show(
    <Profiler id="tip" onRender={onRender}>
      <Tip title="Tells more">
        <button type="button">Explained</button>
      </Tip>
    </Profiler>,
  )
  const child = page.getByRole('button', { name: 'Explained' })
  await expect.element(child).toBeVisible()
  expect(onRender).toHaveBeenCalledOnce()
  await child.hover()
  const tip = page.getByRole('tooltip')
  await expect.element(tip).toHaveTextContent('Tells more')
  const bottom = child.element().getBoundingClientRect().bottom
  await expect
    .poll(() => Math.abs(tip.element().getBoundingClientRect().top - bottom))
    .toBeLessThan(10)
})
