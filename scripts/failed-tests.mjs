import { readFileSync } from 'node:fs'

/** Lines of an error's message, and of what the page showed, that are printed for a failed test. */
const MESSAGE_LINES = 40
const PAGE_LINES = 80

const ANSI = new RegExp(String.raw`\u001B\[[0-9;]*m`, 'g')

/** The first lines of a text, indented and without colours; says how many it leaves out. */
function excerpt(text, most) {
  const lines = text.replace(ANSI, '').trimEnd().split('\n')
  const left = lines.length - most
  const kept = left > 0 ? [...lines.slice(0, most), `… ${left} more lines`] : lines
  return kept.map((line) => `    ${line}`).join('\n')
}

/**
 * Failed tests of a report that vitest wrote as JSON, each with its name and why it failed.
 * @returns {string[]}
 */
export function failedUnits(report) {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    const told = failed.map(
      ({ fullName, failureMessages }) =>
        `${file.name}: ${fullName}\n${excerpt(failureMessages.join('\n'), MESSAGE_LINES)}`,
    )
    // A file that could not be loaded has no test that failed.
    const whole = file.status === 'failed' && failed.length === 0 && file.message
    return whole ? [...told, `${file.name}\n${excerpt(file.message, MESSAGE_LINES)}`] : told
  })
}

/**
 * Failed tests of a report that Playwright wrote as JSON, each with its name, why it failed and what the page showed.
 * @returns {string[]}
 */
export function failedJourneys(report) {
  return [
    ...report.errors.map((error) => excerpt(error.message ?? '', MESSAGE_LINES)),
    ...report.suites.flatMap(journeysOf),
  ]
}

function journeysOf(suite) {
  const specs = suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const { errors = [], attachments = [] } = results.at(-1) ?? {}
        const why = errors.map(({ message }) => excerpt(message ?? '', MESSAGE_LINES))
        const name = `[${projectName}] ${spec.file}:${spec.line} ${spec.title}`
        return [name, ...why, ...attachments.flatMap(pageOf)].join('\n')
      }),
  )
  return [...specs, ...(suite.suites ?? []).flatMap(journeysOf)]
}

/** What the page showed when the test failed: Playwright's description for other tools has it as a tree of roles. */
function pageOf({ name, path }) {
  if (name !== 'error-context' || !path) return []
  const page = /^```yaml\n([^]*?)^```/m.exec(readFileSync(path, 'utf8'))?.[1]
  return page ? ['  The page showed:', excerpt(page, PAGE_LINES)] : []
}
