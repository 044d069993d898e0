import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Store } from '../../../lib/store'
import { show } from '../../../ui/testing/show'
import { TimeScrubber } from './TimeScrubber'

const HOUR = 3_600_000
const startMs = Date.parse('2026-11-20T00:00:00Z')
const at = (hour: number) => startMs + hour * HOUR

const slider = () => page.getByRole('slider', { name: 'Time of what is shown' })
const placeOf = (selector: string) => {
  const lane = slider().element().parentElement
  const box = lane?.querySelector(selector)?.getBoundingClientRect()
  const whole = lane?.getBoundingClientRect()
  if (!box || !whole) throw new Error(`There is no ${selector} on the page.`)
  const share = (x: number) => Math.round(((x - whole.left) / whole.width) * 100)
  return { from: share(box.left), middle: share(box.left + box.width / 2), to: share(box.right) }
}

/** A strip of ten hours, whose first two are not read. "Read on" adds ten earlier hours, and only the first two of all are unread then. */
function Lane({ onGo, viewTime }: { onGo: (ms: number) => void; viewTime: Store<number | null> }) {
  const [more, setMore] = useState(false)
  return (
    <>
      <TimeScrubber
        range={{ startMs: at(more ? -10 : 0), endMs: at(10) }}
        unread={[{ startMs: at(more ? -10 : 0), endMs: at(more ? -8 : 2) }]}
        order="newest"
        viewTime={viewTime}
        zone="utc"
        onGo={onGo}
      />
      <button onClick={() => setMore(true)}>Read on</button>
    </>
  )
}
const readOn = () => {
  const button = page.getByRole('button', { name: 'Read on' }).element()
  // The slider keeps the focus, as it does while a list reads on by itself.
  if (button instanceof HTMLElement) button.click()
}

it('hatches what is not loaded, and shows the rest as loaded', async () => {
  await show(<Lane onGo={vi.fn()} viewTime={new Store<number | null>(at(9))} />)
  await expect
    .element(slider())
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^2026-11-20 09:00 UTC/))
  expect(placeOf('.unread')).toMatchObject({ from: 0, to: 20 })
  expect(placeOf('.thumb').middle).toBe(90)
})

it('follows the view, and says where the view is not loaded', async () => {
  const viewTime = new Store<number | null>(at(9))
  await show(<Lane onGo={vi.fn()} viewTime={viewTime} />)
  viewTime.set(at(5))
  await expect.poll(() => placeOf('.thumb').middle).toBe(50)
  viewTime.set(at(1))
  await expect
    .element(slider())
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/not loaded/))
})

it('stays under the hand while more is loaded, and goes where the hand let go', async () => {
  const onGo = vi.fn()
  await show(<Lane onGo={onGo} viewTime={new Store<number | null>(at(9))} />)
  slider().element().focus()
  await userEvent.keyboard('{Home}')
  await expect.poll(() => placeOf('.thumb').middle).toBe(0)
  expect(onGo, 'what is not loaded is read when the hand lets go').not.toHaveBeenCalled()
  readOn()
  await expect.poll(() => placeOf('.thumb').middle).toBe(0)
  await userEvent.keyboard('{Enter}')
  expect(onGo.mock.calls).toEqual([[at(0)]])
  // The view has not moved. It was nine tenths along ten hours, and is nineteen twentieths along twenty.
  await expect.poll(() => placeOf('.thumb').middle).toBe(95)
})
