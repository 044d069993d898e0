import { describe, expect, it } from 'vitest'
import type { AuditEvent } from '../../../api/contract/audit'
import type { Names } from '../../../names/use-names'
import { requestOutcome } from '../../../components/requests/request-outcome'
import { requestTexts } from '../../../components/requests/request-texts'
import { requestSentence } from '../../../components/requests/request-words'
import { eventAt } from '../testing/simulated-audit'
import { decisionSentence, requestHeadline } from './event-sentence'
import { sentenceTexts } from './sentence-texts'

const scope = { type: 'scope', scope_id: 'scp_1' }
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
const NAMES: Names = {
  scope: (id) => (id === 'scp_1' ? 'Checkout service' : undefined),
  artifact: ({ family, artifactId }) => `${family} called ${artifactId}`,
  principal: ({ id }) => (id === 'noah' ? 'Noah Fischer' : undefined),
}
const made = (over: Partial<AuditEvent>) =>
  eventAt(1, 0, { operation: 'create_artifact', action: 'scope.admin', resource: scope, ...over })
const noah = { type: 'user', id: 'noah' }

describe('what somebody did', () => {
  function said(over: Partial<AuditEvent>, names = NAMES, language: 'en' | 'zh' = 'en') {
    const event = made({ principal: noah, ...over })
    const outcome = requestOutcome([event], true)
    const what = requestSentence(event, outcome, requestTexts[language], names)
    return requestHeadline(event, what, outcome, sentenceTexts[language], names)
  }

  it('a refusal', () => {
    expect(said({ allowed: false })).toBe(
      'Noah Fischer tried to create a Prompt in Checkout service: denied.',
    )
    expect(said({ allowed: false }, NAMES, 'zh')).toBe(
      'Noah Fischer 尝试创建 Checkout service 中的某个 Prompt：被拒绝。',
    )
  })

  it('an allowance, which may have failed afterwards', () => {
    expect(said({})).toBe('Noah Fischer was allowed to create a Prompt in Checkout service.')
  })

  it('calls nothing denied that is not proven to be refused', () => {
    expect(said({ operation: 'approve_candidate', allowed: false })).toBe(
      'Noah Fischer tried to do approve_candidate on Checkout service.',
    )
  })

  it('a change that is recorded', () => {
    const over = { operation: 'create_access_binding', reason_code: 'binding-created' }
    const grant = { ...over, role: 'scope.viewer', target: { type: 'service', id: 'cy' } }
    expect(said(grant)).toBe('Noah Fischer granted scope.viewer to service cy on Checkout service.')
  })

  it('by ids where no name is known, and through whom', () => {
    expect(said({ actor: { type: 'bot', id: 'x' } }, NO_NAMES)).toBe(
      'user noah (acting through bot x) was allowed to create a Prompt in Scope scp_1.',
    )
  })
})

describe('what was decided', () => {
  const english = (over: Partial<AuditEvent>, names = NAMES) =>
    decisionSentence(made(over), sentenceTexts.en, names)

  it('a denial', () => {
    const denial = { allowed: false, reason_code: 'no-matching-binding' }
    expect(english(denial)).toBe('Denied on Scope Checkout service: no binding grants scope.admin.')
    expect(decisionSentence(made(denial), sentenceTexts.zh, NO_NAMES)).toBe(
      '对 Scope scp_1 被拒绝：没有绑定授予 scope.admin。',
    )
  })

  it('an allowance, with the subject whose binding matched', () => {
    const over = { resource: prompt, matched_subject: { type: 'group', id: 'editors' } }
    expect(english(over)).toBe(
      'Allowed on Prompt skill.generate of Scope Checkout service: a role binding of group editors grants scope.admin.',
    )
    const skill = { ...prompt, identity: { family: 'skill', artifact_id: 'art_1' } }
    expect(english({ resource: skill })).toContain('skill called art_1')
  })

  it('a family is said once where its Artifact is called the same', () => {
    const handoff = { ...prompt, identity: { family: 'handoff', artifact_id: 'handoff' } }
    const over = { resource: handoff, reason_code: 'artifact-owner' }
    expect(english(over, NO_NAMES)).toBe(
      'Allowed on the handoff of Scope scp_1: owning the Artifact grants scope.admin.',
    )
    expect(decisionSentence(made(over), sentenceTexts.zh, NO_NAMES)).toBe(
      '对 Scope scp_1 的 handoff 已获允许：拥有该 Artifact 即授予 scope.admin。',
    )
    const key = { ...prompt, identity: { family: 'prompt', artifact_id: 'prompt' } }
    expect(english({ ...over, resource: key }, NO_NAMES)).toContain('on the Prompt of Scope scp_1:')
  })

  it('a grant names role and target', () => {
    const target = { type: 'service', id: 'cy' }
    expect(english({ reason_code: 'binding-created', role: 'scope.viewer', target })).toBe(
      'Recorded: scope.viewer was granted to service cy.',
    )
    expect(english({ reason_code: 'binding-created' })).toBe(
      'Recorded: the reason code is binding-created.',
    )
  })

  it('what the console does not know is named as it is', () => {
    const resource = { type: 'constellation', stars: 7 }
    expect(english({ resource, reason_code: 'moon-phase' })).toBe(
      'Allowed on a resource of kind constellation: the reason code is moon-phase.',
    )
    const broken = { type: 'artifact', scope_id: 'scp_1' }
    expect(english({ resource: broken })).toContain('a resource of kind artifact')
  })
})
