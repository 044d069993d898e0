import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Installs the exact dependencies of package-lock.json where they are missing or others.
 * @throws Error in one sentence when npm could not
 */
export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing dependencies (npm ci), once …')
  // npm of the Node that runs this: another one on the PATH could be of another version.
  const npm = process.env.npm_execpath
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const { status, error } = spawnSync(command, [...args, 'ci', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    // NODE_ENV=production in the caller's shell would leave out what builds and tests.
    env: { ...process.env, NODE_ENV: '' },
  })
  if (status !== 0) {
    throw new Error(
      `The dependencies could not be installed (npm ci ${error ? error.message : `ended with ${status}`}): check the network and the registry, then try again.`,
    )
  }
}

/** Whether node_modules holds each package of the lock file in its version. */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json') // npm writes it last
  if (!existsSync(installed)) return false
  const have = JSON.parse(readFileSync(installed, 'utf8')).packages
  const want = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(want).every(
    // Optional packages are those of other platforms.
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || have[path]?.version === version,
  )
}
