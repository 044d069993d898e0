import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from './testing/show'
import { WholeTimes } from './WholeTimes'

/** CSS pixels of a narrow cell up to those of a narrow screen. */
const WIDTHS = Array.from({ length: 24 }, (_, step) => 90 + step * 10)

const SENTENCE =
  'In force from 2026-11-12 10:41:38.120 UTC-05:00 until 2026-12-24 23:59:59.999 UTC+05:45, ended by some-body 2026-1.'
/** The parts of the two times, between which a line may be broken. */
const PARTS = ['2026-11-12', '10:41:38.120', 'UTC-05:00', '2026-12-24', '23:59:59.999', 'UTC+05:45']

/** On how many lines a part of the text of an element is drawn. */
function linesOf(element: Element, part: string): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const start = text.data.indexOf(part)
    if (start < 0) continue
    const range = document.createRange()
    range.setStart(text, start)
    range.setEnd(text, start + part.length)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  }
  throw new Error(`No text node holds "${part}".`)
}

it('draws each part of an exact time on one line, however narrow its cell is, and leaves the characters as they are', async () => {
  await page.viewport(320, 640)
  await show(
    <p>
      <WholeTimes text={SENTENCE} />
    </p>,
  )
  const sentence = page.getByText(SENTENCE)
  await expect.element(sentence).toBeVisible()
  const drawn = sentence.element() as HTMLElement
  expect(drawn.textContent).toBe(SENTENCE)
  for (const width of WIDTHS) {
    drawn.style.width = `${width}px`
    for (const part of PARTS) expect(linesOf(drawn, part), `${part} at ${width} px`).toBe(1)
  }
})
