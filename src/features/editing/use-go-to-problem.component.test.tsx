import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../ui/testing/show'
import type { EditTab } from './EditViews'
import { JSON_FIELD } from './json-text'
import type { Problem } from './problems'
import { useGoToProblem } from './use-go-to-problem'

const notJson: Problem = { kind: 'json', line: 1, column: 2, path: [], severity: 'error' }

/** The view changes when "Router" is pressed: later than asked for, as on a busy machine. */
function Form() {
  const [asked, setAsked] = useState<EditTab>('form')
  const [tab, setTab] = useState<EditTab>('form')
  const go = useGoToProblem(tab, setAsked)
  return (
    <>
      <button onClick={() => go(notJson)}>The whole content</button>
      <button onClick={() => setTab(asked)}>Router</button>
      {tab === 'json' && <textarea id={JSON_FIELD} aria-label="JSON" defaultValue="{]" />}
    </>
  )
}

const frame = () => new Promise(requestAnimationFrame)

it('goes to a problem of the JSON when the JSON is shown, however late that is', async () => {
  await show(<Form />)
  await page.getByRole('button', { name: 'The whole content' }).click()
  for (let passed = 0; passed < 3; passed++) await frame()
  const json = page.getByRole('textbox', { name: 'JSON' })
  await expect.element(json).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Router' }).click()
  await expect.element(json).toHaveFocus()
})
