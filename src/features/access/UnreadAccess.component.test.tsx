import { BrowserRouter, useLocation } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../ui/testing/show'
import { unreadAccess } from './access-search'
import { UnreadAccess } from './UnreadAccess'

// These tests change the address of the page. The tests that run after them need the one that the test runner gave it.
const ownAddress = location.href
const ownState: unknown = history.state
afterEach(() => history.replaceState(ownState, '', ownAddress))

function Screen() {
  const { search } = useLocation()
  const parts = unreadAccess(new URLSearchParams(search))
  return (
    <>
      <output aria-label="Address">{search}</output>
      {parts.length > 0 && <UnreadAccess parts={parts} />}
    </>
  )
}

const NAMED = ['state=asleep', `role=${'r'.repeat(200)}`, 'view=none', 'can=fly', 'subject=ada']
const KEPT = 'resource=scope%3Ashop&q=ada'

it.each([
  ['en', ', ', ' in this address. What is in force now is shown instead.', 'Take out of address'],
  ['zh', '、', '。 改为显示现在有效的内容。', '从地址中去掉'],
] as const)(
  'an instant is said to be dropped, and taken out of the address, also behind more parts than are named, in %s',
  async (language, comma, said, button) => {
    const unread = [...NAMED, 'role=', 'until=later', 'as_of=soon']
    history.replaceState(null, '', `/access?${KEPT}&${unread.join('&')}`)
    await show(
      <BrowserRouter>
        <Screen />
      </BrowserRouter>,
      language,
    )
    const named = NAMED.map((part) => `“${part.slice(0, 64)}”`)
    const warning = page.getByRole('status').filter({ hasText: button })
    await expect.element(warning).toHaveTextContent([...named, '…'].join(comma) + said)
    await expect.element(warning).not.toHaveTextContent('later')
    await page.getByRole('button', { name: button }).click()
    // A part without a value asks for nothing and stays.
    await expect
      .element(page.getByLabelText('Address'))
      .toHaveTextContent(new RegExp(`^\\?${KEPT}&role=$`))
    await expect.element(warning).not.toBeInTheDocument()
  },
)
