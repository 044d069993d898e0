import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Drop } from './Drop'
import { show } from './testing/show'

/** A line in which what stands before the control grows and shrinks. */
function Line() {
  const [before, setBefore] = useState(0)
  const [open, setOpen] = useState(false)
  return (
    <div style={{ display: 'flex' }}>
      <div style={{ flex: 'none', width: before }} />
      <Drop label="Choose" open={open} onOpen={setOpen} width={240}>
        <button type="button" onClick={() => setBefore(before === 0 ? window.innerWidth - 120 : 0)}>
          Move the line
        </button>
      </Drop>
    </div>
  )
}

const beyond = () => {
  const { left, right } = page
    .getByRole('group', { name: 'Choose' })
    .element()
    .getBoundingClientRect()
  return [Math.max(0, -left), Math.max(0, right - document.documentElement.clientWidth)]
}

it('keeps what it has opened within the window when its control moves, without a resize', async () => {
  await page.viewport(600, 400)
  await show(<Line />)
  await page.getByRole('button', { name: 'Choose' }).click()
  const move = page.getByRole('button', { name: 'Move the line' })
  for (let times = 0; times < 3; times += 1) {
    await move.click()
    await expect.poll(beyond).toEqual([0, 0])
  }
})
