import Box from '@mui/material/Box'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { asWritten } from '../as-written'
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

it('shows a letter that passes for another by its code, and a copy holds the letter alone', async () => {
  copySource()
  const text = 'Ch\u0435ckout'
  await show(<p>{text}</p>)
  const mark = page.getByTitle('letter of another script that looks like one of this word’s')
  await expect.element(mark).toHaveTextContent('\u0435 U+0435')
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

/** Where each word of the page stands, from the left. */
function wordsFromLeft(): string[] {
  const words: { word: string; left: number }[] = []
  const walker = document.createTreeWalker(page.getByRole('paragraph').element(), 4)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}“”→,.]+/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      words.push({ word, left: range.getBoundingClientRect().left })
    }
  }
  return words.sort((a, b) => a.left - b.left).map(({ word }) => word)
}

it.each([
  ['a name that begins it', ['שלום 12 revisions', 'שלום', '12', 'revisions']],
  ['a name of two words', ['שלום עולם was ended', 'עולם', 'שלום', 'was', 'ended']],
  ['names with an arrow between them', ['שלום → عالم', 'שלום', '→', 'عالم']],
  ['names with a comma between them', ['שלום, עולם read it.', 'שלום', ',', 'עולם', 'read', 'it.']],
])('a sentence keeps its order around %s', async (_, [text = '', ...words]) => {
  await show(<p>{text}</p>)
  expect(wordsFromLeft()).toEqual(words)
})

it('a text of somebody goes in the direction of each of its lines', async () => {
  const text = 'שלום, world 12!\nhello, עולם'
  await show(
    <Box component="p" sx={asWritten}>
      {text}
    </Box>,
  )
  const lines = page.getByRole('paragraph').element().getBoundingClientRect()
  expect(lines.height).toBeGreaterThan(30)
  const order = wordsFromLeft()
  expect(order.indexOf('world')).toBeLessThan(order.indexOf('שלום'))
  expect(order.indexOf('hello')).toBeLessThan(order.indexOf('עולם'))
})
