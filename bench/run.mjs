/**
 * `npm run bench`: what the first screen loads, the longest task while a screen opens, whether the service's lists stay flat at a million events, the diff beside
 * two other diff views, the export of a million events, how long the largest bodies hold up others, and, where `--peers` leads to a
 * harness for it (no part of the repository), the console against react-admin.
 *
 *     npm run bench -- [--quick] [--only first-screen,opening,service,bodies,diff,export,browser,audit-million] [--peers DIR]
 *                      [options of the peers' measure.mjs]
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from '../scripts/find-chromium.mjs'
import { ensureInstalled } from '../scripts/install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const SECTIONS = [
  'first-screen',
  'opening',
  'service',
  'bodies',
  'diff',
  'export',
  'browser',
  'audit-million',
]
/** Some minutes, not a quarter of an hour; say otherwise with the same options. */
const MODERATE = {
  '--reps': '5',
  '--diff-reps': '3',
  '--targets': '2000,10000',
  '--scroll-budget': '120',
}

const rest = process.argv.slice(2)
const take = (name, fallback) => {
  const index = rest.indexOf(name)
  return index < 0 ? fallback : rest.splice(index, 2)[1]
}
const sections = take('--only', SECTIONS.join(',')).split(',')
const peers = resolve(take('--peers', join(root, '../shared/peers')))
const quick = rest.includes('--quick')

function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (error) throw error
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${status}.`)
}

async function firstScreen() {
  const { reportFirstScreen } = await import('./first-screen.mjs')
  reportFirstScreen(join(root, 'dist'))
}

async function opening() {
  const { openingTasks, reportOpeningTasks } = await import('./opening-tasks.mjs')
  reportOpeningTasks(await openingTasks({ reps: quick ? 1 : 3 }))
}

async function service() {
  const { reportServiceScale, serviceScale } = await import('./service-scale.mjs')
  if (!reportServiceScale(await serviceScale({ reps: quick ? 15 : 50 }))) process.exitCode = 1
}

async function bodies() {
  const { largeBodies, reportLargeBodies } = await import('./large-bodies.mjs')
  reportLargeBodies(await largeBodies({ reps: quick ? 3 : 9 }))
}

async function diff() {
  const { measureDiffs } = await import('./diff/measure.mjs')
  await measureDiffs({ executablePath: await findChromium(), reps: quick ? 3 : 7 })
}

async function exports() {
  const { exportMillion, reportExport } = await import('./export-million.mjs')
  const events = quick ? 100_000 : 1_000_000
  const figures = []
  for (const format of ['jsonl', 'csv']) figures.push(await exportMillion({ events, format }))
  if (!reportExport(figures)) process.exitCode = 1
}

/** The peers' folder may be read-only, and another run may be under way: each has its own copy. */
async function browser() {
  if (!existsSync(join(peers, 'measure.mjs'))) {
    console.log(`${peers} does not exist: nothing to compare with.`)
    return
  }
  const chromium = await findChromium()
  const copy = mkdtempSync(join(tmpdir(), 'scope-console-bench-'))
  try {
    cpSync(peers, copy, { recursive: true })
    run('chmod', ['-R', 'u+w', copy])
    const quiet = { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] }
    run('npm', ['ci', '--no-audit', '--no-fund'], quiet)
    run('npm', ['run', 'build:react-admin'], quiet)
    const out = join(copy, 'result.json')
    const given = quick
      ? []
      : Object.entries(MODERATE)
          .filter(([name]) => !rest.includes(name))
          .flat()
    const adapters = [join(root, 'bench/adapter.mjs'), 'adapters/react-admin.mjs']
    const measure = [
      'measure.mjs',
      ...adapters.flatMap((file) => ['--adapter', file]),
      ...['--chromium', chromium, '--out', out],
      ...given,
      ...rest,
    ]
    run(process.execPath, measure, { cwd: copy })
    ratios(JSON.parse(readFileSync(out, 'utf8')))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

async function auditMillionEvents() {
  if (!existsSync(join(peers, 'serve.mjs'))) {
    console.log(`${peers} does not exist: there is no fixture server to load from.`)
    return
  }
  const { auditMillion, reportAuditMillion } = await import('./audit-million.mjs')
  const result = await auditMillion({
    peers,
    dist: join(root, 'dist'),
    chromiumPath: await findChromium(),
    events: quick ? 20_000 : 1_000_000,
  })
  if (!reportAuditMillion(result)) process.exitCode = 1
}

/** The harness's own table, with what ours is of the peer's. */
function ratios({ table }) {
  const rows = table
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  console.log('\n| figure | ours | react-admin | ours / peer |\n| --- | ---: | ---: | ---: |')
  for (const [figure, ours, peer] of rows) {
    const numbers = [ours, peer].map((cell) =>
      /^\d+(\.\d+)?( \(\d+\))?$/.test(cell) ? parseFloat(cell) : NaN,
    )
    const ratio = numbers[0] / numbers[1]
    console.log(
      `| ${figure} | ${ours} | ${peer} | ${Number.isFinite(ratio) ? ratio.toFixed(2) : ''} |`,
    )
  }
}

const titles = {
  'first-screen': ['First screen', firstScreen],
  opening: ['The longest task while a screen opens', opening],
  service: ['Embedded service at a million events', service],
  bodies: ['How long the largest bodies hold up others', bodies],
  diff: ['Diffs beside react-diff-viewer-continued and CodeMirror merge', diff],
  export: ['Export of a million events', exports],
  browser: ['Beside react-admin', browser],
  'audit-million': ['The audit with a million events loaded', auditMillionEvents],
}
try {
  const unknown = sections.filter((name) => !(name in titles))
  if (unknown.length > 0)
    throw new Error(`--only knows ${SECTIONS.join(', ')}, not ${unknown.join(', ')}.`)
  ensureInstalled()
  const build = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
  if (
    sections.some((name) =>
      ['first-screen', 'opening', 'bodies', 'export', 'browser', 'audit-million'].includes(name),
    )
  ) {
    run(process.execPath, build)
  }
  if (['opening', 'export', 'bodies'].some((name) => sections.includes(name)))
    run(process.execPath, [...build, '--config', 'vite.host.config.ts'])
  for (const name of sections) {
    const [title, section] = titles[name]
    console.log(`\n## ${title}\n`)
    await section()
  }
  console.log(
    `\nLoad of the machine: ${loadavg()
      .map((value) => value.toFixed(1))
      .join(' ')}.`,
  )
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
