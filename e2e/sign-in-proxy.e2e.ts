import { createServer } from 'node:http'
import { paths } from '../src/routing/paths'
import { kept, openedDraft } from './drafts'
import { expect, test as shared } from './fixtures'
import { identities } from './identities'
import { passOn } from './oidc/gate'
import { ended, listening } from './oidc/listening'
import { startHostWith } from './oidc/fixtures'

type SignInProxy = {
  /** Ends everybody's sign-in. It then asks for another one in one of two ways. */
  endSignIns(by: 'redirect' | 'page'): void
}

const LOGIN = `<!doctype html><html lang="en"><title>Proxy</title><h1>Proxy</h1>
  <form method="post" action="/proxy-sign-in"><button>Let me in</button></form></html>`

/** A reverse proxy that signs people in by a cookie, in front of the console and its service. */
const test = shared.extend<{ signInProxy: SignInProxy & { url: string } }>({
  signInProxy: async ({ backend }, provide, info) => {
    let era = 1
    let by: 'redirect' | 'page' = 'redirect'
    let host = ''
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://proxy')
      const back = new URL(request.headers.referer ?? '/', 'http://proxy').searchParams.get('to')
      if (pathname === '/proxy-sign-in' && request.method === 'POST') {
        request.resume()
        const cookie = `proxy=${era}; Path=/; HttpOnly; SameSite=Lax`
        response.writeHead(303, { 'Set-Cookie': cookie, Location: back ?? '/' }).end()
      } else if (pathname === '/favicon.ico') {
        response.writeHead(204).end()
      } else if (pathname === '/proxy-sign-in') {
        response.writeHead(200, { 'Content-Type': 'text/html' }).end(LOGIN)
      } else if (
        pathname.startsWith('/assets/') ||
        request.headers.cookie?.includes(`proxy=${era}`)
      ) {
        const isApi = pathname.startsWith('/v1')
        passOn(host, request, response, isApi ? identities['scope-admin'].token : null)
      } else if (by === 'page' && pathname.startsWith('/v1')) {
        request.resume()
        response.writeHead(200, { 'Content-Type': 'text/html' }).end(LOGIN)
      } else {
        request.resume()
        const to = encodeURIComponent(request.url ?? '/')
        response.writeHead(302, { Location: `/proxy-sign-in?to=${to}` }).end()
      }
    })
    const url = await listening(server)
    const running = await startHostWith(
      { signIn: 'none' },
      backend.apiURL,
      info.outputPath('host.log'),
    )
    host = running.url
    await provide({
      url,
      endSignIns(way) {
        by = way
        era += 1
      },
    })
    await running.stop()
    await ended(server)
  },
  baseURL: async ({ signInProxy }, provide) => provide(signInProxy.url),
})

for (const way of ['redirect', 'page'] as const) {
  test(`a proxy that asks for another sign-in by a ${way} is told as such, and drafts are kept`, async ({
    announce,
    openAs,
    signInProxy,
    seedPrompt,
  }) => {
    announce(/Failed to load resource/)
    const { scopeId, key } = await seedPrompt()
    const page = await openAs(null, paths.edit(scopeId, 'prompt', key))
    await page.getByRole('button', { name: 'Let me in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Edit ${key}` })).toBeVisible()
    const name = identities['scope-admin'].label
    await expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible()
    const text = page.getByRole('textbox', { name: 'Instructions' })
    await text.fill('Typed before the sign-in ended.')
    await kept(page)

    signInProxy.endSignIns(way)
    await page.getByRole('button', { name: 'Review changes' }).click()
    await expect(page.getByRole('alert')).toContainText('Your sign-in at the proxy has ended')
    await page.getByRole('button', { name: 'Reload to sign in again' }).click()
    await page.getByRole('button', { name: 'Let me in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Edit ${key}` })).toBeVisible()
    await expect(openedDraft(page)).toBeVisible()
    await expect(text).toHaveText('Typed before the sign-in ended.')
  })
}
