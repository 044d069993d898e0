import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../ui/testing/show'
import { TimeText } from './TimeText'

/** CSS pixels of a narrow cell up to those of a narrow screen. */
const WIDTHS = Array.from({ length: 24 }, (_, step) => 90 + step * 10)

/** On how many lines the first `length` characters of an element are drawn. */
function linesOf(element: Element, length: number): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  range.setStart(element, 0)
  for (let left = length; texts.nextNode();) {
    const text = texts.currentNode as Text
    if (text.length >= left) {
      range.setEnd(text, left)
      break
    }
    left -= text.length
  }
  return new Set([...range.getClientRects()].map(({ top }) => top)).size
}

it('keeps the date of an exact time on one line, however narrow its cell is', async () => {
  await page.viewport(320, 640)
  await show(
    <div>
      Ended by somebody at <TimeText instant="2026-11-12T10:41:38.120Z" exact />
    </div>,
  )
  const time = page.getByText(/^2026-11-1\d/).first()
  await expect.element(time).toBeVisible()
  const drawn = time.element().closest('time')
  if (!drawn?.parentElement) throw new Error('The time stands in its cell.')
  expect(drawn.textContent).toMatch(/^2026-11-1\d \d\d:\d\d:38\.120 UTC/)
  for (const width of WIDTHS) {
    drawn.parentElement.style.width = `${width}px`
    expect(linesOf(drawn, '2026-11-12'.length), `lines of the date at ${width} px`).toBe(1)
  }
})
