import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isLong, LONG, ON_EVERY_SERVER } from './rings'

const sourceOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

test('rings name journeys that there are', () => {
  for (const [file, title] of LONG) expect(sourceOf(`${file}.e2e.ts`)).toContain(title)
  for (const file of ON_EVERY_SERVER) expect(sourceOf(file)).toMatch(/^test/m)
})

test('a long journey is found by file and title together', () => {
  const title = 'every word on screen is in a catalogue, or the service’s own'
  const matches = (name: string) => isLong.some((one) => one.test(name))
  expect(matches(`embedded pseudo-language.e2e.ts ${title}`)).toBe(true)
  expect(matches(`embedded language.e2e.ts ${title}`)).toBe(false)
  expect(matches(`embedded pseudo-language.e2e.ts ${title}, and more`)).toBe(false)
})
