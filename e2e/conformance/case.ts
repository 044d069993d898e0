import type { Answer } from './http'
import { brief } from './observe'
import type { World } from './world'

/**
 * One case of the suite. `run` sends requests and returns what is compared, already normalised;
 * `expect` is what the newest version returns, and the embedded service with it.
 */
export type Case = {
  name: string
  run(world: World): Promise<unknown>
  expect: unknown
  /** What 1.0.0 returns instead, and the difference in a sentence for the list of differences. */
  differs?: Difference
  /** What the embedded service returns instead, and why it may: docs/conformance.md lists these. */
  embedded?: { expect: unknown; why: string }
}
export type Difference = { in100: unknown; about: string }

/** Cases about one route or rule; the name heads the report. */
export type CaseGroup = { about: string; cases: readonly Case[] }

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'requestId' in value && 'headers' in value

/** Answers that a step returns are compared by their brief, anything else as it is. */
const observed = (value: unknown): unknown =>
  isAnswer(value) ? brief(value) : Array.isArray(value) ? value.map(observed) : value

/** Makes the rows of a table whose cases begin from the same kind of Scope, each in its own. */
export const rowsFrom =
  <G>(given: (world: World) => Promise<G>) =>
  (
    name: string,
    step: (given: G, world: World) => Promise<unknown>,
    expect: unknown,
    differs?: Difference,
  ): Case => ({
    name,
    run: async (world) => observed(await step(await given(world), world)),
    expect,
    ...(differs ? { differs } : {}),
  })

/**
 * The same for rows that only read: what they begin from is made once for each server. A row that
 * commits, grants or looks at the audit belongs into `rowsFrom`.
 */
export const readingRowsFrom = <G>(given: (world: World) => Promise<G>) => {
  const made = new WeakMap<World, Promise<G>>()
  return rowsFrom((world) => {
    const shared = made.get(world) ?? given(world)
    made.set(world, shared)
    return shared
  })
}
