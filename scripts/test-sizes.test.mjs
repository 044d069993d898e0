import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isLeftOut, ON_EVERY_SERVER } from '../e2e/rings'
import { sizesOf, TURNS } from './test-sizes.mjs'

test('a run of everything shortens no suite and leaves no journey out', () => {
  expect(sizesOf('all', 0.5)).toEqual({})
})

test('an everyday run repeats its seeds, and a landing does not', () => {
  expect(sizesOf('everyday', 0.5)).toMatchObject({
    SCOPE_CONSOLE_SEED: '1',
    SCOPE_CONSOLE_FAULT_SEED: '1',
  })
  expect(Object.keys(sizesOf('landing', 0.5))).not.toContain('SCOPE_CONSOLE_SEED')
})

test('a landing may draw each turn, and each plays some journeys on a real server', () => {
  const turns = Array.from(
    { length: TURNS },
    (_, turn) => sizesOf('landing', (turn + 0.5) / TURNS)['SCOPE_CONSOLE_TURN'],
  )
  expect(new Set(turns).size).toBe(TURNS)
  expect(sizesOf('landing', 0.999_999)['SCOPE_CONSOLE_TURN']).toBe(String(TURNS - 1))
  const files = Array.from({ length: TURNS }, (_, at) => `${at}.e2e.ts`)
  for (const turn of turns) {
    const played = files.filter((file) => !isLeftOut(file, 'powercontext-newest', files, turn))
    expect(played).toHaveLength(1)
  }
  expect(ON_EVERY_SERVER).not.toContain(files[0])
})

test('each size is read by a suite', () => {
  const readers = [
    '../e2e/rings.ts',
    '../e2e/faults/run-faults.ts',
    '../e2e/audit-truth/run-truth.ts',
    '../e2e/generated/requests.generated.ts',
    '../e2e/durability/kills.durability.ts',
    '../e2e/conformance/authority.ts',
    '../src/features/audit/reading/feed.property.test.ts',
    '../src/features/audit/reading/late-rows.test.ts',
    '../src/service/authority.property.test.ts',
  ].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  for (const name of [sizesOf('everyday', 0), sizesOf('landing', 0)].flatMap(Object.keys)) {
    expect(
      readers.some((text) => text.includes(name)),
      name,
    ).toBe(true)
  }
})
