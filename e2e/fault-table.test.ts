import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FAULT_ROWS, faultsAt, faultsOfWriteAt, faultTables } from './fault-table'

/** Reads the tables of a page. Cells lose their padding, because the formatter chooses it. */
const tablesIn = (markdown: string) =>
  markdown
    .split('\n\n')
    .filter((part) => part.startsWith('|'))
    .map((part) =>
      part
        .trim()
        .split('\n')
        .map((line) => line.split('|').map((cell) => cell.trim().replace(/^-+$/, '---'))),
    )

test('docs/faults.md says what the journeys expect', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/faults.md'), 'utf8')
  const expected = faultTables()
  expect(tablesIn(page), `write these into docs/faults.md:\n\n${expected.join('\n\n')}`).toEqual(
    tablesIn(expected.join('\n\n')),
  )
})

describe('the faults of a landing', () => {
  const everyTurn = [0, 1, 2, 3, 4]

  test('are all of them, over two landings and all places', () => {
    const tried = ['0', '1'].flatMap((drawn) => everyTurn.flatMap((turn) => faultsAt(turn, drawn)))
    expect(new Set(tried)).toEqual(new Set(FAULT_ROWS))
    const written = ['0', '1'].flatMap((drawn) => faultsOfWriteAt(0, drawn))
    expect(new Set(written)).toEqual(new Set(FAULT_ROWS))
  })

  test.each([undefined, '0', '1'])('never have the code of the one before (turn %s)', (drawn) => {
    for (const turn of everyTurn)
      for (const faults of [faultsAt(turn, drawn), faultsOfWriteAt(turn, drawn)]) {
        const codes = faults.map(({ code }) => code)
        expect(codes.filter((code, at) => code === codes[at - 1])).toEqual([])
      }
  })
})
