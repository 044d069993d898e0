import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TURNS } from '../scripts/test-sizes.mjs'
import {
  BESIDE_NEWEST,
  isLeftOut,
  LONG,
  longLeftOut,
  ON_EVERY_SERVER,
  ON_THE_OLDEST,
} from './rings'

const sourceOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

test('rings name journeys that there are', () => {
  for (const [file, title] of LONG) expect(sourceOf(`${file}.e2e.ts`)).toContain(title)
  for (const file of ON_EVERY_SERVER) expect(sourceOf(file)).toMatch(/^test/m)
})

test('a long journey is found by file and title together', () => {
  const title = 'every word on screen is in a catalogue, or the service’s own'
  const matches = (name: string) => longLeftOut('everyday', undefined).some((one) => one.test(name))
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

test('two landings of neighbouring turns play each journey that is there for all servers on both real ones', () => {
  for (const [at, turn] of turns.entries()) {
    const next = turns[(at + 1) % TURNS]
    for (const file of ON_EVERY_SERVER.filter((name) => !BESIDE_NEWEST.includes(name)))
      expect(new Set([...serversOf(file, turn), ...serversOf(file, next)]), file).toHaveLength(2)
  }
})

test('journeys beside the newest server are played there by every landing', () => {
  for (const turn of turns)
    for (const file of BESIDE_NEWEST) expect(serversOf(file, turn)).toEqual(['powercontext-newest'])
})

test('journeys that need the oldest server are played there by every landing', () => {
  for (const turn of turns)
    for (const file of ON_THE_OLDEST) expect(serversOf(file, turn)).toContain('powercontext-1.0.0')
})

test('landings of all turns play each of the console’s own journeys on both real servers, once', () => {
  const always = [...ON_EVERY_SERVER, ...ON_THE_OLDEST]
  for (const file of files.filter((name) => !always.includes(name))) {
    const servers = turns.flatMap((turn) => serversOf(file, turn))
    expect([...servers].sort()).toEqual(['powercontext-1.0.0', 'powercontext-newest'])
  }
})

test('two landings of neighbouring turns play every long journey, a run of everything all of them', () => {
  const named = (out: RegExp[]) => out.map((one) => one.source)
  const all = named(longLeftOut('everyday', undefined))
  expect(all).toHaveLength(LONG.length)
  for (const [at, turn] of turns.entries()) {
    const now = named(longLeftOut('other', turn))
    const next = named(longLeftOut('other', turns[(at + 1) % TURNS]))
    expect([...now, ...next].sort()).toEqual(all.toSorted())
  }
  expect(longLeftOut('other', undefined)).toEqual([])
})

test('without a turn every journey is played on every server', () => {
  for (const file of files) expect(serversOf(file, undefined)).toHaveLength(2)
})
