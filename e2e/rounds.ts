import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test'

/** Where a page asks to learn that all of its earlier requests have been held: they arrive in the order they were made. */
const FENCE = '/rounds-fence'
/** Looks in a row that find nothing new, after which a page is taken to wait for its answers. */
const QUIET_LOOKS = 2
/** Milliseconds for a round: a real server may be busy with other tests. */
const ROUND_MS = 60_000

/** What a cold screen asks for, round by round: each is sent only after one of the round before was answered. */
export type Rounds = readonly (readonly string[])[]

/**
 * Opens an address and answers in rounds, without a clock: every request is held until the page asks for nothing more,
 * then all that are held are answered, and so on until `shown` is on screen. A built file that was answered before comes
 * from the cache, as it would in a browser; routes turn that cache off.
 * After `most` rounds, whatever else the page asks for stays held until `shown` is there: a worker may still compute it,
 * and the page can be at rest meanwhile.
 * @returns method and path of each request, the page itself alone in the first round
 */
export async function roundsOf(
  page: Page,
  path: string,
  shown: Locator,
  most: number,
): Promise<Rounds> {
  const rounds: string[][] = []
  const cached = new Set<string>()
  let held: Route[] = []
  const under = new Set<Request>()
  const end = (request: Request) => under.delete(request)
  page.on('requestfinished', end).on('requestfailed', end)
  const hold = async (route: Route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === FENCE) return route.fulfill({ body: '' })
    if (cached.has(pathname)) return route.fallback()
    under.add(route.request())
    held.push(route)
  }
  await page.context().route('**/*', hold)
  const opened = page.goto(path)
  await expect.poll(() => held.length).toBeGreaterThan(0)
  while (held.length > 0) {
    const round = held
    held = []
    rounds.push(round.map((route) => nameOf(route.request())).sort())
    for (const route of round) {
      const { pathname } = new URL(route.request().url())
      if (pathname.includes('/assets/')) cached.add(pathname)
      await route.fallback()
    }
    await expect
      .poll(() => round.filter((route) => under.has(route.request())).length, {
        intervals: [20, 50, 100],
        timeout: ROUND_MS,
      })
      .toBe(0)
    await atRest(page, () => held.length)
    if (await shown.isVisible()) break
    if (rounds.length === most) {
      await expect(shown, toldOf(rounds)).toBeVisible()
      break
    }
  }
  for (const route of held) await route.fallback()
  await page.context().unroute('**/*', hold)
  page.off('requestfinished', end).off('requestfailed', end)
  await opened
  await expect(shown, 'shown without a further answer').toBeVisible()
  return rounds
}

/** Waits until a page has done all that it can do with the answers it has. */
async function atRest(page: Page, held: () => number) {
  for (let quiet = 0; quiet < QUIET_LOOKS;) {
    const before = held()
    await page.evaluate(async (fence) => {
      if (document.readyState === 'loading') {
        await new Promise((resolve) =>
          document.addEventListener('readystatechange', resolve, { once: true }),
        )
      }
      await new Promise((resolve) => setTimeout(resolve, 0))
      await scheduler.postTask(() => {}, { priority: 'background' })
      await fetch(fence)
    }, FENCE)
    quiet = held() === before ? quiet + 1 : 0
  }
}

function nameOf(request: Request): string {
  const { pathname } = new URL(request.url())
  // Names of built files change with their content.
  const name = `${request.method()} ${pathname.replace(/-[\w-]{8}\.(\w+)$/, '.$1')}`
  const body = request.postData()
  return body === null ? name : `${name} ${body}`
}

/** The requests of each round in one line. */
export const toldOf = (rounds: Rounds) =>
  rounds.map((round, number) => `${number + 1}: ${round.join(', ')}`).join('\n')

/** Requests for code among all rounds. */
export const codeOf = (rounds: Rounds) => rounds.flat().filter((name) => name.endsWith('.js'))
/** Requests to the service among all rounds. */
export const callsOf = (rounds: Rounds) =>
  rounds.flat().filter((name) => /^\w+ \S*\/(v1|health)\//.test(name))
