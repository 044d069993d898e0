import { describe, expect, it } from 'vitest'
import type { AuditEvent } from '../../../api/contract/audit'
import type { Names } from '../../../names/use-names'
import { eventSentence } from './event-sentence'
import { eventAt } from '../testing/simulated-audit'
import { sentenceTexts } from './sentence-texts'

const prompt = {
  type: 'artifact' as const,
  scope_id: 'scp_1',
  identity: { family: 'prompt', artifact_id: 'skill.generate' },
}
const NO_NAMES: Names = {
  scope: () => undefined,
  artifact: () => undefined,
  principal: () => undefined,
}
const english = (over: Partial<AuditEvent>, names = NO_NAMES) =>
  eventSentence(eventAt(1, 0, { operation: 'replace_artifact', ...over }), sentenceTexts.en, names)

describe('what an event means', () => {
  it('a denial', () => {
    const denial = {
      allowed: false,
      action: 'scope.admin',
      reason_code: 'no-matching-binding',
      resource: prompt,
    }
    expect(english(denial)).toBe(
      'user ada was denied replace_artifact on Prompt skill.generate of Scope scp_1: no binding grants scope.admin.',
    )
    expect(
      eventSentence(
        eventAt(1, 0, { operation: 'replace_artifact', ...denial }),
        sentenceTexts.zh,
        NO_NAMES,
      ),
    ).toBe(
      'user ada 对 Scope scp_1 的 Prompt skill.generate 执行 replace_artifact 被拒绝：没有绑定授予 scope.admin。',
    )
  })

  it('a principal, a Scope and an Artifact by their names, where those are known', () => {
    const names: Names = {
      scope: (id) => (id === 'scp_1' ? 'Checkout service' : undefined),
      artifact: ({ family, artifactId }) => `${family} called ${artifactId}`,
      principal: ({ id }) => (id === 'ada' ? 'Ada Nowak' : undefined),
    }
    expect(english({ resource: prompt }, names)).toContain('of Scope Checkout service:')
    expect(english({ resource: prompt }, names)).toMatch(/^Ada Nowak \(user ada\) was allowed /)
    expect(english({ resource: { type: 'scope', scope_id: 'scp_1' } }, names)).toContain(
      'on Scope Checkout service:',
    )
    const skill = { ...prompt, identity: { family: 'skill', artifact_id: 'art_1' } }
    expect(english({ resource: skill }, names)).toContain('skill called art_1')
  })

  it('an allowance, with the subject whose binding matched', () => {
    const matched_subject = { type: 'group', id: 'editors' }
    expect(english({ resource: { type: 'scope', scope_id: 'a b' }, matched_subject })).toBe(
      'user ada was allowed replace_artifact on Scope a b: a role binding of group editors grants scope.read.',
    )
  })

  it('a grant names role and target', () => {
    const target = { type: 'service', id: 'cy' }
    const over = { reason_code: 'binding-created', role: 'scope.viewer', target }
    expect(english({ operation: 'create_access_binding', ...over })).toContain(
      'scope.viewer was granted to service cy',
    )
    expect(english({ reason_code: 'binding-created' })).toContain(
      'the reason code is binding-created',
    )
  })

  it('what the console does not know is named as it is', () => {
    const resource = { type: 'constellation', stars: 7 }
    expect(english({ resource, reason_code: 'moon-phase', actor: { type: 'bot', id: 'x' } })).toBe(
      'user ada (acting through bot x) was allowed replace_artifact on a resource of kind constellation: the reason code is moon-phase.',
    )
    const broken = { type: 'artifact', scope_id: 'scp_1' }
    expect(english({ resource: broken })).toContain('a resource of kind artifact')
  })
})
