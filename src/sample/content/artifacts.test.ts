import { describe, expect, it } from 'vitest'
import { INSTRUCTIONS_MAX } from '../../api/contract/prompts'
import { familyOf } from '../../families/family-of'
import { instantOf } from '../calendar'
import { SAMPLE_ARTIFACTS } from './artifacts'
import { SAMPLE_SCOPES } from './scopes'
import { checkoutSkillPrompt } from './skill-prompt-history'
import type { Citation, Step } from './types'

const byKey = new Map(SAMPLE_ARTIFACTS.map((artifact) => [artifact.key, artifact]))
// Any day will do: all instants move together.
const NOW = Date.parse('2026-11-25T10:00:00Z')
const at = (step: Step) => instantOf(step.when, NOW)

/** What a step cites, beside its content or, in a handoff, inside of it. */
function citationsOf(step: Step): Citation[] {
  if ('restores' in step) return []
  const found: Citation[] = [...(step.cites ?? [])]
  if (typeof step.content === 'function') {
    step.content((citation) => {
      found.push(citation)
      return { family: 'x', artifact_id: 'x', revision: 1 }
    })
  }
  return found
}

const modesOf = (steps: readonly Step[]) => {
  const modes: string[] = []
  for (const step of steps) {
    if ('restores' in step) modes.push(modes[step.restores - 1] ?? '?')
    else modes.push(String((step.content as { mode?: unknown }).mode))
  }
  return modes
}

describe('the Artifacts of the sample', () => {
  it('have keys of their own', () => {
    expect(byKey.size).toBe(SAMPLE_ARTIFACTS.length)
  })

  it.each(SAMPLE_ARTIFACTS.map((artifact) => [artifact.key, artifact] as const))(
    '%s: revisions follow each other in time',
    (_key, { steps }) => {
      const times = steps.map(at)
      expect(times).toEqual([...times].sort((a, b) => a - b))
      expect(new Set(times).size, 'two revisions at one instant').toBe(times.length)
    },
  )

  it('are written by one person each, where only an owner may write (contract §4)', () => {
    const owned = SAMPLE_ARTIFACTS.filter(({ family }) => familyOf(family).writer === 'owner')
    expect(owned.length).toBeGreaterThan(10)
    const shared = owned.filter(({ steps }) => new Set(steps.map(({ by }) => by)).size > 1)
    expect(shared.map(({ key }) => key)).toEqual([])
  })

  it('cite revisions of their own Scope that were there already', () => {
    let count = 0
    for (const { key, scope, steps } of SAMPLE_ARTIFACTS) {
      for (const step of steps) {
        for (const { artifact, revision } of citationsOf(step)) {
          const cited = byKey.get(artifact)
          const where = `${key} cites ${artifact} r${revision}`
          expect(cited?.scope, where).toBe(scope)
          const source = cited?.steps[revision - 1]
          expect(source && at(source), where).toBeLessThan(at(step))
          count += 1
        }
      }
    }
    expect(count).toBeGreaterThan(40)
  })

  it('restore earlier revisions that differ from the head, with a reason', () => {
    let restores = 0
    for (const { key, steps } of SAMPLE_ARTIFACTS) {
      steps.forEach((step, index) => {
        if (!('restores' in step)) return
        restores += 1
        expect(step.restores, key).toBeLessThan(index)
        expect(step.reason.length, key).toBeGreaterThan(20)
      })
    }
    expect(restores).toBeGreaterThanOrEqual(14)
  })
})

describe('the Prompt skill.generate of checkout', () => {
  const { steps } = checkoutSkillPrompt

  it('has 24 revisions, Custom and Auto in turn, restored five times', () => {
    const modes = modesOf(steps)
    expect(modes).toHaveLength(24)
    expect(modes.flatMap((mode, index) => (mode === 'auto' ? [index + 1] : []))).toEqual([
      5, 14, 19,
    ])
    expect(modes.at(-1)).toBe('custom')
    expect(steps.filter((step) => 'restores' in step)).toHaveLength(5)
  })

  it('has long instructions that change by a few lines', () => {
    const texts = steps.flatMap((step) =>
      'restores' in step ? [] : [String((step.content as { instructions: string }).instructions)],
    )
    const custom = texts.filter((text) => text !== '')
    for (const text of custom) {
      expect(text.length).toBeGreaterThan(6_000)
      expect(text.length).toBeLessThan(Math.min(12_000, INSTRUCTIONS_MAX))
    }
    custom.slice(1).forEach((text, index) => {
      const before = new Set(custom[index]?.split('\n'))
      const added = text.split('\n').filter((line) => !before.has(line)).length
      expect(added, `lines new in the custom text ${index + 2}`).toBeLessThan(20)
    })
  })
})

describe('the Scopes of the sample', () => {
  it('come after those that they refer to, three levels deep', () => {
    const depth = new Map<string, number>()
    for (const { key, parent, context = [] } of SAMPLE_SCOPES) {
      for (const other of [...context, ...(parent === undefined ? [] : [parent])]) {
        expect(depth.has(other), `${key} refers to ${other}`).toBe(true)
      }
      depth.set(key, parent === undefined ? 1 : (depth.get(parent) ?? 0) + 1)
    }
    expect(Math.max(...depth.values())).toBe(3)
    expect(depth.size).toBe(15)
  })
})
