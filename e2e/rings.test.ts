import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TURNS } from '../scripts/test-sizes.mjs'
import { isLeftOut, isLong, LONG, ON_EVERY_SERVER } from './rings'

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

const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.e2e.ts'))
  .sort()
const serversOf = (file: string, turn: string | undefined) =>
  (['powercontext-1.0.0', 'powercontext-newest'] as const).filter(
    (server) => !isLeftOut(file, server, files, turn),
  )

const turns = Array.from({ length: TURNS }, (_, turn) => String(turn))

test('eight landings of different turns play each journey on both real servers, once', () => {
  for (const file of files) {
    const servers = turns.flatMap((turn) => serversOf(file, turn))
    const both = ['powercontext-1.0.0', 'powercontext-newest']
    expect([...servers].sort()).toEqual(
      ON_EVERY_SERVER.includes(file)
        ? both.flatMap((name) => Array<string>(TURNS).fill(name))
        : both,
    )
  }
})

test('without a turn every journey is played on every server', () => {
  for (const file of files) expect(serversOf(file, undefined)).toHaveLength(2)
})
