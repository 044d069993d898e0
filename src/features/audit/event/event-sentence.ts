import type { Principal, Resource } from '../../../api/contract/access'
import type { AuditEvent } from '../../../api/contract/audit'
import { configures } from '../../../families/configures'
import type { Texts } from '../../../lib/language/catalogue'
import type { Names } from '../../../names/use-names'
import { isNamedAsKind, partsOf, principalText } from '../../../components/resource-words'
import type { RequestOutcome } from '../../../components/requests/request-outcome'
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
    case 'artifact': {
      const isPrompt = configures(parts.family)
      const kind = isPrompt ? words.prompt : parts.family
      const name = (isPrompt ? undefined : names.artifact(parts)) ?? parts.artifactId
      const scope = named(parts.scopeId)
      return isNamedAsKind(name, kind)
        ? words.theOnly(kind, scope)
        : words.artifact(kind, name, scope)
    }
    case 'other':
      return words.other(parts.type)
  }
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

/** Reason codes of events that record a change; these decide nothing (contract §6). */
const RECORDS: readonly string[] = [
  'binding-created',
  'binding-revoked',
  'artifact-owner-established',
]

/**
 * What one decision was, in one sentence: whether the authority was given, on what, and why. A reason code that the console
 * does not know is named as it is (contract §6).
 */
export function decisionSentence(event: AuditEvent, words: Words, names: Names): string {
  const why = reasonWords(event, words)
  if (RECORDS.includes(event.reason_code)) return words.recorded(why)
  const verdict = event.allowed ? words.allowed : words.denied
  return verdict(resourceWords(event.resource, words, names), why)
}

/**
 * What somebody did, in one sentence: "Noah Fischer tried to replace a Prompt in Checkout service: denied." A request is
 * only called denied where its decisions prove that it was refused (contract §6.3).
 * @param what the words of the request, see `requestSentence`
 */
export function requestHeadline(
  { principal, actor }: Pick<AuditEvent, 'principal' | 'actor'>,
  what: string,
  { outcome }: RequestOutcome,
  words: Words,
  names: Names,
): string {
  const named = (one: Principal) => names.principal(one) ?? principalText(one)
  const who = actor ? words.through(named(principal), named(actor)) : named(principal)
  return (outcome === 'refused' ? words.refused : words.did)(who, what)
}
