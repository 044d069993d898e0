import type { Page } from '@playwright/test'

/**
 * What a person would paste now, '' when there is nothing: to be polled, since copying takes a moment. The console's own
 * policy forbids scripts to read the clipboard.
 */
export async function pasted(page: Page): Promise<string> {
  const received = await page.evaluateHandle(() => {
    const paste = { text: '', stop: () => removeEventListener('paste', take, true) }
    const take = (event: ClipboardEvent) => {
      event.preventDefault()
      paste.text = event.clipboardData?.getData('text/plain') ?? ''
    }
    addEventListener('paste', take, true)
    return paste
  })
  await page.keyboard.press('ControlOrMeta+v')
  const text = await received.evaluate((paste) => {
    paste.stop()
    return paste.text
  })
  await received.dispose()
  return text
}
