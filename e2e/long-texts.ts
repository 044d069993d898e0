import { expect, type Locator } from '@playwright/test'

/** What stands in a text field: a browser's own one, or the editor that has taken its place (decision 28). */
export const textIn = (field: Locator): Promise<string> =>
  field.evaluate((element) => {
    if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) {
      return element.value
    }
    if (element.querySelector('[contenteditable="false"]')) {
      throw new Error(
        'The editor draws a part of this text only: read it from the draft, or from the server.',
      )
    }
    return [...element.children].map((line) => line.textContent).join('\n')
  })

/** Waits until a text field holds this text. */
export async function expectText(field: Locator, text: string | RegExp) {
  const poll = expect.poll(() => textIn(field), { message: `the text of ${field}` })
  if (typeof text === 'string') await poll.toBe(text)
  else await poll.toMatch(text)
}

/** Waits until something stands in a text field, and tells what. */
export async function firstTextIn(field: Locator) {
  await expectText(field, /./)
  return textIn(field)
}

/** What is selected in a text field. */
export const selectedIn = (field: Locator): Promise<string> =>
  field.evaluate((element) =>
    element instanceof HTMLTextAreaElement
      ? element.value.slice(element.selectionStart, element.selectionEnd)
      : // Turned into a string, a selection leaves out what is not drawn.
        String(document.getSelection()?.getRangeAt(0)),
  )

/** Waits until the editor has taken the place of the plain field. */
export const editorThere = (field: Locator) =>
  expect(field).toHaveAttribute('contenteditable', 'true')
