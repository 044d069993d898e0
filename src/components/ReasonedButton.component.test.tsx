import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../ui/testing/show'
import { ReasonedButton } from './ReasonedButton'

const REASON = 'The head is read first.'

it('is reached by keyboard, says why it cannot be used, and does nothing', async () => {
  const onClick = vi.fn()
  await show(
    <ReasonedButton disabledReason={REASON} onClick={onClick}>
      Restore
    </ReasonedButton>,
  )
  const button = page.getByRole('button', { name: 'Restore' })
  await userEvent.keyboard('{Tab}')
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAccessibleDescription(REASON)
  await userEvent.keyboard('{Enter}')
  await button.click({ force: true })
  expect(onClick).not.toHaveBeenCalled()
})

it('keeps the focus when it can be used at last', async () => {
  const onClick = vi.fn()
  const button = (disabledReason: string | null) => (
    <ReasonedButton disabledReason={disabledReason} onClick={onClick}>
      Restore
    </ReasonedButton>
  )
  const screen = await show(button(REASON))
  await userEvent.keyboard('{Tab}')
  await screen.rerender(button(null))
  await expect.element(page.getByRole('button', { name: 'Restore' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledOnce()
})

it('shows its reason in a tip on focus; Escape closes the tip and leaves the focus', async () => {
  await show(<ReasonedButton disabledReason={REASON}>Restore</ReasonedButton>)
  await userEvent.keyboard('{Tab}')
  const tip = page.getByRole('tooltip', { name: REASON })
  await expect.element(tip).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tip).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Restore' })).toHaveFocus()
})
