import { paths } from '../src/routing/paths'
import { nameHere } from '../src/lib/base-path'
import { basePathIn } from './base-path'
import { expect, test } from './fixtures'
import { HOSTILE, KEPT, keyAt, type KeptKey } from './hostile/kept'
import { seesOnly } from './sees-only'
import { atSignIn } from './signing'

/** Without these there is no session, and no screen to open. */
const OF_SESSION: KeptKey[] = ['scope-console.token', 'scope-console.owner']

test('whatever stands in the browser’s storage, the screens open and nothing of it runs', async ({
  api,
  baseURL,
  context,
  openAs,
  requests,
  seedPrompt,
}) => {
  // Home reads any Scope for a person who has visited none, and another test may be taking that one away.
  await seesOnly(context, api.hasCreated)
  const { scopeId, key: promptKey } = await seedPrompt()
  const page = await openAs('scope-admin', paths.home())
  await requests.settled(page)
  const name = (key: string) => nameHere(key, basePathIn(baseURL))
  const owner = await page.evaluate(
    (key) => sessionStorage.getItem(key) ?? '',
    name('scope-console.owner'),
  )
  expect(owner).not.toBe('')
  const place = {
    owner,
    target: [scopeId, 'prompt', promptKey],
    resource: `scope:${scopeId}`,
    state: 'abc',
  }
  const keys = (Object.keys(KEPT) as KeptKey[])
    .filter((key) => !OF_SESSION.includes(key))
    .map((key) => ({ storage: KEPT[key].in, name: name(keyAt(key, place)) }))
  // What MUI would take up by itself.
  for (const scheme of ['light', 'dark'])
    keys.push({ storage: 'localStorage', name: `mui-color-scheme-${scheme}` })

  const screens = [
    { path: paths.home(), shows: page.getByRole('region', { name: 'Grants and revocations' }) },
    {
      path: paths.audit({ resource: place.resource }),
      shows: page.getByRole('table', { name: 'Audit requests' }),
    },
    {
      path: paths.edit(scopeId, 'prompt', promptKey),
      shows: page.getByRole('button', { name: 'Discard changes' }),
    },
  ]
  const last = Object.keys(HOSTILE).length - 1
  for (const [turn, [what, text]] of Object.entries(HOSTILE).entries()) {
    // Before any code of the console runs; a storage that is full keeps what fits.
    const script = await page.addInitScript(
      ([all, value]) => {
        for (const { storage, name: each } of all) {
          try {
            window[storage].setItem(each, value)
          } catch {
            window[storage].removeItem(each)
          }
        }
      },
      [keys, text] as const,
    )
    // The screens take turns: each reader meets each text in `hostile/kept.test.tsx`. What comes nearest to the truth meets all.
    for (const { path, shows } of screens.filter((_, at) => turn === last || at === turn % 3))
      await test.step(`${path} with ${what}`, async () => {
        await page.goto(path)
        await expect(shows).toBeVisible()
        // The form says on what it is based, and nothing of a draft.
        const alerts = page.getByRole('alert').filter({ visible: true })
        await expect(alerts.filter({ hasNotText: /Based on revision/ })).toHaveCount(0)
        const found = await page.evaluate(() => ({
          theme: document.documentElement.getAttribute('data-theme'),
          polluted: 'polluted' in {} || 'polluted' in window,
        }))
        expect(found).toEqual({ theme: 'light', polluted: false })
      })
    await script.dispose()
  }
  await page.evaluate(() => localStorage.clear())
})

test('a kept token that can be none leads to the sign-in screen, and nobody is asked with it', async ({
  baseURL,
  openAs,
  requests,
}) => {
  const page = await openAs(null, paths.signIn())
  const tokenKey = nameHere('scope-console.token', basePathIn(baseURL))
  for (const text of [HOSTILE.markup, HOSTILE['text that turns around'], 'x'.repeat(1_000_000)]) {
    await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
      tokenKey,
      text,
    ] as const)
    await page.goto(paths.home())
    await atSignIn(page)
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0)
  }
  await requests.settled(page)
  expect(requests.all.filter(({ path }) => path.startsWith('/v1/'))).toEqual([])
})
