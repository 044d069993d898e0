import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { EMPTY_STYLE } from '../src/host/security-headers'
import { paths } from '../src/routing/paths'
import { readToTheEnd, saidBy, truthOf } from './audit-reading'
import { pressIfThere } from './audit-gestures'
import { auditOf, listed } from './audit-screen'
import { addressAt } from './base-path'
import { compared, openRestore } from './dialogs'
import { openReview } from './editing'
import { expect } from './fixtures'
import { changes } from './history-screen'
import { identities } from './identities'
import { PATH, processesThatTake, test } from './web-servers/fixtures'
import { ask } from './web-servers/headers'
import { custom } from './prompt-texts'
import { seedAudit, seedScope } from './seed'
import { FRONTS, type Front } from './web-servers/site'
import { startServer } from './server-process'
import { SLOWNESS } from './slowness'

// Two servers start slowly, so these journeys share them. They run in order, because some kill a process.
test.describe.configure({ mode: 'default' })

const project = join(import.meta.dirname, '..')
const AUDIT = /\/v1\/access\/audit\/list$/
const instructions = (page: Page) =>
  page.getByRole('textbox', { name: 'Instructions', exact: true })

/** Declares a journey for each web server. */
function behindEach(declare: (front: Front) => void) {
  for (const front of FRONTS)
    test.describe(() => {
      test.use({ front })
      declare(front)
    })
}

behindEach((front) => {
  test(`headers, caching and compression behind ${front} are those of the console’s own host`, async ({
    baseURL,
    team,
  }, info) => {
    const host = await startServer({
      name: 'the host to compare with',
      command: process.execPath,
      args: [join(project, 'dist-host', 'main.js')],
      env: { PORT: '0', POWERCONTEXT_URL: team.processes[0].url, SCOPE_CONSOLE_BASE: PATH },
      log: info.outputPath('host.log'),
    })
    const script = (await readdir(join(project, 'dist', 'assets'))).find((name) =>
      /^index-.*\.js$/.test(name),
    )
    const authorization = `Bearer ${identities.root.token}`
    const json = { authorization, 'content-type': 'application/json' }
    const cases: Record<string, [path: string, asked?: Parameters<typeof ask>[1]]> = {
      'a screen': ['scopes/a%2Fb'],
      'the page, compressed': ['', { headers: { 'accept-encoding': 'gzip' } }],
      'a script': [`assets/${script}`],
      'a script, compressed': [`assets/${script}`, { headers: { 'accept-encoding': 'gzip' } }],
      'the licences, compressed': ['licenses.txt', { headers: { 'accept-encoding': 'gzip' } }],
      'a file that is gone': ['assets/gone-1.js'],
      'the settings': ['config.json'],
      'the icon': ['icon.svg'],
      'an answer': ['v1/access/me', { headers: { authorization } }],
      'an answer to nobody': ['v1/access/me'],
      'an unknown id that holds a slash': ['v1/scopes/a%2Fb%20c', { headers: { authorization } }],
      health: ['health/ready'],
      'a body that is too large': [
        'v1/scopes',
        { method: 'POST', headers: { ...json, 'content-length': String(2 ** 24 + 1) } },
      ],
      'a page of another site that asks': [
        'config.json',
        { headers: { authorization, 'sec-fetch-site': 'cross-site' } },
      ],
    }
    for (const [what, [path, asked]] of Object.entries(cases)) {
      await test.step(what, async () => {
        const [theirs, ours] = [
          await ask(addressAt(host.url, `/${path}`), asked),
          await ask(addressAt(baseURL, `/${path}`), asked),
        ]
        const policy = theirs.headers['content-security-policy'] ?? ''
        // Files that are served plainly have no nonce (decision 31).
        const expected = policy.replace(/'nonce-[^']+'/, `'${EMPTY_STYLE}'`)
        expect(ours).toMatchObject({ status: theirs.status })
        // Web servers answer some requests themselves, each in its own way.
        if ([403, 404].includes(ours.status)) {
          for (const { headers } of [theirs, ours]) delete headers['content-type']
          for (const { headers } of [theirs, ours]) delete headers['cache-control']
        }
        expect(ours.headers).toEqual({ ...theirs.headers, 'content-security-policy': expected })
        // The page has a nonce there; each process says of itself whether it leads.
        if (!/page|screen|settings|gone|health/.test(what)) expect(ours.bytes).toEqual(theirs.bytes)
      })
    }
    const { headers: policy } = await ask(addressAt(baseURL, '/icon.svg'))
    for (const [from, status] of [
      ['/', 302],
      [PATH.slice(0, -1), 301],
    ] as const) {
      const led = await ask(new URL(from, baseURL).href)
      expect(led).toMatchObject({ status, headers: { location: PATH } })
      expect(led.headers['content-security-policy'], from).toBe(policy['content-security-policy'])
      expect(led.headers['x-content-type-options'], from).toBe('nosniff')
    }
    const gone = await ask(addressAt(baseURL, '/assets/gone-1.js'))
    expect(gone.headers['cache-control'] ?? '').not.toContain('immutable')
    const foreign = { authorization, 'sec-fetch-site': 'same-site' }
    const refused = await ask(addressAt(baseURL, '/v1/access/me'), { headers: foreign })
    expect(refused.status).toBe(403)
    await host.stop()
  })
})

behindEach((front) => {
  test(`behind ${front}, a cursor of the audit belongs to one process, and each credential to one of them`, async ({
    api,
    baseURL,
    team,
  }) => {
    const { scope_id: scopeId } = await seedScope(api)
    await seedAudit(api, scopeId, 100)
    for (const name of ['scope-admin', 'root', 'auditor'] as const) {
      const first = await processesThatTake({ team, baseURL }, name, scopeId)
      expect(first, `cursors of ${name} are taken by one process`).toHaveLength(1)
      expect(await processesThatTake({ team, baseURL }, name, scopeId)).toEqual(first)
    }
  })
})

behindEach((front) => {
  test(`behind ${front}, a person signs in at a link, compares and restores`, async ({
    api,
    backend,
    baseURL,
    openAs,
    requests,
    seedPrompt,
  }) => {
    const { scopeId, scopeTitle, key } = await seedPrompt()
    const history = paths.history(scopeId, 'prompt', key, { from: 2, to: 5 })
    const page = await openAs(null, history)

    await test.step('a link leads to sign-in, which offers nobody, and back', async () => {
      await expect(page).toHaveURL(addressAt(baseURL, paths.signIn(history)))
      await expect(page.getByRole('textbox', { name: 'Access token' })).toBeVisible()
      for (const { label, token } of Object.values(identities)) {
        await expect(page.getByText(label)).toHaveCount(0)
        expect(await page.content()).not.toContain(token)
      }
      await page.getByLabel('Access token').fill(identities['scope-admin'].token)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page).toHaveURL(addressAt(baseURL, history))
      await expect(changes(page, 2, 5).getByRole('row').first()).toBeVisible()
    })

    await test.step('the Scope is there, with its Prompt', async () => {
      await page.goto(paths.scope(scopeId))
      await expect(page.getByRole('heading', { level: 1, name: scopeTitle })).toBeVisible()
    })

    await test.step('a revision is restored, once', async () => {
      await page.goto(history)
      const before = requests.of('PUT').length
      const dialog = await openRestore(page, backend, 2, 'The night shift asked for it.')
      await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
      await expect(
        page.getByRole('alert').filter({ hasText: 'Committed revision 7' }),
      ).toBeVisible()
      expect(requests.of('PUT').length - before).toBe(1)
      const { data } = await api.as('scope-admin').readHead(scopeId, 'prompt', key)
      expect(data.revision).toBe(7)
    })
  })
})

test('behind nginx, a conflict is merged and an audit of several pages read to its end', async ({
  api,
  expectRefusals,
  openAs,
  requests,
  seedPrompt,
}) => {
  test.setTimeout(400_000 * SLOWNESS)
  const { scopeId, scopeTitle } = await seedPrompt()
  const page = await openAs('scope-admin', paths.scope(scopeId))
  await expect(page.getByRole('heading', { level: 1, name: scopeTitle })).toBeVisible()

  await test.step('an edit of a head that has moved is merged, and nothing is lost', async () => {
    expectRefusals(412)
    const five = (last: string) => custom(`One.\nTwo.\nThree.\nFour.\n${last}`)
    const other = await seedPrompt({ revisions: [five('Five.')] })
    await page.goto(paths.edit(other.scopeId, 'prompt', other.key))
    await instructions(page).fill('One, mine.\nTwo.\nThree.\nFour.\nFive.')
    const review = await openReview(page)
    await api
      .as('scope-admin')
      .replace(other.scopeId, 'prompt', other.key, five('Five, theirs.'), other.etag)
    await review.getByRole('button', { name: 'Commit revision 2' }).click()
    const conflict = page.getByRole('dialog', { name: 'The head has moved' })
    await compared(conflict)
    await conflict.getByRole('button', { name: 'Review against revision 2' }).click()
    const again = page.getByRole('dialog', { name: 'Review changes' })
    await compared(again)
    await again.getByRole('button', { name: 'Commit revision 3' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 3' })).toBeVisible()
    const { data } = await api.as('scope-admin').readHead(other.scopeId, 'prompt', other.key)
    expect(data.content['instructions']).toBe('One, mine.\nTwo.\nThree.\nFour.\nFive, theirs.')
  })

  await test.step('an audit of several pages is read to its end: no process refuses a cursor', async () => {
    await seedAudit(api, scopeId, 1_300)
    const truth = truthOf(await api.as('scope-admin').audit(scopeId))
    await page.goto(auditOf(scopeId, { order: 'oldest' }))
    await listed(page)
    const rows = await readToTheEnd(page)
    const shown = saidBy(rows)
    expect(shown.slice(0, truth.length)).toEqual(truth)
    const pages = requests.of('POST', AUDIT)
    expect(pages.length).toBeGreaterThan(2)
    expect(pages.filter(({ status }) => status !== 200)).toEqual([])
  })
})

behindEach((front) => {
  test(`behind ${front}, a process that dies in the middle loses nothing: reading goes on, and no commit is made twice`, async ({
    api,
    baseURL,
    expectRefusals,
    openAs,
    requests,
    seedPrompt,
    team,
  }) => {
    test.setTimeout(400_000 * SLOWNESS)
    const { scopeId, key, revision, etag } = await seedPrompt()
    await seedAudit(api, scopeId, 1_300)
    const truth = truthOf(await api.as('scope-admin').audit(scopeId))
    const [own] = await processesThatTake({ team, baseURL }, 'scope-admin', scopeId)
    // The process that comes instead has not signed the cursor.
    expectRefusals(422, AUDIT)
    if (front === 'caddy') expectRefusals(502, AUDIT)
    const page = await openAs('scope-admin', auditOf(scopeId, { order: 'oldest' }))
    await listed(page)
    const unreachable = page.getByRole('alert').filter({ hasText: 'upstream_unreachable' })

    await test.step('the audit that is being read is read to its end', async () => {
      let alive = true
      const rows = await readToTheEnd(page, async () => {
        if (alive) await own?.kill()
        alive = false
        // Caddy cannot always send on what has a body.
        if (front === 'caddy')
          await pressIfThere(unreachable.getByRole('button', { name: 'Retry' }))
      })
      const shown = saidBy(rows)
      expect(shown.slice(0, truth.length)).toEqual(truth)
      const refused = requests.of('POST', AUDIT).filter(({ status }) => status === 422)
      expect(refused.length, 'the other process does not know the cursor').toBeGreaterThan(0)
      expect(await processesThatTake({ team, baseURL }, 'scope-admin', scopeId)).not.toContain(own)
    })

    await test.step('a history is there after a reload', async () => {
      await page.goto(paths.history(scopeId, 'prompt', key, { from: 2, to: 5 }))
      await page.reload()
      await expect(changes(page, 2, 5).getByRole('row').first()).toBeVisible()
    })

    await test.step('a commit is made once, or not at all', async () => {
      const ada = api.as('scope-admin')
      let head = { revision, etag }
      let committed = 0
      for (const turn of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
        const content = custom(`Turn ${turn}.`)
        // A web server looks now and then whether the dead process is back. nginx does not send that commit on.
        const answer = await ada
          .replace(scopeId, 'prompt', key, content, head.etag)
          .catch((error: unknown) => {
            expect(error).toMatchObject({ status: 502, code: 'upstream_unreachable' })
            return null
          })
        if (answer?.etag) {
          committed += 1
          head = { revision: head.revision + 1, etag: answer.etag }
        }
        const { data } = await ada.readHead(scopeId, 'prompt', key)
        expect(data.revision).toBe(head.revision)
      }
      expect(committed).toBeGreaterThan(0)
    })
  })
})
