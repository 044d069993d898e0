import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../ui/testing/show'
import { PlainText } from './PlainText'

const WORD = 'w'.repeat(1_000_000)
const LINES = 'line\n'.repeat(100_000)

it.each([
  ['one word', WORD, 'first 80,000 of 1,000,000', 1_000_000],
  // A line feed between two pieces is in neither.
  ['lines', LINES, 'first 49,999 of 500,000', 499_900],
])(
  'cuts a text that is too long, %s, and shows all of it in pieces when asked',
  async (_, text, said, most) => {
    await show(
      <main>
        <PlainText text={text} mono />
      </main>,
    )
    const main = page.getByRole('main')
    const pieces = () => [...(main.element().querySelector('pre')?.children ?? [])]
    const shown = () => pieces().reduce((sum, piece) => sum + piece.textContent.length, 0)
    await expect.element(main.getByRole('alert')).toHaveTextContent(said)
    expect(shown()).toBeLessThanOrEqual(80_000)
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
    await main.getByRole('button', { name: 'Show all' }).click()
    await expect.poll(shown, { timeout: 20_000 }).toBeGreaterThanOrEqual(most)
    for (const piece of pieces()) {
      expect(piece.textContent.length).toBeLessThanOrEqual(24_000)
      expect(getComputedStyle(piece).contentVisibility).toBe('auto')
    }
    await expect.element(main.getByRole('alert')).not.toBeInTheDocument()
  },
)

it('a text of thousands of hidden characters stands in pieces, one of as many letters does not', async () => {
  const shown = (text: string) =>
    show(
      <main>
        <PlainText text={text} mono />
      </main>,
    )
  const pieces = () => page.getByRole('main').element().querySelectorAll('pre > div').length
  const letters = await shown('word word '.repeat(3_500))
  await expect.element(page.getByText('word word').first()).toBeVisible()
  expect(pieces()).toBe(0)
  await letters.unmount()
  await shown('word \u200b '.repeat(5_000))
  await expect.poll(pieces).toBeGreaterThan(3)
})

it('a copy of a text in pieces is the text, and nothing of it is changed by the copy', async () => {
  const text = `${'w'.repeat(50_000)}\n${'a line\n'.repeat(1_500)}end`
  await show(
    <main>
      <PlainText text={text} mono />
    </main>,
  )
  const block = () => page.getByRole('main').element().querySelector('pre')
  await expect.poll(() => block()?.children.length).toBeGreaterThan(3)
  document.getSelection()?.selectAllChildren(block() ?? document.body)
  const event = new ClipboardEvent('copy', {
    bubbles: true,
    cancelable: true,
    clipboardData: new DataTransfer(),
  })
  const before = block()?.textContent
  document.body.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  expect(event.clipboardData?.getData('text/plain') === text).toBe(true)
  expect(block()?.textContent === before).toBe(true)
})
