// Starts Scope Console from a fresh clone: installs, builds what is missing or older than its sources, then runs the host.
// Every Node that knows ES modules must be able to read this file as far as the check of its version.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NEEDED = [20, 19]
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const at = (...parts) => join(root, ...parts)

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

const version = process.versions.node.split('.').map(Number)
if (version[0] < NEEDED[0] || (version[0] === NEEDED[0] && version[1] < NEEDED[1])) {
  fail(
    `Scope Console needs Node.js ${NEEDED.join('.')} or newer, but this is ${process.versions.node}: install a newer one.`,
  )
}

function hashOf(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    if (!existsSync(path)) return
    let entries
    try {
      entries = readdirSync(path, { withFileTypes: true })
    } catch (error) {
      if (error.code !== 'ENOTDIR') throw error
      hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
      return
    }
    entries.sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const entry of entries) add(join(path, entry.name))
  }
  for (const path of paths) add(path)
  return hash.digest('hex')
}

const isCurrent = (stamp, hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash

/** Runs a step whose output matters only when it fails. */
function run(what, command, args) {
  console.log(`${what}…`)
  const result = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (result.status === 0) return
  process.stderr.write(result.stdout || '')
  process.stderr.write(result.stderr || '')
  fail(`${what} failed (${[command, ...args].join(' ')}): see the messages above.`)
}

const lockHash = hashOf([at('package-lock.json')])
const installed = at('node_modules', '.scope-console-install')
if (!isCurrent(installed, lockHash)) {
  // A tree that npm itself finds complete was installed by hand or by npm ci: it only lacks the stamp.
  const complete =
    existsSync(at('node_modules', '.package-lock.json')) &&
    spawnSync('npm', ['ls', '--all', '--silent'], {
      cwd: root,
      shell: process.platform === 'win32',
      stdio: 'ignore',
    }).status === 0
  if (!complete) run('Installing dependencies', 'npm', ['ci', '--no-audit', '--no-fund'])
  writeFileSync(installed, lockHash)
}

const sources = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'vite.host.config.ts',
  'scripts/licenses.mjs',
]
const sourceHash = hashOf([...sources, 'package-lock.json'].map((name) => at(name)))
const built = at('dist-host', '.scope-console-build')
const outputs = [
  at('dist', 'index.html'),
  at('dist-host', 'main.js'),
  at('dist-host', 'body-worker.js'),
]
if (!isCurrent(built, sourceHash) || !outputs.every(existsSync)) {
  const vite = at('node_modules', 'vite', 'bin', 'vite.js')
  run('Building the dashboard', process.execPath, [vite, 'build'])
  run('Building the host', process.execPath, [vite, 'build', '--config', 'vite.host.config.ts'])
  mkdirSync(dirname(built), { recursive: true })
  writeFileSync(built, sourceHash)
}

const host = spawn(process.execPath, [at('dist-host', 'main.js'), ...process.argv.slice(2)], {
  stdio: 'inherit',
})
// A terminal sends Ctrl+C to both processes, a supervisor only to this one: the host ends either way, and says how.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => host.kill(signal))
}
host.on('error', (error) => fail(`The host could not be started: ${error.message}.`))
host.on('exit', (code, signal) => process.exit(signal === null ? code : 1))
