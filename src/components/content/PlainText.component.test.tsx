import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../ui/testing/show'
import { PlainText } from './PlainText'

it.each([
  ['one word', 'w'.repeat(1_000_000), 'first 80,000 of 1,000,000'],
  ['lines', 'line\n'.repeat(100_000), 'first 49,999 of 500,000'],
])('cuts a text that is too long, %s, and shows all of it when asked', async (_, text, said) => {
  await show(
    <main>
      <PlainText text={text} mono />
    </main>,
  )
  const main = page.getByRole('main')
  const block = () => main.element().querySelector('pre')?.textContent.length
  await expect.element(main.getByRole('alert')).toHaveTextContent(said)
  expect(block()).toBeLessThanOrEqual(80_000)
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  await main.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(block).toBe(text.length)
  await expect.element(main.getByRole('alert')).not.toBeInTheDocument()
})
