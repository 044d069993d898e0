import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../ui/testing/show'
import { CopyButton } from './CopyButton'

it('copies the whole text and says what was copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await show(<CopyButton value="req_0123456789" what="Request id" />)
  const button = page.getByRole('button', { name: 'Copy' })
  // Several of them may stand on a screen.
  await expect.element(button).toHaveAccessibleDescription('Request id')
  await button.click()
  expect(write).toHaveBeenCalledWith('req_0123456789')
  await expect.element(page.getByRole('status')).toHaveTextContent('Request id')
  await expect.element(page.getByRole('button')).toHaveTextContent('✓')
})

it('says so when the browser refuses the clipboard', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused'))
  await show(<CopyButton value="req_0123456789" what="Request id" />)
  const button = page.getByRole('button', { name: 'Copy' })
  await button.click()
  await expect.element(button).toHaveTextContent('✗')
  const said = button.element().getAttribute('title') ?? ''
  expect(said).not.toBe('')
  await expect.element(page.getByRole('status')).toHaveTextContent(said)
})
