import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failedJourneys, failedUnits } from './failed-tests.mjs'

const RED = '\u001B[31m'

test('a failed unit test is told with its file, its name and its message', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          { fullName: 'divides', status: 'failed', failureMessages: [`${RED}expected 1\nto be 2`] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  }
  expect(failedUnits(report)).toEqual([
    'a.test.ts: divides\n    expected 1\n    to be 2',
    'b.test.ts\n    No such module',
  ])
})

test('a failed journey is told with its back end, its errors and what the page showed', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'failed-')), 'error-context.md')
  writeFileSync(
    path,
    '# Test\n\n```\nError\n```\n\n```yaml\n- heading "Scopes"\n```\n\n```ts\n1\n```\n',
  )
  const result = {
    errors: [{ message: `${'line\n'.repeat(41)}last` }],
    attachments: [
      { name: 'error-context', path },
      { name: 'trace', path },
    ],
  }
  const spec = (title, status, results) => ({
    file: 'a.e2e.ts',
    line: 7,
    title,
    tests: [{ projectName: 'embedded', status, results }],
  })
  const report = {
    errors: [{ message: 'A worker ended' }],
    suites: [
      {
        specs: [spec('opens', 'expected', [])],
        suites: [{ specs: [spec('closes', 'unexpected', [result])] }],
      },
    ],
  }
  const [whole, journey, ...rest] = failedJourneys(report)
  expect(whole).toBe('    A worker ended')
  expect(journey?.split('\n')).toEqual([
    '[embedded] a.e2e.ts:7 closes',
    ...Array.from({ length: 40 }, () => '    line'),
    '    … 2 more lines',
    '  The page showed:',
    '    - heading "Scopes"',
  ])
  expect(rest).toEqual([])
})
