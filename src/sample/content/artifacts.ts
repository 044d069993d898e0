import { cartAndFraud } from './cart-and-fraud'
import { checkoutKnowledge } from './checkout-knowledge'
import { checkoutPrompts } from './checkout-prompts'
import { checkoutSkills } from './checkout-skills'
import { checkoutMemories } from './checkout-memories'
import { dataAndCompany } from './data-and-company'
import { delivery } from './delivery'
import { incidentSkills } from './incident-skills'
import { macros } from './macros'
import { oncall } from './oncall'
import { paymentsKnowledge } from './payments-knowledge'
import { refundPolicy } from './refund-policy'
import { reviews } from './reviews'
import { incidents } from './incidents'
import { payments } from './payments'
import { refunds } from './refunds'
import { checkoutSkillPrompt } from './skill-prompt-history'
import { support } from './support'
import type { SampleArtifact } from './types'

export const SAMPLE_ARTIFACTS: readonly SampleArtifact[] = [
  checkoutSkillPrompt,
  ...checkoutPrompts,
  ...checkoutSkills,
  ...checkoutKnowledge,
  ...checkoutMemories,
  ...paymentsKnowledge,
  ...payments,
  ...cartAndFraud,
  ...incidentSkills,
  ...incidents,
  ...oncall,
  ...reviews,
  ...support,
  ...macros,
  ...refundPolicy,
  ...refunds,
  ...delivery,
  ...dataAndCompany,
]
