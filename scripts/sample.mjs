/**
 * `npm run sample -- --events 1000000`: a large sample database, to see and measure the console with.
 *
 *     --events N      audit events in all (1000000)
 *     --artifacts M   Artifacts beside the sample's (events / 100, at most 10000)
 *     --data DIR      where it goes (.data/events-N); serve it with SCOPE_CONSOLE_DATA=DIR npm start
 *     --until T       where its half year ends (now); the same T gives the same history
 *     --reset         replaces the one that is there
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildForNode } from './build-for-node.mjs'
import { ensureInstalled } from './install.mjs'

try {
  ensureInstalled()
  const file = await buildForNode('src/host/sample.ts', '.cache/sample')
  const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], {
    cwd: join(fileURLToPath(import.meta.url), '../..'),
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
