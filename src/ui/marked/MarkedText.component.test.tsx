import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../testing/show'
import { copySource } from './copy-source'

/** What a copy of the selection holds, or null where the browser copies by itself. */
function copied(): string | null {
  const event = new ClipboardEvent('copy', {
    bubbles: true,
    cancelable: true,
    clipboardData: new DataTransfer(),
  })
  document.body.dispatchEvent(event)
  return event.defaultPrevented ? (event.clipboardData?.getData('text/plain') ?? '') : null
}

it('shows a hidden character by its code, and a copy holds the character itself', async () => {
  copySource()
  const text = 'pay\u200bment'
  await show(<p>{text}</p>)
  await expect.element(page.getByText('U+200B')).toBeVisible()
  document.getSelection()?.selectAllChildren(page.getByRole('paragraph').element())
  expect(copied()).toBe(text)
})

it('a character that turns the writing direction turns nothing around it', async () => {
  await show(
    <p>
      {'before \u202eevil\u202c'} <span>after</span>
    </p>,
  )
  await expect.element(page.getByText('U+202E')).toBeVisible()
  const left = (name: string) => page.getByText(name, { exact: true }).element()
  expect(left('after').getBoundingClientRect().left).toBeGreaterThan(
    page.getByText('U+202E').element().getBoundingClientRect().right,
  )
})

it('leaves a text without hidden characters as one text', async () => {
  await show(<p>payment</p>)
  expect(page.getByRole('paragraph').element().innerHTML).toBe('payment')
})
