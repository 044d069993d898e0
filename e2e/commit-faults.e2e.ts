import type { Page } from '@playwright/test'
import { endpoints } from '../src/api/endpoints'
import { paths } from '../src/routing/paths'
import { pick, seededRandom } from '../src/lib/random'
import { compared } from './dialogs'
import { FAULTS } from './faults/faults'
import { FaultProxy } from './faults/proxy'
import { expect, test } from './fixtures'
import { custom } from './prompt-texts'

/**
 * Runs in the browser, on each back end; the runs without a browser are in `faults/`. Each run meets another fault of the
 * write: fifteen such runs meet as many faults as twenty that draw theirs by chance, which meet fifteen on average.
 */
const RUNS = 15
/** Another one each day, in the name of the step that fails. */
const SEED = Number(process.env['SCOPE_CONSOLE_FAULT_SEED'] ?? Date.now() % 1_000_000_000)

// A browser waits 30 seconds for a late answer; what it says then is in `faults/`.
const tried = FAULTS.filter((fault) => fault !== 'delay the answer beyond patience')

const ENDS =
  /Committed revision|Not committed so far|refused the commit|You may not commit|The head has moved|It is not known/

/** What the screen says of the last press, when it has come to an end. */
async function told(page: Page): Promise<string> {
  const words = page
    .getByRole('alert')
    .or(page.getByRole('heading', { name: 'The head has moved' }))
    .filter({ hasText: ENDS })
  await expect(words.first()).toBeVisible()
  return (await words.first().innerText()).trim()
}

test(`${RUNS} commits over a faulty network are told truly on screen`, async ({
  announce,
  api,
  backend,
  openAs,
  requests,
  seedPrompt,
}) => {
  // Each of them is a screen and a commit, on a machine that is busy with three servers.
  test.setTimeout(RUNS * 60_000)
  announce(/Failed to load resource/)
  // A redirect to a portal is refused by the policy before it is followed.
  announce(/portal\.invalid|Content Security Policy|violates/)
  const { scopeId, key } = await seedPrompt()
  const head = endpoints.artifact(scopeId, 'prompt', key)
  const ada = api.as('scope-admin')
  const proxy = new FaultProxy(new URL(backend.baseURL))
  const faultyURL = await proxy.listen()
  const random = seededRandom(SEED)
  const left = [...tried]
  try {
    const history = `${faultyURL}${paths.history(scopeId, 'prompt', key)}`
    const page = await openAs('scope-admin', history)
    for (let run = 0; run < RUNS; run++) {
      const write = pick(random, left)
      left.splice(left.indexOf(write), 1)
      const read = Array.from({ length: Math.floor(random() * 3) }, () =>
        pick(random, ['drop before forwarding', '502 without forwarding', 'answer half'] as const),
      )
      await test.step(`run ${run}, seed ${SEED}: ${write}; ${read.join(', ')}`, async () => {
        const before = await ada.readHead(scopeId, 'prompt', key)
        const seen = before.data.revision
        // The dialog restores what was the head before; the list shows the newest revisions first.
        const own = await ada.replace(
          scopeId,
          'prompt',
          key,
          custom(`Run ${run}.`),
          before.etag ?? '',
        )
        await page.goto(history)
        const dialog = page.getByRole('dialog')
        await page
          .getByRole('list', { name: 'Revisions' })
          .getByRole('button', { name: `Restore revision ${seen}…` })
          .click()
        await expect(dialog).toContainText(`on top of revision ${seen + 1}`)
        await compared(dialog)
        if (backend.features.recordsRestores)
          await dialog.getByRole('textbox', { name: 'Reason' }).fill(`Run ${run}`)
        proxy.arm(head, { write: [write], read })
        const rival = random() < 0.2
        if (rival)
          await ada.replace(scopeId, 'prompt', key, custom(`Rival ${run}.`), own.etag ?? '')
        const puts = requests.of('PUT').length
        await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
        let says = await told(page)
        const again = dialog.getByRole('button', { name: 'Check again' })
        while ((await again.count()) > 0) {
          await again.click()
          await expect(dialog.getByText(/Checking what happened|Reading the new head/)).toBeHidden()
          says = await told(page)
        }
        // A slow page says what it has read when the write, of which it could not know, is over.
        const unsettled = proxy.isWriting(head) || proxy.wasReadAmidWrite(head)
        expect(requests.of('PUT').length - puts, 'one press sends once').toBe(1)
        proxy.disarm(head)
        await proxy.quiet()
        const after = (await ada.readHead(scopeId, 'prompt', key)).data.revision
        const expected = seen + 2
        const made = rival || after < expected ? 0 : 1
        const committed = /Committed revision (\d+)/.exec(says)
        if (committed) {
          expect([Number(committed[1]), after, made], says).toEqual([expected, expected, 1])
        } else if (!/The head has moved/.test(says)) {
          expect(after - (unsettled ? made : 0), says).toBe(expected - 1)
        } else {
          // Whose it is a server that records no author can't tell.
          const same = await dialog
            .getByText(`Revision ${expected} holds what you wanted. Whether your request`)
            .count()
          expect([after, made], says).toEqual([expected, same])
        }
      })
    }
  } finally {
    await proxy.close()
  }
})
