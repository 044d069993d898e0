import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { Requests } from '../requests'
import type { Places, Sample, Sight } from './sights'
import { WORDS } from './words'

const root = join(import.meta.dirname, '../..')

/** Starts `npm start`'s host on the sample, in data of its own; `stop` ends it. */
async function startSample() {
  const data = mkdtempSync(join(tmpdir(), 'scope-console-screenshots-'))
  const host = spawn(process.execPath, [join(root, 'dist-host/main.js')], {
    env: { ...process.env, PORT: '0', SCOPE_CONSOLE_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    host.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const listening = /^listening on (\S+)$/m.exec(output)?.[1]
      if (listening) resolve(listening)
    })
    host.on('exit', (code) => reject(new Error(`The host ended with ${code}.`)))
  })
  return {
    url,
    stop: () => {
      host.removeAllListeners('exit')
      host.kill()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Finds what the sights are of, by names and not by ids, which each sample has of its own. */
async function placesIn(url: string): Promise<Places> {
  const get = async (path: string) => {
    const answer = await fetch(url + path, {
      headers: { authorization: 'Bearer demo-compliance' },
    })
    return (await answer.json()) as { items: Record<string, string>[] }
  }
  const { items } = await get('/v1/scopes?limit=100')
  const scopeOf = (title: string) => items.find((scope) => scope['title'] === title)?.['scope_id']
  const scopeId = scopeOf('Checkout service') ?? ''
  const firstOf = async (family: string) => {
    const admin = { authorization: 'Bearer demo-scope-admin' }
    const answer = await fetch(`${url}/v1/scopes/${scopeId}/artifacts/${family}`, {
      headers: admin,
    })
    const { items: artifacts } = (await answer.json()) as { items: { artifact_id: string }[] }
    return artifacts[0]?.artifact_id ?? ''
  }
  return {
    scopeId,
    otherScopeId: scopeOf('Payment providers') ?? scopeOf('Fraud review') ?? scopeId,
    skillId: await firstOf('skill'),
    handoffId: await firstOf('handoff'),
  }
}

export const test = base.extend<object, { sample: Sample }>({
  sample: [
    async ({}, provide) => {
      const { url, stop } = await startSample()
      await provide({ ...(await placesIn(url)), url })
      stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Opens what a sight is of, and waits until it is all there. */
export async function openSight(
  { as, path, act }: Sight,
  { context, page, sample }: { context: BrowserContext; page: Page; sample: Sample },
  language: keyof typeof WORDS,
) {
  const requests = new Requests(sample.url)
  await requests.watch(context)
  await page.addInitScript(
    ([chosen, token]) => {
      localStorage.setItem('scope-console.language', chosen)
      if (token !== '') sessionStorage.setItem('scope-console.token', token)
    },
    [language, as ?? ''] as const,
  )
  await page.goto(sample.url + path(sample))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await requests.settled(page)
  await act?.(page, WORDS[language], sample)
  await requests.settled(page)
}
