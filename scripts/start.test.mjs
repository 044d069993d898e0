import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const start = fileURLToPath(new URL('start.mjs', import.meta.url))

/** Starts the console on this Node, which says that it is another version. */
function startOnNode(version) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  return spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, start],
    { encoding: 'utf8', timeout: 60_000, env: { ...process.env, PORT: 'no-port' } },
  )
}

test.each(['18.20.8', '20.18.3'])('on Node %s one sentence says what is needed', (version) => {
  const { status, stderr } = startOnNode(version)
  expect(status).toBe(1)
  expect(stderr).toBe(
    `Scope Console needs Node.js 20.19 or newer, but this is ${version}: install a newer one.\n`,
  )
})
