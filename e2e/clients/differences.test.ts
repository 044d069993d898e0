import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CLIENTS } from './differences'

/** The rows below a heading of docs/conformance.md, each as its cells. */
function rowsOf(heading: string): string[][] {
  const text = readFileSync(join(import.meta.dirname, '../../docs/conformance.md'), 'utf8')
  const section = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

test('docs/conformance.md lists each difference that the clients may show, with its reason', () => {
  const table = Object.entries(CLIENTS).flatMap(([client, differences]) =>
    differences.map(({ what, why }) => [client, what, why]),
  )
  expect(rowsOf('What clients of others show')).toEqual(table)
})
