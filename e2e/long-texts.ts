import { expect, type Locator } from '@playwright/test'

/** Reads the text that a field shows. The field is a browser's own or the editor in its place (decision 28), which may show a part of its text. */
const shownIn = (field: Locator): Promise<{ text: string; isWhole: boolean }> =>
  field.evaluate((element) => {
    if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) {
      return { text: element.value, isWhole: true }
    }
    const text = [...element.children].map((line) => line.textContent).join('\n')
    // A gap stands for lines that are not drawn: for a moment at first, and always in a long text.
    return { text, isWhole: element.querySelector('.cm-gap') === null }
  })

/** What stands in a text field. A text that is too long to be drawn whole is read from the draft, or from the server. */
export async function textIn(field: Locator): Promise<string> {
  let shown = await shownIn(field)
  await expect
    .poll(async () => (shown = await shownIn(field)).isWhole, { message: `${field}, drawn whole` })
    .toBe(true)
  return shown.text
}

/** Waits until a field holds exactly this text. For a pattern, it is enough that the part on display fits. */
export const expectText = (field: Locator, text: string | RegExp) =>
  expect
    .poll(() => shownIn(field), { message: `the text of ${field}` })
    .toEqual(
      typeof text === 'string'
        ? { text, isWhole: true }
        : { text: expect.stringMatching(text), isWhole: expect.any(Boolean) },
    )

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
