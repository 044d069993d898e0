/**
 * `npm test`: everything that has to hold, in one run.
 *
 *     npm test                              static checks, unit tests, build, conformance of the three services,
 *                                           generated requests and kills, commits over a faulty network,
 *                                           journeys on three back ends
 *     npm test -- --unit                    static checks and unit tests alone
 *     npm test -- --project embedded        journeys on one back end; other arguments go to Playwright too
 *
 * The last line is `N passed, N failed` (`, N skipped` when there are any) over all of it.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const results = process.env.SCOPE_CONSOLE_RESULTS ?? join(root, 'test-results')
const forPlaywright = process.argv.slice(2).filter((argument) => argument !== '--unit')
const unitOnly = process.argv.includes('--unit')
/** Arguments narrow the run to some journeys; without any, everything has to hold. */
const everything = forPlaywright.length === 0

const total = { passed: 0, failed: 0, skipped: 0 }
const failures = []

function count(name, { passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  if (failed > 0) failures.push(`${name} (${failed})`)
}

/** Runs a tool of node_modules, its output shown as it comes; returns whether it ended well. */
function run(name, tool, args) {
  console.log(`\n== ${name}`)
  const command = join(root, 'node_modules', '.bin', tool)
  const [file, rest] = tool === 'node' ? [process.execPath, args] : [command, args]
  const { status, error } = spawnSync(file, rest, { cwd: root, stdio: 'inherit' })
  if (error) console.error(error.message)
  return status === 0
}

/** A check that passes or fails as one. */
function check(name, tool, args) {
  const passed = run(name, tool, args)
  count(name, passed ? { passed: 1 } : { failed: 1 })
  return passed
}

/** A runner that counts its tests in a JSON file; one that ends badly without a failed test is one failure. */
function suite(name, tool, args, file, countsOf) {
  rmSync(file, { force: true })
  const passed = run(name, tool, args)
  let counts = {}
  try {
    counts = countsOf(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.error(`${name} left no result: ${error.message}`)
    counts = { failed: 1 }
  }
  if (!passed && !counts.failed) counts.failed = 1
  count(name, counts)
}

function staticChecks() {
  check('Formatting', 'prettier', ['--check', '--log-level=warn', '.'])
  check('Lint', 'eslint', ['--max-warnings=0', '.'])
  check('Types', 'tsc', ['--noEmit'])
}

function vitest(name, config) {
  mkdirSync(results, { recursive: true })
  const file = join(results, `${config}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  suite(name, 'vitest', ['run', '--config', config, ...reporters], file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }))
}

function build() {
  const dashboard = check('Build of the dashboard', 'vite', ['build'])
  const host = check('Build of the host', 'vite', ['build', '--config', 'vite.host.config.ts'])
  return dashboard && host && check('Bundle', 'node', ['scripts/check-bundle.mjs'])
}

function journeys() {
  const file = join(results, 'playwright.json')
  suite('Journeys', 'playwright', ['test', ...forPlaywright], file, ({ stats }) => ({
    passed: stats.expected,
    // A test that passes only at the second try is not one that passes.
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }))
}

try {
  ensureInstalled()
  staticChecks()
  vitest('Unit tests', 'vitest.config.ts')
  if (!unitOnly) {
    if (build()) {
      if (everything) {
        vitest('Conformance', 'vitest.conformance.config.ts')
        vitest('Generated requests and durability', 'vitest.durability.config.ts')
        vitest('Commits over a faulty network', 'vitest.faults.config.ts')
        vitest('The audit shown and the audit', 'vitest.truth.config.ts')
      }
      journeys()
    } else console.error('\nThe rest was not run: it needs a good build.')
  }
} catch (error) {
  console.error(error.message)
  count('Test run', { failed: 1 })
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed > 0 ? 1 : 0
