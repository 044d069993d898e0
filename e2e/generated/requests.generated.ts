import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { finish } from './finish'
import type { Counts } from './exchange'
import { furnish, perform, step } from './steps'
import { World, type AccessMode } from './world'

/** How many requests have to be made at least; SCOPE_CONSOLE_REQUESTS asks for another number. */
const REQUESTS = Number(process.env['SCOPE_CONSOLE_REQUESTS'] ?? 10_000)
const SEED = Number(process.env['SCOPE_CONSOLE_SEED'] ?? Date.now() % 2 ** 31)
const SEQUENCES_A_ROUND = 10
/** Milliseconds after which a round tells what it has found: shrinking a long sequence to its core takes longer than that. */
const ROUND_MS = 90_000

const counts: Counts = new Map()
const total = () => [...counts.values()].reduce((sum, count) => sum + count, 0)

const mode = fc.oneof(
  { weight: 7, arbitrary: fc.constant<AccessMode>('enforced') },
  { weight: 1, arbitrary: fc.constant<AccessMode>('disabled') },
)
const sequences = fc.asyncProperty(
  mode,
  fc.array(step, { minLength: 1, maxLength: 250, size: 'max' }),
  async (accessMode, steps) => {
    const world = new World(accessMode)
    try {
      await furnish(world, counts)
      for (const one of steps) await perform(world, one, counts)
      await finish(world)
    } finally {
      world.close()
    }
  },
)

test(`${REQUESTS} generated requests are answered within the contract`, async () => {
  console.log(`Seed ${SEED} (SCOPE_CONSOLE_SEED=${SEED} makes the same requests again)`)
  let rounds = 0
  while (total() < REQUESTS) {
    await fc.assert(sequences, {
      seed: SEED + rounds,
      numRuns: SEQUENCES_A_ROUND,
      interruptAfterTimeLimit: ROUND_MS,
    })
    rounds += 1
  }
  expect(total()).toBeGreaterThanOrEqual(REQUESTS)
})

afterAll(() => {
  const lines = [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
  const byStatus = new Map<string, number>()
  for (const [name, count] of lines) {
    const status = name.slice(-3)
    byStatus.set(status, (byStatus.get(status) ?? 0) + count)
  }
  console.log(
    [
      ...lines.map(([name, count]) => `${String(count).padStart(6)}  ${name}`),
      `${total()} requests: ${[...byStatus]
        .sort()
        .map(([status, count]) => `${status} ${count}x`)
        .join(', ')}`,
    ].join('\n'),
  )
})
