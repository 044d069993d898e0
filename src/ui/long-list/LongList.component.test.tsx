import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../testing/show'
import { LongList } from './LongList'

const texts = (count: number) => Array.from({ length: count }, (_, at) => `Item ${at + 1}`)
const showTexts = (items: readonly string[], language?: 'en' | 'zh') =>
  show(
    <main>
      <LongList items={items} what="Checks" list={(lines) => <ul>{lines}</ul>}>
        {(item, at) => <li key={at}>{item}</li>}
      </LongList>
    </main>,
    language,
  )
const items = () => page.getByRole('listitem')

it('shows up to 200 items as they are, and says nothing', async () => {
  await showTexts(texts(200))
  await expect.element(items().first()).toBeVisible()
  expect(items().elements()).toHaveLength(200)
  expect(page.getByRole('main').element().children).toHaveLength(1)
})

it('shows a part of very many items, says so, and goes on at the first item of the next part', async () => {
  await showTexts(texts(20_000))
  const note = page.getByRole('note')
  await expect.element(note).toHaveTextContent('Checks: 200 of 20,000 items are shown.')
  expect(items().elements()).toHaveLength(200)
  await note.getByRole('button', { name: 'Show 200 more: Checks' }).click()
  expect(items().elements()).toHaveLength(400)
  await expect.element(page.getByText('Item 201', { exact: true })).toHaveFocus()
  await expect.element(page.getByRole('status')).toHaveTextContent('Checks: 400 of 20,000')
  await expect.element(note).toHaveTextContent('Checks: 400 of 20,000 items are shown.')
})

it('the last part is what is left, and the sentence goes away with it', async () => {
  await showTexts(texts(230))
  await page.getByRole('button', { name: 'Show 30 more: Checks' }).click()
  expect(items().elements()).toHaveLength(230)
  await expect.element(page.getByText('Item 201', { exact: true })).toHaveFocus()
  await expect.element(page.getByRole('note')).not.toBeInTheDocument()
})

it('is reached and pressed by keys', async () => {
  await showTexts(texts(500), 'zh')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(items().elements()).toHaveLength(400)
  await expect.element(page.getByRole('note')).toHaveTextContent('显示 400 项，共 500 项')
})

it('gives the focus to what stands in an item that has no box of its own', async () => {
  await show(
    <LongList items={texts(300)} what="Fields" list={(fields) => <dl>{fields}</dl>}>
      {(item, at) => (
        <div key={at} style={{ display: 'contents' }}>
          <dt>{item}</dt>
          <dd>Value</dd>
        </div>
      )}
    </LongList>,
  )
  await page.getByRole('button', { name: 'Show 100 more: Fields' }).click()
  await expect.element(page.getByText('Item 201', { exact: true })).toHaveFocus()
})
