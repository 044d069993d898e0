import { expect, test } from 'vitest'
import { compareSides, isComparable } from './compare-sides'
import { paths, type Side } from './paths'

const here: Side = { scopeId: 's', family: 'skill', artifactId: 'a', revision: 3 }

const read = (address: string) =>
  compareSides(
    { scopeId: 's', family: 'skill', artifactId: 'a' },
    new URL(address, 'http://console').searchParams,
  )

test.each<[what: string, there: Partial<Side>]>([
  ['the same Artifact of another Scope', { scopeId: 'ä/?%' }],
  ['another Artifact of the Scope', { artifactId: 'b c' }],
  [
    'another Artifact of another Scope, at a revision',
    { scopeId: 't', artifactId: 'b', revision: 7 },
  ],
  ['an Artifact of another family', { family: 'handoff' }],
])('an address says %s', (_, other) => {
  const there = { ...here, revision: null, ...other }
  expect(read(paths.compare(here, there, { view: 'split' }))).toEqual({ here, there })
})

test('an address without another side has none, whatever revisions it names', () => {
  expect(read('/?from=3&to=4').there).toBeNull()
})

test('a revision that cannot be one is dropped, and the head takes its place', () => {
  expect(read('/?scope=t&from=x&to=0')).toEqual({
    here: { ...here, revision: null },
    there: { ...here, scopeId: 't', revision: null },
  })
})

test('only different Artifacts of one family are compared', () => {
  expect(isComparable(here, { ...here, revision: 9 })).toBe(false)
  expect(isComparable(here, { ...here, artifactId: 'b', family: 'handoff' })).toBe(false)
  expect(isComparable(here, { ...here, scopeId: 't' })).toBe(true)
})
