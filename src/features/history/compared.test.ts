import { expect, it } from 'vitest'
import { comparedOf } from './compared'

it.each([
  ['nothing asked', 5, {}, { from: 4, to: 5 }],
  ['any two', 5, { from: 2, to: 4 }, { from: 2, to: 4 }],
  ['backwards', 5, { from: 5, to: 1 }, { from: 5, to: 1 }],
  ['beyond the head', 5, { from: 2, to: 6 }, { from: 2, to: 5 }],
  ['both beyond', 5, { from: 9, to: 6 }, { from: 4, to: 5 }],
  ['only the end', 5, { to: 3 }, { from: 2, to: 3 }],
  ['only the start', 5, { from: 2 }, { from: 2, to: 5 }],
  ['a single revision', 1, {}, { from: 1, to: 1 }],
])('compares %s', (_name, head, asked, compared) => {
  expect(comparedOf(head, asked)).toEqual(compared)
})
