import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { REASON_MAX } from '../../api/contract/artifacts'
import { show } from '../../ui/testing/show'
import { ReasonField } from './ReasonField'

function Form({ onSubmit, disabled = false }: { onSubmit: () => void; disabled?: boolean }) {
  const [reason, setReason] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <ReasonField value={reason} disabled={disabled} autoFocus={false} onChange={setReason} />
    </form>
  )
}
const field = () => page.getByRole('textbox', { name: 'Reason' })

it('sends on Enter, and makes a line on Shift+Enter', async () => {
  const onSubmit = vi.fn()
  await show(<Form onSubmit={onSubmit} />)
  await field().fill('one')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}two')
  await expect.element(field()).toHaveValue('one\ntwo')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  await expect.element(field()).toHaveValue('one\ntwo')
})

it('leaves Enter to an input method that is composing a word', async () => {
  const onSubmit = vi.fn()
  await show(<Form onSubmit={onSubmit} />)
  const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true })
  field().element().dispatchEvent(press)
  expect(onSubmit).not.toHaveBeenCalled()
})

it('counts characters as the server does, and says when there are too many', async () => {
  await show(<Form onSubmit={() => {}} />)
  await field().fill('👩'.repeat(REASON_MAX))
  await expect.element(page.getByText(`${REASON_MAX}/${REASON_MAX}`)).toBeVisible()
  await expect.element(field()).toBeValid()
  await field().fill('👩'.repeat(REASON_MAX + 1))
  await expect.element(field()).toBeInvalid()
})

it('keeps text and focus while the answer is awaited', async () => {
  const screen = await show(<Form onSubmit={() => {}} />)
  await field().fill('why')
  await screen.rerender(<Form onSubmit={() => {}} disabled />)
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('more')
  await expect.element(field()).toHaveValue('why')
})
