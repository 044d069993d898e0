import type { ComponentType, ReactNode } from 'react'
import { BrowserRouter, HashRouter, Link, useLocation, useNavigate } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { addressIn } from './address-in'
import { readSearch, RevisionParam, withParams } from './search-params'
import { useChangeSearch } from './use-change-search'
import { useSearchLink } from './use-search-link'

// The page of the tests has an address of its own, which the tests after these need.
const ownAddress = location.href
const ownState: unknown = history.state
afterEach(() => history.replaceState(ownState, '', ownAddress))

/** Each button does two things before the first one is rendered, as two presses do on a busy machine. */
function Screen() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const changeSearch = useChangeSearch()
  const searchLink = useSearchLink()
  const next = (now: URLSearchParams) =>
    withParams(now, { from: (readSearch(now, { from: RevisionParam }).from ?? 0) + 1 })
  const button = (name: string, first: () => unknown, second: () => unknown) => (
    <button
      onClick={() => {
        first()
        second()
      }}
    >
      {name}
    </button>
  )
  return (
    <>
      <output>{pathname + search}</output>
      {button(
        'Set two',
        () => changeSearch({ view: 'split' }),
        () => changeSearch({ space: 'shown' }),
      )}
      {button(
        'Set and remove',
        () => changeSearch({ view: 'split' }),
        () => changeSearch({ view: null, from: '' }),
      )}
      {button(
        'Count twice',
        () => changeSearch(next),
        () => changeSearch(next),
      )}
      {button(
        'Set and follow',
        () => changeSearch({ view: 'split' }),
        () => document.querySelector('a')?.click(),
      )}
      {button(
        'Leave and set',
        () => navigate('/elsewhere?from=7'),
        () => changeSearch({ view: 'split' }),
      )}
      <Link {...searchLink({ tab: 'json' })}>JSON</Link>
    </>
  )
}

type Router = ComponentType<{ children?: ReactNode }>
const ROUTERS: [where: string, before: string, Router][] = [
  ['in the path', '', BrowserRouter],
  ['behind #', '/#', HashRouter],
]

describe.each(ROUTERS)('an address that stands %s', (_where, before, Router) => {
  const CASES: [press: string, after: string][] = [
    ['Set two', '/screen?from=2&view=split&space=shown'],
    ['Set and remove', '/screen'],
    ['Count twice', '/screen?from=4'],
    ['Set and follow', '/screen?from=2&view=split&tab=json'],
    // The screen that is still shown is the one that was pressed on: it keeps its own query.
    ['Leave and set', '/screen?from=2&view=split'],
  ]
  it.each(CASES)('keeps what the change before has made of it: %s', async (press, after) => {
    history.replaceState(null, '', `${before}/screen?from=2`)
    await render(
      <Router>
        <Screen />
      </Router>,
    )
    const shown = page.getByRole('status')
    await expect.element(shown).toHaveTextContent(/^\/screen\?from=2$/)
    await page.getByRole('button', { name: press }).click()
    await expect.element(shown).toHaveTextContent(after)
    const { pathname, search } = addressIn(location)
    expect(pathname + search).toBe(after)
  })
})

it('a link that is opened in a new tab changes nothing here', async () => {
  history.replaceState(null, '', '/screen?from=2')
  await render(
    <BrowserRouter>
      <Screen />
    </BrowserRouter>,
  )
  const link = page.getByRole('link', { name: 'JSON' })
  await expect.element(link).toHaveAttribute('href', '/screen?from=2&tab=json')
  link.element().addEventListener('click', (event) => event.preventDefault(), { once: true })
  link.element().dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }))
  await expect.element(page.getByRole('status')).toHaveTextContent(/^\/screen\?from=2$/)
  expect(location.search).toBe('?from=2')
})
