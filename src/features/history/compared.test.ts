import { expect, it } from 'vitest'
import { changeOf, comparedOf, rangeWith, restorable } from './compared'

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

it('shows what a revision changed', () => {
  expect(changeOf(5)).toEqual({ from: 4, to: 5 })
  expect(changeOf(1)).toEqual({ from: 1, to: 1 })
})

it.each([
  ['an older end', { from: 4, to: 5 }, 2, { from: 2, to: 5 }],
  ['a newer end', { from: 4, to: 5 }, 9, { from: 5, to: 9 }],
  ['the same one', { from: 2, to: 5 }, 5, { from: 4, to: 5 }],
])('reaches from the revision chosen last to %s', (_name, compared, revision, range) => {
  expect(rangeWith(compared, revision)).toEqual(range)
})

it.each([
  ['what the head is compared with', { from: 4, to: 5 }, 5, 4],
  ['what is looked at', { from: 2, to: 4 }, 5, 4],
  ['the other end of a swapped comparison', { from: 5, to: 2 }, 5, 2],
  ['nothing of the head alone', { from: 5, to: 5 }, 5, null],
])('offers to restore %s', (_name, compared, head, revision) => {
  expect(restorable(compared, head)).toBe(revision)
})
