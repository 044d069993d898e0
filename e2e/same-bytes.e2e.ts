import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { SLOWNESS } from './slowness'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')
/** Everything that a build reads. */
const SOURCES =
  /^(?:src|public|scripts|deploy|node_modules|index\.html|LICENSE|package(?:-lock)?\.json|tsconfig\.json|vite.*\.config\.ts)$/
const BUILT = ['dist', 'dist-host', 'dist-static', 'dist-package']

/** Builds all that is handed on in a directory of its own, and packs the command. */
async function buildIn(directory: string): Promise<Record<string, string>> {
  await mkdir(directory, { recursive: true })
  for (const name of (await readdir(root)).filter((each) => SOURCES.test(each))) {
    await cp(join(root, name), join(directory, name), { recursive: true, verbatimSymlinks: true })
  }
  // The runner of tests has a NODE_ENV of its own, in which React is another.
  const env = { ...process.env, NODE_ENV: 'production' }
  const node = (...args: string[]) => run(process.execPath, args, { cwd: directory, env })
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  await node(vite, 'build')
  await node(vite, 'build', '--config', 'vite.host.config.ts')
  await node(vite, 'build', '--config', 'vite.package.config.ts')
  await node(join('dist-host', 'static.js'), '--base', '/a/b/')
  await run('npm', ['pack', './dist-package'], { cwd: directory })
  const inside = await Promise.all(
    BUILT.map(async (name) =>
      (await readdir(join(directory, name), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    ),
  )
  const packed = (await readdir(directory)).filter((name) => name.endsWith('.tgz'))
  const files = [...inside.flat(), ...packed.map((name) => join(directory, name))]
  const sums = files.map(async (file) => {
    const sum = createHash('sha256').update(await readFile(file))
    return [file.slice(directory.length + 1), sum.digest('hex')] as const
  })
  return Object.fromEntries(await Promise.all(sums))
}

test('two builds in two folders give the same bytes, the packed command too', async () => {
  test.setTimeout(600_000 * SLOWNESS)
  const directory = await mkdtemp(join(tmpdir(), 'scope-console-builds-'))
  try {
    const first = await buildIn(join(directory, 'one'))
    const second = await buildIn(join(directory, 'another', 'much', 'deeper'))
    expect(second).toEqual(first)
    const names = Object.keys(first)
    for (const name of BUILT) expect(names.some((file) => file.startsWith(`${name}/`))).toBe(true)
    expect(names.filter((file) => file.endsWith('.tgz'))).toHaveLength(1)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
})
