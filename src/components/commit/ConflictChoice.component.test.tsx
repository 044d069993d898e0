import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Choice, Conflict } from '../../lib/merge/merge'
import { show } from '../../ui/testing/show'
import { ConflictChoice } from './ConflictChoice'

const conflict = (kind: Conflict['kind']): Conflict => ({
  key: 'instructions',
  kind,
  path: ['instructions'],
  line: kind === 'lines' ? 12 : null,
  base: 'before',
  mine: 'what I typed',
  theirs: 'what they committed',
})

function Chosen({ of, onChoose }: { of: Conflict; onChoose: (choice: Choice) => void }) {
  const [choice, setChoice] = useState<Choice | null>(null)
  return (
    <ConflictChoice
      conflict={of}
      head={7}
      choice={choice}
      onChoose={(chosen) => {
        setChoice(chosen)
        onChoose(chosen)
      }}
    />
  )
}

it('begins with nothing chosen, and shows both texts beside what chooses them', async () => {
  const onChoose = vi.fn()
  await show(<Chosen of={conflict('lines')} onChoose={onChoose} />)
  const choices = page.getByRole('radio')
  expect(choices.elements()).toHaveLength(3)
  for (const choice of choices.elements()) expect(choice).not.toBeChecked()
  await expect.element(page.getByText('what I typed')).toBeVisible()
  await page.getByRole('radio', { name: 'Revision 7' }).click()
  expect(onChoose).toHaveBeenLastCalledWith('theirs')
  await expect.element(page.getByRole('radio', { name: 'Revision 7' })).toBeChecked()
})

it('does not offer to keep both of two values', async () => {
  await show(<Chosen of={conflict('value')} onChoose={() => {}} />)
  expect(page.getByRole('radio').elements()).toHaveLength(2)
})

it('says where one side has nothing', async () => {
  await show(<Chosen of={{ ...conflict('items'), theirs: null }} onChoose={() => {}} />)
  await expect.element(page.getByText('nothing here')).toBeVisible()
})
