import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { nameHere } from '../src/lib/base-path'
import { basePathIn } from './base-path'
import { compared, openRestore } from './dialogs'
import { expect, test } from './fixtures'
import { contents } from './prompt-texts'

/** The window gets the focus: tabs of a test all have it, so that the event alone is missing. */
const turnTo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

const REASON = 'Kept while the head moved.'

test('a commit shows in every other open tab, and in a dialog before it is confirmed', async ({
  backend,
  expectRefusals,
  openAs,
  requests,
  seedPrompt,
}) => {
  // Seven tabs.
  test.slow()
  // The table asks for every key that the console knows; an older server refuses the newer ones.
  expectRefusals(422, /\/prompts\//)
  const { scopeId, key } = await seedPrompt()
  const history = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  const artifact = await openAs('scope-admin', paths.artifact(scopeId, 'prompt', key))
  const prompt = await openAs('scope-admin', paths.prompt(scopeId, key))
  const prompts = await openAs('scope-admin', paths.prompts(scopeId))
  const list = await openAs('scope-admin', paths.artifacts(scopeId, 'prompt'))
  const typing = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  const dialog = await openRestore(typing, backend, 1, REASON)

  const acting = await openAs('scope-admin', paths.prompt(scopeId, key))
  await acting.getByRole('button', { name: 'Switch to Auto…' }).click()
  const switching = acting.getByRole('dialog', { name: 'Switch to Auto' })
  await compared(switching)
  await switching.getByRole('button', { name: 'Switch to Auto', exact: true }).click()
  await expect(acting.getByRole('alert').filter({ hasText: 'Committed revision 7' })).toBeVisible()

  await test.step('every screen of it', async () => {
    await expect(
      history
        .getByRole('list', { name: 'Revisions' })
        .getByRole('button', { name: 'Restore revision 6…' }),
    ).toBeVisible()
    await expect(artifact.getByText('r7 · head')).toBeVisible()
    await expect(prompt.getByText('Running the built-in instructions: r7 is Auto.')).toBeVisible()
    const row = (page: Page) => page.getByRole('row').filter({ hasText: key })
    await expect(row(prompts)).toContainText('Auto')
    await expect(row(prompts)).toContainText('7')
    await expect(row(list)).toContainText('7')
  })

  await test.step('and an open dialog, which sends nothing', async () => {
    const moved = typing.getByRole('dialog', { name: 'The head has moved' })
    await expect(moved).toBeVisible()
    await expect(moved.getByRole('heading', { name: 'Now: revision 7' })).toBeVisible()
    expect(requests.of('PUT').filter((put) => put.page === typing)).toEqual([])
    await moved.getByRole('button', { name: 'Review against revision 7' }).click()
    await expect(dialog).toContainText('This will commit revision 8 on top of revision 7')
    if (backend.features.recordsRestores)
      await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(REASON)
  })
})

test('a head that someone else moved is noticed on coming back to the window', async ({
  api,
  backend,
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key, etag } = await seedPrompt({
    grants: { 'second-admin': ['scope.admin', 'scope.viewer'] },
  })
  const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  const dialog = await openRestore(page, backend, 2, REASON)
  const looks = () => requests.all.filter((call) => call.headers['if-none-match'] === etag)

  await turnTo(page)
  await expect.poll(() => looks().map((call) => call.status)).toEqual([304])
  await requests.settled(page)
  // Each look is an audit event: going to and fro between windows costs one in a quarter of a minute.
  await turnTo(page)
  await turnTo(page)
  await requests.settled(page)
  expect(looks()).toHaveLength(1)

  await api.as('second-admin').replace(scopeId, 'prompt', key, contents.opening, etag)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openRestore(page, backend, 2, REASON)
  await turnTo(page)
  await expect(page.getByRole('dialog', { name: 'The head has moved' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The head has moved' })).toBeFocused()
  expect(requests.of('PUT')).toEqual([])
})

test('what is no message of this console is left alone', async ({
  baseURL,
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  const page = await openAs('scope-admin', paths.prompt(scopeId, key))
  const other = await openAs('scope-admin', paths.scopes())
  // Behind the console's own channel, which hears all of it before.
  const own = nameHere('scope-console.stale.1', basePathIn(baseURL))
  const heard = await page.evaluateHandle(
    (name) => ({
      last: new Promise<void>((resolve) => {
        const channel = new BroadcastChannel(name)
        channel.onmessage = ({ data }: MessageEvent<unknown>) => {
          if (JSON.stringify(data)?.includes('"nothing"')) resolve()
        }
      }),
    }),
    own,
  )
  await other.evaluate((name) => {
    for (const each of [name, 'scope-console.commits']) {
      const channel = new BroadcastChannel(each)
      const keys = [[{}], 'x', [], [[]], [['scope', { a: 1 }]]]
      for (const message of [
        null,
        7,
        'stale',
        [['scope']],
        { kind: 'stale' },
        { kind: 'new', keys: [] },
      ])
        channel.postMessage(message)
      for (const one of keys) channel.postMessage({ kind: 'stale', keys: [one] })
      channel.close()
    }
  }, own)
  // A page error would fail the test; the screen still takes what is a message.
  await other.evaluate((name) => {
    const channel = new BroadcastChannel(name)
    channel.postMessage({ kind: 'stale', keys: [['nothing', 1]] })
    channel.close()
  }, own)
  await heard.evaluate(({ last }) => last)
  await requests.settled(page)
  await expect(page.getByRole('heading', { level: 1, name: key })).toBeVisible()
})
