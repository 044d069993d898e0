import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../testing/show'
import { LongText } from './LongText'
import { openText } from './open-texts'

const lines = Array.from({ length: 500 }, (_, at) => `Line ${at + 1}.`).join('\n')
const textOf = () => openText('field')?.text()
const field = () => page.getByRole('textbox', { name: 'Rules' })

function Form({ start, most = 100_000, onRefused = () => {} }: Partial<FormProps>) {
  const [text, setText] = useState(start ?? '')
  return (
    <>
      <span id="name">Rules</span>
      <LongText
        id="field"
        labelledBy="name"
        describedBy="notes"
        text={text}
        onText={setText}
        most={most}
        onRefused={onRefused}
        invalid={text === ''}
        mono
        rows={4}
      />
      <span id="notes">{text.length} units</span>
      <button onClick={() => setText('From outside.')}>Replace</button>
    </>
  )
}
type FormProps = { start: string; most: number; onRefused: (length: number) => void }

/** The editor is there: its code has come. */
async function showForm(props: Partial<FormProps> = {}, language?: 'en' | 'zh') {
  await show(<Form {...props} />, language)
  await expect.element(field()).toHaveAttribute('contenteditable', 'true')
}

it('keeps the name, the description and the fault of its field', async () => {
  await showForm({ start: 'One.' })
  await expect.element(field()).toHaveAccessibleDescription('4 units')
  await expect.element(field()).toHaveAttribute('aria-invalid', 'false')
  await field().fill('')
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
})

it('takes a text from outside, and undo brings back what was typed', async () => {
  await showForm({ start: 'One.' })
  await field().click()
  await userEvent.keyboard('{End} Two.')
  await expect.poll(textOf).toBe('One. Two.')
  await page.getByRole('button', { name: 'Replace' }).click()
  await expect.poll(textOf).toBe('From outside.')
  await field().click()
  await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}')
  await expect.poll(textOf).toBe('One. Two.')
  await expect.element(page.getByText('9 units')).toBeVisible()
})

it('refuses what would make the text longer than it may be', async () => {
  const onRefused = vi.fn()
  await showForm({ start: 'One.', most: 6, onRefused })
  await field().fill('Much too long.')
  expect(onRefused).toHaveBeenCalledWith(14)
  expect(textOf()).toBe('One.')
})

it('breaks the line of a very long word at any character, and no other line', async () => {
  await showForm({ start: `Some words.\n${'w'.repeat(20_000)}` })
  const lines = () => [...document.querySelectorAll('.cm-line')]
  const breaks = () => lines().map((line) => getComputedStyle(line).wordBreak)
  await expect.poll(breaks).toEqual(['break-word', 'break-all'])
  await field().fill('Some words.')
  await expect.poll(breaks).toEqual(['break-word'])
})

describe('a text of which the page shows a part only', () => {
  it('is in the editor as a whole, also where a plain field shows its beginning first', async () => {
    const long = `${lines}\n`.repeat(10)
    await showForm({ start: long, most: 1_000_000 })
    expect(textOf()).toBe(long)
    await expect.element(page.getByText(`${long.length} units`)).toBeVisible()
    await field().click()
    await userEvent.keyboard('{ControlOrMeta>}{Home}{/ControlOrMeta}x')
    await expect.poll(textOf).toBe(`x${long}`)
    await expect.element(page.getByText(`${long.length + 1} units`)).toBeVisible()
  })

  it('is replaced as a whole by what is typed over all of it', async () => {
    await showForm({ start: lines })
    await field().click()
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}x')
    await expect.poll(textOf).toBe('x')
  })

  it('keeps what is beyond a selection that is larger than the view', async () => {
    await showForm({ start: lines })
    openText('field')?.select(lines.indexOf('Line 10.'), lines.indexOf('Line 490.'))
    await userEvent.keyboard('x')
    await expect
      .poll(textOf)
      .toBe(
        lines.slice(0, lines.indexOf('Line 10.')) + 'x' + lines.slice(lines.indexOf('Line 490.')),
      )
  })

  it('is led to a place that is not drawn yet', async () => {
    await showForm({ start: lines })
    const at = lines.indexOf('Line 400.')
    openText('field')?.select(at, at + 9)
    await expect.element(page.getByText('Line 400.')).toBeInViewport()
    await expect.element(field()).toHaveFocus()
  })
})

it('is left by Tab, and searched in the language of the console', async () => {
  await showForm({ start: 'One.\nTwo.' }, 'zh')
  await field().click()
  await userEvent.keyboard('{ControlOrMeta>}f{/ControlOrMeta}')
  await expect.element(page.getByRole('textbox', { name: '查找' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(field()).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Replace' })).toHaveFocus()
})
