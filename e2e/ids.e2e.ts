import fc from 'fast-check'
import { paths } from '../src/routing/paths'
import type { BackendName } from './backend-names'
import { seedExperience } from './editing'
import { expect, test } from './fixtures'
import { carriesOnlyPossibleIds, typedIds } from './impossible-ids'
import { seedScope } from './seed'
import { Refusal } from './sender'

const NOTHING = 'Nothing can have this id'
const SEED = 20_261_122
/** The guard is the console's own and asks no server; with a real one behind it a part of the walk has to do. */
const idsOn = (name: BackendName) => (name === 'embedded' ? 500 : 100)
const EACH = 2

/** Every address of the console that holds an id, with the id in one of its places. */
function addressesOf(scope: string, typed: string): string[] {
  const here = `/scopes/${encodeURIComponent(scope)}`
  const elsewhere = `/scopes/${typed}`
  return [
    elsewhere,
    `${elsewhere}/artifacts/skill`,
    `${elsewhere}/artifacts/skill/a/history`,
    `${elsewhere}/prompts`,
    `${elsewhere}/prompts/skill.generate`,
    `${here}/artifacts/${typed}`,
    `${here}/artifacts/${typed}/a`,
    `${here}/artifacts/experience/${typed}`,
    `${here}/artifacts/experience/${typed}/edit`,
    `${here}/artifacts/experience/${typed}/history`,
    `${here}/artifacts/prompt/${typed}/edit`,
    `${here}/prompts/${typed}`,
    `${here}/sources/${typed}/a`,
    `${here}/sources/content/${typed}`,
    `/audit?resource=scope:${typed}`,
    `/audit?resource=${encodeURIComponent(`scope:${scope}`)}&subject=user:${typed}`,
  ]
}

test('no address typed by hand makes a request with an id that cannot exist', async ({
  announce,
  api,
  backend,
  openAs,
  requests,
}) => {
  test.info().annotations.push({ type: 'seed', description: String(SEED) })
  test.setTimeout(240_000)
  // Some ids are possible, and of things that do not exist; 1.0 answers 503 `artifact_owner_pending` for these.
  announce(/Failed to load resource: .*status of (?:4\d\d|503)/)
  announce(/malformed/i)
  const { scope_id: scopeId } = await seedScope(api)
  const page = await openAs('scope-admin', paths.scopes())
  const ids = fc.sample(typedIds, { seed: SEED, numRuns: idsOn(backend.name) })
  // Each id at a few addresses, so that in turn every screen meets some hundred; every path meets all sorts in
  // `src/api/endpoints.test.ts`.
  const addresses = ids.flatMap((id, at) => {
    // What is typed is not always encoded.
    const raw = /^[\x21-\x7e]+$/.test(id) && !/[?#&]/.test(id) && at % 2 === 0
    const all = addressesOf(scopeId, raw ? id : encodeURIComponent(id))
    return Array.from({ length: EACH }, (_, nth) => all[(at * EACH + nth) % all.length] ?? '')
  })
  const walked = requests.during(async () => {
    const dumb = await page.evaluate(async (all) => {
      const KNOWN =
        /^\/scopes\/[^/]+(?:\/?|\/artifacts\/[^/]+(?:\/?|\/[^/]+(?:\/?|\/edit|\/history))|\/prompts(?:\/?|\/[^/]+\/?))$/
      const until = (holds: (title: string) => boolean) =>
        new Promise<void>((resolve) => {
          const look = () => {
            const title = document.querySelector('h1')?.textContent
            if (!title || !holds(title)) return
            watch.disconnect()
            resolve()
          }
          const watch = new MutationObserver(look)
          watch.observe(document.body, { childList: true, subtree: true, characterData: true })
          look()
        })
      const go = (address: string) => {
        history.pushState(null, '', address)
        window.dispatchEvent(new PopStateEvent('popstate'))
      }
      const silent: string[] = []
      for (const address of all) {
        // Between two addresses one that no screen has, so that each is seen to be taken up.
        go('/no/such/page')
        await until((title) => title === 'No such page')
        go(address)
        // What the browser itself makes of dots and slashes may be another address, or none.
        if (KNOWN.test(location.pathname) || location.pathname === '/audit')
          await until((title) => title !== 'No such page')
        if (!document.querySelector('main')?.textContent) silent.push(address)
      }
      return silent
    }, addresses)
    expect(dumb, 'something is shown at every address').toEqual([])
  })
  const calls = await walked
  expect(carriesOnlyPossibleIds('/v1/scopes/s/artifacts/skill/a%20b/revisions', undefined)).toBe(
    false,
  )
  const wrong = calls.filter(({ path, body }) => !carriesOnlyPossibleIds(path, body))
  expect(
    wrong.map(({ method, path }) => `${method} ${path}`),
    `seed ${SEED}`,
  ).toEqual([])
  expect(calls.length, 'possible ids are asked for: the walk reached the screens').toBeGreaterThan(
    50,
  )
  await test.step('and the audit of the Scope is readable as before', async () => {
    // A real server is still busy with what the walk has asked, and turns some away with 503 meanwhile.
    const count = async () => {
      try {
        return await api.as('root').countAudit(scopeId)
      } catch (error) {
        if (error instanceof Refusal && error.status === 503) return 0
        throw error
      }
    }
    await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(0)
  })
})

for (const [screen, path] of [
  ['History', (scope: string) => `/scopes/${scope}/artifacts/experience/a%20b/history`],
  ['Artifact', (scope: string) => `/scopes/${scope}/artifacts/experience/a%20b`],
  ['Edit', (scope: string) => `/scopes/${scope}/artifacts/experience/a%20b/edit`],
  ['Artifacts', (scope: string) => `/scopes/${scope}/artifacts/sk%C3%AFll`],
  ['Prompt', (scope: string) => `/scopes/${scope}/prompts/skill%0Agenerate`],
  ['Scope', () => '/scopes/%20a'],
  ['Prompts', () => `/scopes/${'x'.repeat(257)}/prompts`],
] as const) {
  test(`${screen} says of an id that cannot exist that it cannot, and asks nothing`, async ({
    api,
    openAs,
    requests,
  }) => {
    const { scope_id: scopeId } = await seedScope(api, { viewer: ['scope.viewer'] })
    const page = await openAs('viewer', path(encodeURIComponent(scopeId)))
    await expect(page.getByRole('heading', { level: 1, name: NOTHING })).toBeVisible()
    await expect(page.getByText(/So the server was not asked\./)).toBeVisible()
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Scopes' })).toBeVisible()
    expect(
      requests.all.filter(({ path: asked }) => !carriesOnlyPossibleIds(asked, undefined)),
    ).toEqual([])
    expect(requests.of('GET', /artifacts|prompts/)).toEqual([])
  })
}

test('ids that the server’s own answers name lead nowhere where they cannot exist', async ({
  api,
  openAs,
  page,
  requests,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api)
  const cited = ['a b', '..', 'ü', '\u202eevil', '\ud800']
  await page.route(`**/v1/**/artifacts/${family}/${artifactId}`, async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as Record<string, unknown>
    const artifacts = cited.map((id) => ({ family: 'skill', artifact_id: id, revision: 1 }))
    const good = { family: 'skill', artifact_id: 'possible', revision: 1 }
    await route.fulfill({ response, json: { ...json, artifacts: [...artifacts, good] } })
  })
  await openAs('scope-admin', paths.artifact(scopeId, family, artifactId))
  await expect(page.getByRole('link', { name: 'possible' })).toBeVisible()
  await expect(page.getByText('a b', { exact: true })).toBeVisible()
  for (const id of cited)
    await expect(page.getByRole('link', { name: id, exact: true })).toHaveCount(0)
  const hrefs = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.filter((href) => /%20|%C3|%E2|\.\./.test(href))).toEqual([])
  expect(requests.all.filter(({ path, body }) => !carriesOnlyPossibleIds(path, body))).toEqual([])
})
