import type { Principal, Resource } from '../../../api/contract/access'
import type { AuditEvent } from '../../../api/contract/audit'
import { familiesOfScopeDecision } from '../../../families/decided-on-scope'
import { familyOf } from '../../../families/family-of'
import type { Texts } from '../../../lib/language/catalogue'
import type { Names } from '../../../names/use-names'
import { withId } from '../../../names/use-principal-names'
import { partsOf, principalText } from '../../../components/resource-words'
import type { sentenceTexts } from './sentence-texts'

type Words = typeof sentenceTexts extends Texts<infer T> ? T : never

/** A resource in words that fit into a sentence. */
export function resourceWords(resource: Resource, words: Words, names: Names): string {
  const parts = partsOf(resource)
  const named = (scopeId: string) => names.scope(scopeId) ?? scopeId
  switch (parts.kind) {
    case 'server':
      return words.server(parts.deploymentId)
    case 'scope':
      return words.scope(named(parts.scopeId))
    case 'artifact':
      return familyOf(parts.family).configures
        ? words.prompt(parts.artifactId, named(parts.scopeId))
        : words.artifact(
            parts.family,
            names.artifact(parts) ?? parts.artifactId,
            named(parts.scopeId),
          )
    case 'other':
      return words.other(parts.type)
  }
}

/** Words what an event was about. A decision that names only a Scope may have been about one of the Scope's Artifacts. */
function onWords({ resource, operation, action }: AuditEvent, words: Words, names: Names): string {
  const parts = partsOf(resource)
  const families = parts.kind === 'scope' ? familiesOfScopeDecision(operation, action) : []
  if (parts.kind !== 'scope' || families.length === 0) return resourceWords(resource, words, names)
  const kinds = families.map((family) => (familyOf(family).configures ? words.promptKind : family))
  return words.someOf(kinds, names.scope(parts.scopeId) ?? parts.scopeId)
}

function reasonWords(event: AuditEvent, words: Words): string {
  const { action, target, role } = event
  const whom = target ? principalText(target) : null
  switch (event.reason_code) {
    case 'no-matching-binding':
      return words.noBinding(action)
    case 'role-binding':
      return words.byBinding(
        action,
        event.matched_subject ? principalText(event.matched_subject) : null,
      )
    case 'artifact-owner':
      return words.byOwnership(action)
    case 'binding-created':
      return whom && role ? words.granted(role, whom) : words.reasonCode(event.reason_code)
    case 'binding-revoked':
      return whom && role ? words.revoked(role, whom) : words.reasonCode(event.reason_code)
    case 'artifact-owner-established':
      return whom ? words.ownerNow(whom) : words.reasonCode(event.reason_code)
    default:
      return words.reasonCode(event.reason_code)
  }
}

/**
 * What an event means, in one sentence: who was allowed or denied what, on what, and why. A reason code that the
 * console does not know is named as it is (contract §6).
 */
export function eventSentence(event: AuditEvent, words: Words, names: Names): string {
  const named = (principal: Principal) => withId(principal, names.principal(principal))
  const who = event.actor
    ? words.through(named(event.principal), named(event.actor))
    : named(event.principal)
  const verdict = event.allowed ? words.allowed : words.denied
  return verdict(who, event.operation, onWords(event, words, names), reasonWords(event, words))
}
