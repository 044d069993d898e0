import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../ui/testing/show'
import { useLeftFields } from './use-left-fields'

/** Two fields of one id, as while the editor takes the place of its plain field, and another one. */
function Form() {
  const { isShown, onBlur } = useLeftFields(false)
  const isLeft = isShown({ kind: 'missing', path: ['lesson'], severity: 'error' })
  return (
    <div onBlur={onBlur}>
      <textarea id="field-lesson" aria-label="Plain" />
      <textarea id="field-lesson" aria-label="Editor" />
      <textarea id="field-outcome" aria-label="Outcome" />
      <output>{isLeft ? 'left' : 'being filled in'}</output>
    </div>
  )
}

it('a field is not left when its editor takes its place, and is when the person goes on', async () => {
  await show(<Form />)
  const said = page.getByRole('status').filter({ hasText: /left|filled/ })
  const go = async (name: string) => {
    await page.getByRole('textbox', { name }).click()
    await expect.element(page.getByRole('textbox', { name })).toHaveFocus()
    await new Promise((resolve) => setTimeout(resolve))
  }
  await go('Plain')
  await go('Editor')
  await expect.element(said).toHaveTextContent('being filled in')
  await go('Outcome')
  await expect.element(said).toHaveTextContent('left')
})
