import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bindingOf } from '../../../access/testing/binding-of'
import { type Item, type Review } from '../../../access/change/review/review'
import { FILE_MAX, reviewText } from '../../../access/change/review/review-file'
import { serverBase } from '../../../api/client'
import { show } from '../../../ui/testing/show'
import { ReviewFiles } from './ReviewFiles'

const at = '2026-11-12T11:00:00Z'
const decision: Item['decision'] = { kind: 'keep', reason: 'On call.', end: '90', day: '', at }
const review = (more: Partial<Review> = {}): Review => ({
  format: 'scope-console.access-review.v1',
  id: 'r',
  server: serverBase(),
  resource: 'server',
  startedAt: at,
  startedBy: { type: 'user', id: 'me', description: null },
  choice: { role: '', person: '', subject: null },
  items: [{ seen: bindingOf(), decision: null, sent: null }],
  ...more,
})
const decided = (id = 'r') => review({ id, items: [{ seen: bindingOf(), decision, sent: null }] })

async function choose(file: File, held: Review | null = null) {
  const take = vi.fn()
  const work = { take, held: () => held } as unknown as Parameters<typeof ReviewFiles>[0]['work']
  await show(
    <MemoryRouter>
      <ReviewFiles review={held} work={work} />
    </MemoryRouter>,
  )
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no field for a file.')
  // As the browser does it after its own dialog; eight megabytes through the test's connection take half a minute.
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  return take
}
const fileOf = (text: string) => new File([text], 'review.json', { type: 'application/json' })
const said = () => page.getByRole('alert')

it.each([
  ['nonsense', '{"format":"x"}', 'no review of access'],
  ['a doubled key', reviewText(review()).replace('"id":', '"id":"s","id":'), 'no review of access'],
  ['what is too large', 'x'.repeat(FILE_MAX + 1), 'too large'],
  ['another server', reviewText(review({ server: 'https://other.example' })), 'another server'],
  [
    'a resource that no address has',
    reviewText(review({ resource: '../../evil' })),
    'no review of access',
  ],
])('refuses %s in words, and takes nothing in', async (_, text, words) => {
  const take = await choose(fileOf(text))
  await expect.element(said()).toHaveTextContent(words)
  expect(take).not.toHaveBeenCalled()
})

it('takes a review in', async () => {
  const take = await choose(fileOf(reviewText(decided())))
  await expect.element(said()).toHaveTextContent('1 of 1 decided')
  expect(take).toHaveBeenCalledWith(decided())
})

it.each([
  ['another review', decided('other'), 'Another review is open here'],
  [
    'decisions that the file does not have',
    decided(),
    'One decision made here is not in this file',
  ],
])('asks before it replaces %s', async (_, held, words) => {
  const take = await choose(fileOf(reviewText(review())), held)
  await expect.element(said()).toHaveTextContent(words)
  expect(take).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Replace it' }).click()
  expect(take).toHaveBeenCalledWith(review())
})
