import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../ui/testing/show'
import { TypedFilter } from './TypedFilter'

const field = () => page.getByRole('textbox', { name: 'Subject id' })

it('asks once for a whole text, on Enter or on leaving, and never by letter', async () => {
  const onApply = vi.fn()
  await show(<TypedFilter label="Subject id" value="" onApply={onApply} />)
  await userEvent.type(field(), '  ada  ')
  expect(onApply).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onApply.mock.calls).toEqual([['ada']])
})

it('asks once for a text that is left before its answer has come', async () => {
  const onApply = vi.fn()
  await show(<TypedFilter label="Subject id" value="" onApply={onApply} />)
  await userEvent.type(field(), 'ada')
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Tab}')
  await expect.element(field()).not.toHaveFocus()
  expect(onApply.mock.calls).toEqual([['ada']])
})

it('asks for what was there before when it is typed again before the answer has come', async () => {
  const onApply = vi.fn()
  await show(<TypedFilter label="Subject id" value="" onApply={onApply} />)
  await userEvent.type(field(), 'ada')
  await userEvent.keyboard('{Enter}')
  await userEvent.clear(field())
  await userEvent.keyboard('{Enter}')
  expect(onApply.mock.calls).toEqual([['ada'], ['']])
})

it('keeps the focus when what was typed has become its value, and follows the address after that', async () => {
  function Kept() {
    const [value, setValue] = useState('')
    return (
      <>
        <TypedFilter label="Subject id" value={value} onApply={(typed) => setValue(`${typed}.l`)} />
        <button onClick={() => setValue('grace')}>Back</button>
      </>
    )
  }
  await show(<Kept />)
  await userEvent.type(field(), 'ada')
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('ada.l')
  await expect.element(field()).toHaveFocus()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(field()).toHaveValue('grace')
})

it('asks for nothing on leaving when the text is what it was', async () => {
  const onApply = vi.fn()
  await show(<TypedFilter label="Subject id" value="ada" onApply={onApply} />)
  await field().click()
  await userEvent.keyboard('{Tab}')
  await expect.element(field()).not.toHaveFocus()
  expect(onApply).not.toHaveBeenCalled()
})

it('says what is wrong, asks for nothing, and takes it back with the next letter', async () => {
  const onApply = vi.fn()
  await show(
    <TypedFilter
      label="Subject id"
      value=""
      onApply={onApply}
      faultOf={(typed) => (typed.length > 3 ? 'At most three letters.' : null)}
    />,
  )
  await userEvent.type(field(), 'grace')
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toBeInvalid()
  await expect.element(page.getByText('At most three letters.')).toBeVisible()
  await userEvent.keyboard('{Backspace}')
  await expect.element(page.getByText('At most three letters.')).not.toBeInTheDocument()
  expect(onApply).not.toHaveBeenCalled()
})

it('shows a hidden character below the field, which cannot mark it', async () => {
  await show(<TypedFilter label="Subject id" value="" onApply={() => {}} />)
  await field().fill('ada\u200b')
  await expect.element(page.getByText('U+200B')).toBeVisible()
})
