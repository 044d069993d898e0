/**
 * Everything that has to hold, in three rings.
 *
 *     npm test                              what everybody runs before a commit: static checks, unit tests, build,
 *                                           components in a browser, conformance of the three services, a short run of
 *                                           generated requests, kills and commits over a faulty network, the journeys on
 *                                           the embedded service and those that differ between servers on all three
 *                                           (e2e/rings.ts)
 *     npm test -- --land                    what has to pass to land, with fresh seeds: suites at about the everyday sizes, and
 *                                           the audit's truth; the journeys on the embedded service and every other long one,
 *                                           those that differ between servers on one real server each, a few others on both
 *     npm test -- --all                     every suite at full length with fresh seeds, clients of others, every journey on
 *                                           every server
 *     npm test -- --unit                    static checks and unit tests alone
 *     npm test -- --project embedded        journeys on one back end; other arguments go to Playwright too
 *
 * Suites without a browser run beside the journeys: these compute, those mostly wait. What runs beside prints whole at its end.
 *
 * Failed tests stand once more at the end, with why they failed. The last line is `N passed, N failed` (`, N skipped` when
 * there are any) over all of it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { failedJourneys, failedUnits } from './failed-tests.mjs'
import { ensureInstalled } from './install.mjs'
import { LANDING_MINUTES, sizesOf } from './test-sizes.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const results = process.env.SCOPE_CONSOLE_RESULTS ?? join(root, 'test-results')
const args = process.argv.slice(2)
const unitOnly = args.includes('--unit')
const forPlaywright = args.filter((argument) => !['--unit', '--land', '--all'].includes(argument))
/** Arguments narrow the run to some journeys. */
const narrowed = forPlaywright.length > 0
const asked = args.includes('--land') ? 'landing' : args.includes('--all') ? 'all' : 'everyday'
const ring = narrowed ? 'all' : asked
/** After so many milliseconds of this process no suite and no journey begins. Only a landing has such a bound. */
const ends = ring === 'landing' ? LANDING_MINUTES * 60_000 : Infinity
const environment = {
  ...sizesOf(ring, Math.random()),
  ...(ring === 'landing' ? { SCOPE_CONSOLE_ENDS: String(performance.timeOrigin + ends) } : {}),
  ...process.env,
}

const total = { passed: 0, failed: 0, skipped: 0 }
const failures = []
const reasons = []
const minutes = []

function count(name, { passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  if (failed > 0) failures.push(`${name} (${failed})`)
}

/** The suite that shows its output as it comes, while others run beside it. */
let shown = null

/**
 * Runs a tool of node_modules; returns whether it ended well. Its output is shown as it comes, or whole at its end when
 * it runs `beside` something else, which `beside` names.
 */
async function run(name, tool, toolArgs, { beside } = {}) {
  console.log(beside ? `\n== ${name}: begun` : `\n== ${name}`)
  if (!beside) shown = name
  const command = join(root, 'node_modules', '.bin', tool)
  const [file, rest] = tool === 'node' ? [process.execPath, toolArgs] : [command, toolArgs]
  const begin = performance.now()
  const stdio = beside ? ['ignore', 'pipe', 'pipe'] : 'inherit'
  const child = spawn(file, rest, { cwd: root, stdio, env: environment })
  const output = []
  child.stdout?.on('data', (piece) => output.push(piece))
  child.stderr?.on('data', (piece) => output.push(piece))
  const [code] = await once(child, 'close')
  if (!beside) shown = null
  else {
    console.log(`\n== ${name}\n${Buffer.concat(output)}`)
    if (shown !== null) console.log(`== ${shown}, further`)
  }
  const took = (performance.now() - begin) / 60_000
  minutes.push([beside ? `${name} (beside ${beside})` : name, took])
  return code === 0
}

/** A check that passes or fails as one. */
async function check(name, tool, toolArgs, options) {
  const passed = await run(name, tool, toolArgs, options)
  count(name, passed ? { passed: 1 } : { failed: 1 })
  return passed
}

/** A runner that counts its tests in a JSON file; one that ends badly without a failed test is one failure. */
async function suite(name, tool, toolArgs, { file, countsOf, reasonsOf, beside }) {
  rmSync(file, { force: true })
  const passed = await run(name, tool, toolArgs, { beside })
  let counts = {}
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    counts = countsOf(report)
    reasons.push(...reasonsOf(report))
  } catch (error) {
    console.error(`${name} left no result: ${error.message}`)
    counts = { failed: 1 }
  }
  if (!passed && !counts.failed) counts.failed = 1
  count(name, counts)
}

/** Each of them computes on one core: two at a time. */
async function staticChecks() {
  const beside = 'another check'
  const others = async () => {
    await check('Formatting', 'prettier', ['--check', '--log-level=warn', '.'], { beside })
    await check('Types', 'tsc', ['--noEmit'], { beside })
    await check('Dead code', 'knip', [], { beside })
  }
  await Promise.all([check('Lint', 'eslint', ['--max-warnings=0', '.'], { beside }), others()])
}

async function vitest(name, config, { beside } = {}) {
  if (performance.now() > ends) {
    console.log(`\n== ${name}: not begun, the time of a landing is over`)
    count(name, { skipped: 1 })
    return
  }
  mkdirSync(results, { recursive: true })
  const file = join(results, `${config}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const countsOf = (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  })
  await suite(name, 'vitest', ['run', '--config', config, ...reporters], {
    file,
    countsOf,
    reasonsOf: failedUnits,
    beside,
  })
}

async function build() {
  const dashboard = await check('Build of the dashboard', 'vite', ['build'])
  const host = await check('Build of the host', 'vite', [
    'build',
    '--config',
    'vite.host.config.ts',
  ])
  const demo = await check('Build of the demonstration', 'vite', [
    'build',
    '--config',
    'vite.demo.config.ts',
  ])
  return dashboard && host && demo && (await check('Bundle', 'node', ['scripts/check-bundle.mjs']))
}

/**
 * What needs no browser, one suite after the other: each waits about as long as it works, which leaves room for the
 * journeys. The longest comes first, so that its own waiting is over when the journeys end.
 */
async function servers() {
  const beside = 'the journeys'
  await vitest('Commits over a faulty network', 'vitest.faults.config.ts', { beside })
  await vitest('Conformance', 'vitest.conformance.config.ts', { beside })
  await vitest('Generated requests and durability', 'vitest.durability.config.ts', { beside })
  if (ring !== 'everyday')
    await vitest('The audit shown and the audit', 'vitest.truth.config.ts', { beside })
  if (ring !== 'all') return
  await vitest("The service's own clients", 'vitest.clients.config.ts', { beside })
  await vitest('Two processes behind nginx', 'vitest.behind-nginx.config.ts', { beside })
}

async function journeys() {
  const file = join(results, 'playwright.json')
  const countsOf = ({ stats }) => ({
    passed: stats.expected,
    // A test that passes only at the second try is not one that passes.
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  })
  const turn = environment.SCOPE_CONSOLE_TURN
  if (turn !== undefined) console.log(`The journeys of SCOPE_CONSOLE_TURN=${turn}`)
  await suite('Journeys', 'playwright', ['test', ...forPlaywright], {
    file,
    countsOf,
    reasonsOf: failedJourneys,
  })
  if (performance.now() > ends)
    console.log(
      `\nJourneys that had not begun after ${LANDING_MINUTES} minutes are skipped: the time of a landing was over.`,
    )
}

try {
  ensureInstalled()
  await staticChecks()
  await vitest('Unit tests', 'vitest.config.ts')
  if (!unitOnly) {
    if (await build()) {
      if (!narrowed) await vitest('Components in a browser', 'vitest.components.config.ts')
      // A suite that throws must not leave the other one running behind the last line.
      const ends = await Promise.allSettled([journeys(), ...(narrowed ? [] : [servers()])])
      for (const end of ends) if (end.status === 'rejected') throw end.reason
    } else console.error('\nThe rest was not run: it needs a good build.')
  }
} catch (error) {
  console.error(error.message)
  count('Test run', { failed: 1 })
}

console.log('\nMinutes')
for (const [name, took] of minutes) console.log(`${took.toFixed(1).padStart(6)}  ${name}`)
console.log(`${(performance.now() / 60_000).toFixed(1).padStart(6)}  in all`)
if (reasons.length > 0) console.log(`\n${reasons.join('\n\n')}`)
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed > 0 ? 1 : 0
