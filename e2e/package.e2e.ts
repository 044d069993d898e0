import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { paths } from '../src/routing/paths'
import { addressAt } from './base-path'
import { expect, test as shared } from './fixtures'
import { seedScope } from './seed'
import { startServer } from './server-process'
import { startService } from './service-behind'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** Packs the command, and installs it where there is neither this repository nor a registry. */
async function install(directory: string): Promise<string> {
  const packed = join(directory, 'package')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const config = ['--config', 'vite.package.config.ts', '--outDir', packed]
  await run(process.execPath, [vite, 'build', ...config], { cwd: root })
  const pack = await run('npm', ['pack', '--json', packed], { cwd: directory })
  const [{ filename } = { filename: '' }] = JSON.parse(pack.stdout) as { filename: string }[]
  const cache = ['--cache', join(directory, 'cache'), '--no-audit', '--no-fund']
  await run('npm', ['install', '--offline', ...cache, `./${filename}`], { cwd: directory })
  return join(directory, 'node_modules', '.bin', 'scope-console')
}

const test = shared.extend({
  baseURL: async ({ backend }, provide, info) => {
    const directory = await mkdtemp(join(tmpdir(), 'scope-console-package-'))
    const command = await install(directory)
    const service = await startService(backend)
    const served = await startServer({
      name: 'the packed command',
      command,
      args: ['--server', service.url, '--port', '0', '--base', '/a/b/'],
      log: info.outputPath('command.log'),
    })
    await provide(served.url)
    await served.stop()
    await service.stop()
    await rm(directory, { recursive: true })
  },
})

test('the command of the package, installed by npm, serves the console in front of a server', async ({
  api,
  baseURL,
  openAs,
}) => {
  const scope = await seedScope(api)
  const page = await openAs('scope-admin', paths.scope(scope.scope_id))
  await expect(page.getByRole('heading', { level: 1, name: scope.title })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Scopes' }).click()
  await expect(page).toHaveURL(addressAt(baseURL, paths.scopes()))
  await expect(page.getByRole('heading', { level: 1, name: 'Scopes' })).toBeVisible()
})
