import { describe, expect, it } from 'vitest'
import type { Names } from '../../../names/use-names'
import { eventAt } from '../testing/simulated-audit'
import { auditTexts } from '../texts'
import { cellText, cellTip, idBeside } from './cell-fields'

const NO_NAMES: Names = {
  scope: (id) => (id === 'scp_1' ? 'Checkout service' : undefined),
  artifact: () => undefined,
  principal: () => undefined,
}
const NAMES: Names = { ...NO_NAMES, artifact: () => 'Move the traffic' }
const on = (family: string, id: string) =>
  eventAt(1, 0, {
    resource: {
      type: 'artifact',
      scope_id: 'scp_1',
      identity: { family, artifact_id: id },
    },
  })

describe.each(['en', 'zh'] as const)('the resource of a decision in %s', (language) => {
  const cell = (family: string, id: string, names = NO_NAMES) =>
    cellText(on(family, id), 'resource', { ...auditTexts[language], names })

  it('is its kind, its name and its Scope', () => {
    expect(cell('skill', 'art_1')).toBe('skill art_1 · Checkout service')
    expect(cell('prompt', 'skill.generate')).toBe('Prompt skill.generate · Checkout service')
    expect(cell('handoff', 'handoff', NAMES)).toBe('handoff Move the traffic · Checkout service')
  })

  it.each([
    ['handoff', 'handoff'],
    ['profile', 'profile'],
    ['prompt', 'Prompt'],
  ])('says the word of a %s once whose id is the family', (family, word) => {
    expect(cell(family, family)).toBe(`${word} · Checkout service`)
  })

  it('has the id beside a name only where the family does not say it', () => {
    expect(idBeside(on('skill', 'art_1').resource, NAMES)).toBe('art_1')
    expect(idBeside(on('handoff', 'handoff').resource, NAMES)).toBeUndefined()
    const words = { ...auditTexts[language], names: NAMES }
    const text = cell('handoff', 'handoff', NAMES)
    expect(cellTip(text, on('handoff', 'handoff'), 'resource', words)).toBe(`${text} (scp_1)`)
  })
})
