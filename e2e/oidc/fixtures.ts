import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { test as shared } from '../fixtures'
import { startGuard } from '../guard'
import type { IdentityName } from '../identities'
import { startServer } from '../server-process'
import { startGate, type Gate } from './gate'
import { AUDIENCE, CLIENT_ID, startProvider, type TestProvider } from './provider'

const HOST = join(import.meta.dirname, '..', '..', 'dist-host', 'main.js')

/** Starts the host of `npm start` with settings of its own, in front of a server. */
export async function startHostWith(
  settings: object,
  upstream: string,
  log: string,
  env: Record<string, string> = {},
) {
  const directory = await mkdtemp(join(tmpdir(), 'scope-console-settings-'))
  const guard = startGuard(directory)
  const file = join(directory, 'config.json')
  await writeFile(file, JSON.stringify(settings))
  const host = await startServer({
    name: 'the host with its own settings',
    command: process.execPath,
    args: [HOST, '--settings', file],
    env: { PORT: '0', POWERCONTEXT_URL: upstream, ...env },
    log,
    guard,
  })
  return {
    url: host.url,
    async stop() {
      await host.stop()
      guard.end()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

type Deployment = { provider: TestProvider; gate: Gate; baseURL: string }

/** Journeys on a deployment with a sign-in provider, over the embedded service of the run. */
export const test = shared.extend<{ oidc: Deployment }>({
  oidc: async ({ backend }, provide, info) => {
    const provider = await startProvider()
    const gate = await startGate(backend.apiURL, provider.issuer)
    gate.takeTokensFor(AUDIENCE)
    const settings = {
      signIn: {
        oidc: { issuer: provider.issuer, clientId: CLIENT_ID, scope: 'openid api', label: 'Acme' },
      },
    }
    const host = await startHostWith(settings, gate.url, info.outputPath('host.log'))
    provider.register(`${host.url}/sign-in`)
    await provide({ provider, gate, baseURL: host.url })
    await host.stop()
    await gate.stop()
    await provider.stop()
  },
  baseURL: async ({ oidc }, provide) => provide(oidc.baseURL),
})

export { expect } from '@playwright/test'

export const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in with Acme' })

/** At the provider's own page. */
export async function signInThere(page: Page, name: IdentityName) {
  await expect(page.getByRole('heading', { name: 'Provider' })).toBeVisible()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
