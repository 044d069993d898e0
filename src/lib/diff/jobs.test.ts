import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparisonOf } from './compare-contents'
import { doJob, type Job } from './jobs'

const prompt = (instructions: string) => ({ mode: 'custom', instructions, demonstrations: [] })

/** Any character, also halves of surrogate pairs. */
const character = fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code))

const fields = { mode: { kind: 'value' }, instructions: { kind: 'text' } } as const

describe('doJob', () => {
  it('gives what the page would get in its own thread, after it went there', () => {
    const text = fc
      .array(
        fc.oneof(fc.constantFrom('', 'one two', '\ud800', '{'), fc.string({ unit: character })),
      )
      .map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const request = { fields, before: prompt(before), after: prompt(after) }
        const { answer, transfer } = doJob(structuredClone<Job>({ kind: 'compare', request }))
        expect(transfer.length).toBeGreaterThan(0)
        expect(structuredClone(answer, { transfer })).toEqual({ result: comparisonOf(request) })
      }),
    )
  })

  it('merges', () => {
    const [base, mine] = [prompt('a'), prompt('b')]
    const request = { fields, base, mine, theirs: base }
    expect(doJob({ kind: 'merge', request }).answer).toMatchObject({ result: { merged: mine } })
  })

  it('answers with an error instead of breaking down', () => {
    const request = { fields, before: null as never, after: {} }
    expect(doJob({ kind: 'compare', request }).answer).toEqual({
      error: expect.stringContaining('TypeError'),
    })
  })
})
