import { expect, test } from 'vitest'
import { listOf, tableOf } from './report'

const one = { about: 'reading', name: 'a head', passed: true, expected: 1 }

test('a table counts what passed, and how many there were when one did not', () => {
  const results = {
    embedded: [one, { ...one, about: 'writing', passed: false }],
    'powercontext-newest': [one],
  }
  expect(tableOf(results)).toBe(
    [
      '| passed | embedded | powercontext-newest |',
      '| --- | ---: | ---: |',
      '| reading | 1 | 1 |',
      '| writing | 0 of 1 | 0 |',
      '| all | 1 of 2 | 1 |',
    ].join('\n'),
  )
})

test('a difference names the cases that show it', () => {
  expect(listOf([{ about: 'restores', cases: ['a', 'b'] }])).toBe('- restores (2: a; b)')
})
