import type { Difference } from './differences'
import type { Step } from './pair'

/** One field of one answer in which two servers differ. */
export type Found = { step: string; field: string; embedded: unknown; newest: unknown }

const ABSENT = '(absent)'
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function* between(
  embedded: unknown,
  newest: unknown,
  field: string,
): Generator<Omit<Found, 'step'>> {
  if (isObject(embedded) && isObject(newest)) {
    for (const name of new Set([...Object.keys(embedded), ...Object.keys(newest)])) {
      const at = field === '' ? name : `${field}.${name}`
      yield* between(
        name in embedded ? embedded[name] : ABSENT,
        name in newest ? newest[name] : ABSENT,
        at,
      )
    }
  } else if (Array.isArray(embedded) && Array.isArray(newest)) {
    if (embedded.length !== newest.length) {
      yield { field: `${field}.length`, embedded: embedded.length, newest: newest.length }
    }
    for (const [at, one] of embedded.slice(0, newest.length).entries()) {
      yield* between(one, newest[at], `${field}.${at}`)
    }
  } else if (embedded !== newest) yield { field, embedded, newest }
}

/** Lists the fields in which two walks differ. It ends at the first step that only one of the walks has. */
export function compared(embedded: readonly Step[], newest: readonly Step[]): Found[] {
  const found: Found[] = []
  for (let at = 0; at < Math.max(embedded.length, newest.length); at += 1) {
    const [ours, theirs] = [embedded[at], newest[at]]
    if (ours?.step !== theirs?.step) {
      const [step, field] = [ours?.step ?? theirs?.step ?? '', '(step)']
      return [...found, { step, field, embedded: ours?.step, newest: theirs?.step }]
    }
    const differences = [...between(ours?.answer, theirs?.answer, '')]
    found.push(...differences.map((one) => ({ step: ours?.step ?? '', ...one })))
  }
  return found
}

/** Splits what was found by the table: what it does not list, and the entries that nothing found needs. */
export function judged(found: readonly Found[], table: readonly Difference[]) {
  const lists = ({ step, field }: Difference, one: Found) =>
    step.test(one.step) && field.test(one.field)
  return {
    unlisted: found
      .filter((one) => !table.some((entry) => lists(entry, one)))
      .map(
        ({ step, field, embedded, newest }) =>
          `${step}: ${field} is ${brief(embedded)}, the real server's ${brief(newest)}`,
      ),
    unneeded: table
      .filter((entry) => !found.some((one) => lists(entry, one)))
      .map((one) => one.why),
  }
}

const brief = (value: unknown) => (JSON.stringify(value) ?? String(value)).slice(0, 200)
