// Takes the README's pictures from the sample deployment: node scripts/pictures.mjs (after npm run build).
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './find-chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const data = mkdtempSync(join(tmpdir(), 'scope-console-pictures-'))
const host = spawn(process.execPath, [join(root, 'dist-host/main.js')], {
  env: { ...process.env, PORT: '0', SCOPE_CONSOLE_DATA: data },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const base = await new Promise((resolve, reject) => {
  let output = ''
  host.stdout.on('data', (chunk) => {
    output += chunk
    const match = /^listening on (\S+)$/m.exec(output)
    if (match) resolve(match[1])
  })
  host.on('exit', (code) => reject(new Error(`the host ended with ${code}`)))
})

const ADMIN = 'demo-scope-admin'
const COMPLIANCE = 'demo-compliance'
const call = async (path, init) =>
  (
    await fetch(base + path, {
      ...init,
      headers: { authorization: `Bearer ${ADMIN}`, 'content-type': 'application/json' },
    })
  ).json()
const { items } = await call('/v1/access/resources/list', {
  method: 'POST',
  body: JSON.stringify({ action: 'scope.admin', resource_type: 'scope' }),
})
const scopes = await Promise.all(items.map(({ scope_id: id }) => call(`/v1/scopes/${id}`)))
const checkout = scopes.find(({ title }) => title === 'Checkout service').scope_id
const scope = `/scopes/${checkout}`
const history = `${scope}/artifacts/prompt/skill.generate/history`

const pictures = [
  ['sign-in', null, '/sign-in', 'light'],
  ['scopes', ADMIN, '/scopes', 'light'],
  ['scope', ADMIN, scope, 'light'],
  ['artifacts', ADMIN, `${scope}/artifacts/experience`, 'light'],
  ['artifact', ADMIN, `${scope}/artifacts/experience`, 'light', (page) => openFirstArtifact(page)],
  ['prompts', ADMIN, `${scope}/prompts`, 'dark'],
  ['prompt', ADMIN, `${scope}/prompts/skill.generate`, 'light'],
  ['history', ADMIN, `${history}?from=12&to=15`, 'light'],
  ['history-split', ADMIN, `${history}?from=12&to=15&view=split`, 'dark'],
  ['restore', ADMIN, history, 'light', (page) => openRestore(page)],
  ['edit', ADMIN, `${scope}/artifacts/prompt/skill.generate/edit`, 'light'],
  ['audit', COMPLIANCE, '/audit', 'light'],
  ['event', COMPLIANCE, '/audit?result=denied&rows=decisions', 'dark', (page) => openEvent(page)],
  ['access', ADMIN, `/access?resource=scope:${checkout}`, 'light'],
  ['who-can', ADMIN, `/access?resource=scope:${checkout}&view=who`, 'dark'],
]

async function openFirstArtifact(page) {
  await page.getByRole('table', { name: 'Artifacts' }).getByRole('link').first().click()
  await page.getByRole('tab', { name: 'Content' }).waitFor()
}
async function openRestore(page) {
  await page.getByRole('button', { name: 'Restore revision 21…' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('The shorter form worked better.')
}
async function openEvent(page) {
  await page.getByRole('table', { name: 'Audit events' }).getByRole('row').nth(4).click()
  await page.getByRole('dialog', { name: 'Event' }).waitFor()
}

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: CHROMIUM_ARGS,
})
try {
  for (const [name, token, path, colorScheme, act] of pictures) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-US',
      colorScheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    if (token) {
      await page.addInitScript((value) => {
        sessionStorage.setItem('scope-console.token', value)
      }, token)
    }
    await page.goto(base + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await act?.(page)
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(root, 'docs/pictures', `${name}.png`) })
    await context.close()
    console.log(`docs/pictures/${name}.png`)
  }
} finally {
  await browser.close()
  host.removeAllListeners('exit')
  host.kill()
  rmSync(data, { recursive: true, force: true })
}
