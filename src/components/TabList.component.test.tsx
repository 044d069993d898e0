import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../ui/testing/show'
import { TabList } from './TabList'

const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const NAMES = ['Form', 'JSON', 'Diff']

function showTabs(open: string, onPress: (name: string) => void = () => {}) {
  const tabs = NAMES.map((name) => ({ name, label: name, onClick: () => onPress(name) }))
  return show(
    <>
      <button type="button">Before</button>
      <TabList label="Views" panelId="view" open={open} tabs={tabs} />
    </>,
  )
}

/** Shows twenty tabs where there is room for a few. The open tab is far from the first. */
function showTwenty() {
  const names = Array.from({ length: 20 }, (_, index) => `tab ${index}`)
  const tabs = names.map((name) => ({ name, label: name }))
  return show(
    <div style={{ width: 300 }}>
      <TabList label="Views" panelId="view" open="tab 15" tabs={tabs} />
    </div>,
  )
}

it('moves the focus by the arrow keys, Home and End, and opens the tab that is pressed', async () => {
  const onPress = vi.fn()
  await showTabs('Form', onPress)
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(tab('Form')).toHaveFocus()
  for (const [key, name] of [
    ['ArrowRight', 'JSON'],
    ['End', 'Diff'],
    ['ArrowRight', 'Form'],
    ['ArrowLeft', 'Diff'],
    ['Home', 'Form'],
    ['ArrowRight', 'JSON'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(tab(name)).toHaveFocus()
  }
  expect(onPress).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onPress.mock.calls).toEqual([['JSON']])
})

it.each([
  ['the open tab', 'JSON', 'JSON'],
  ['the first one where none is open', 'dreams', 'Form'],
])('lets the Tab key reach one tab: %s', async (_, open, reached) => {
  await showTabs(open)
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(tab(reached)).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  for (const name of NAMES) await expect.element(tab(name)).not.toHaveFocus()
})

it('scrolls the open tab into sight where there is no room for all', async () => {
  await showTwenty()
  const end = () => tab('tab 15').element().getBoundingClientRect().right
  const list = page.getByRole('tablist').element().getBoundingClientRect()
  await expect.poll(end).toBeLessThanOrEqual(list.right)
  expect(end()).toBeGreaterThan(list.left)
})

it('fades at its start where tabs are cut there, and not where it begins with the first one', async () => {
  await showTwenty()
  const list = page.getByRole('tablist').element()
  /** Pixels from the start after which a tab is whole. */
  const faded = () => /rgb\(0, 0, 0\) (\d+)px/.exec(getComputedStyle(list).maskImage)?.[1]
  await expect.poll(faded).toBe('24')
  await userEvent.click(tab('tab 15'))
  await userEvent.keyboard('{Home}')
  await expect.poll(faded).toBe('0')
})

it('brings a tab that gets the focus clear of the fade at the start', async () => {
  await showTwenty()
  await userEvent.click(tab('tab 15'))
  for (let step = 0; step < 6; step += 1) await userEvent.keyboard('{ArrowLeft}')
  const start = (element: Element) => element.getBoundingClientRect().left
  const list = page.getByRole('tablist').element()
  // The browser rounds how far a list is scrolled.
  expect(Math.round(start(tab('tab 9').element()) - start(list))).toBeGreaterThanOrEqual(24)
})
