import type { AuditEvent } from '../../api/contract/audit'
import { isNamedAsKind, partsOf, principalText } from '../resource-words'
import { configures } from '../../families/configures'
import { CREATE, familiesOfScopeDecision, REPLACE } from '../../families/decided-on-scope'
import { own } from '../../lib/json/own'
import type { Texts } from '../../lib/language/catalogue'
import type { Names } from '../../names/use-names'
import type { RequestOutcome } from './request-outcome'
import type { requestTexts } from './request-texts'

export type RequestWords = typeof requestTexts extends Texts<infer T> ? T : never

/** Operations on one Artifact. Where such a decision names only its Scope, it does not tell which Artifact. */
const ON_AN_ARTIFACT: ReadonlySet<string> = new Set([
  CREATE,
  REPLACE,
  'get_artifact',
  'get_artifact_revision',
  'list_artifact_revisions',
  'get_artifact_tags',
  'replace_artifact_tags',
])

/** The event that tells most of what a request was about: a change, else an Artifact, else what was decided first. */
export function tellingEvent(events: readonly AuditEvent[]): AuditEvent | undefined {
  return (
    events.findLast(({ target, role }) => target && role) ??
    events.find(({ resource }) => resource.type === 'artifact') ??
    events[0]
  )
}

/** Words what a request was about. A decision that names only a Scope may have been about one of its Artifacts. */
function onWords({ resource, operation, action }: AuditEvent, t: RequestWords, names: Names) {
  const parts = partsOf(resource)
  const scopeWords = (id: string) => {
    const name = names.scope(id)
    return name === undefined ? t.scope(id) : t.named(name)
  }
  const kindOf = (family: string) => (configures(family) ? t.prompt : family)
  switch (parts.kind) {
    case 'server':
      return t.server
    case 'scope': {
      const kinds = familiesOfScopeDecision(operation, action).map(kindOf)
      const scope = scopeWords(parts.scopeId)
      if (kinds.length > 0) return t.kinds(kinds, scope)
      return ON_AN_ARTIFACT.has(operation) ? t.anArtifactIn(scope) : scope
    }
    case 'artifact': {
      const kind = kindOf(parts.family)
      const name = names.artifact(parts) ?? parts.artifactId
      const scope = scopeWords(parts.scopeId)
      return isNamedAsKind(name, kind) ? t.theOnly(kind, scope) : t.artifact(kind, name, scope)
    }
    case 'other':
      return t.named(parts.type)
  }
}

/** What somebody did, in words that go on after their name: "tried to replace a Prompt in Checkout service". */
export function requestSentence(
  event: AuditEvent,
  { outcome, authority }: RequestOutcome,
  t: RequestWords,
  names: Names,
): string {
  const { operation, role, target } = event
  const on = onWords(event, t, names)
  if (outcome === 'succeeded') {
    const whom = target ? (names.principal(target) ?? principalText(target)) : ''
    const done = own(t.done, operation)
    if (done) return done(on, role ?? '', whom).trim()
  }
  const act = own(t.acts, operation)?.(on) ?? t.other(operation, on)
  const tried = outcome === 'unknown' && authority === 'given' ? t.mayHave(act) : t.tried(act)
  // Chinese keeps names apart with blanks; the sentence ends without one.
  return tried.trim()
}

/** Which of the words for outcomes applies: what is unknown says which authority was given or denied. */
export function outcomeKey({ outcome, authority }: RequestOutcome) {
  if (outcome !== 'unknown' || authority === null) return outcome
  return authority === 'given' ? 'given' : 'deniedOnly'
}
