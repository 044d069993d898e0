import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../ui/testing/show'
import { SeveralField, type ValuesEdit } from './SeveralField'

const options = ['ada', 'bo', 'cy'].map((value) => ({
  value,
  label: value.toUpperCase(),
  note: '',
}))

it('keeps every one of several quick choices: a busy machine draws the first after the second was made', async () => {
  const edits: ValuesEdit[] = []
  // What is chosen stays as it was drawn first.
  await show(
    <SeveralField
      label="People"
      any="Everybody"
      options={options}
      chosen={options.slice(0, 1)}
      onChange={(edit) => edits.push(edit)}
    />,
  )
  const all = () => edits.reduce<readonly string[]>((values, edit) => edit(values), ['ada'])
  for (const name of ['BO', 'CY']) {
    await page.getByRole('combobox', { name: 'People' }).fill(name)
    await page.getByRole('option', { name }).click()
  }
  expect(all()).toEqual(['ada', 'bo', 'cy'])
  await page.getByRole('combobox', { name: 'People' }).click()
  await userEvent.keyboard('{Backspace}')
  expect(all()).toEqual(['bo', 'cy'])
  await page.getByRole('button', { name: 'People: clear' }).click()
  expect(all()).toEqual([])
})
