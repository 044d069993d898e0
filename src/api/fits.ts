import type { Rule } from './client'
import type { Binding, Resource } from './contract/access'
import type { ResourceRequest } from './contract/access-requests'
import { etagOf } from './contract/artifacts'
import type { AuditPage, ListAuditRequest } from './contract/audit'
import type { PromptConfiguration } from './contract/prompts'
import type { Scope } from './contract/scopes'
import type { Mismatch } from './errors'

// What makes an answer the answer to its question. A proxy, a cache or a server at fault may give another one, of the
// agreed shape and about something else. Only what every 1.x server keeps is a rule (contract §3 to §6).

type Said = string | number | boolean | null | undefined
const shown = (value: Said) => (value === undefined ? 'missing' : JSON.stringify(value))
const says = (field: string, expected: Said, received: Said): Mismatch | null =>
  received === expected ? null : { field, expected: shown(expected), received: shown(received) }
const first = (...found: readonly (Mismatch | null)[]) => found.find((one) => one !== null) ?? null

/** The first mismatch of the items of a page, with its place in the page. */
function ofItems<T>(items: readonly T[], check: (item: T, at: number) => Mismatch | null) {
  for (const [at, item] of items.entries()) {
    const found = check(item, at)
    if (found) return { ...found, field: `items.${at}.${found.field}` }
  }
  return null
}

/** A Scope's id. */
export const scopeFits =
  (scopeId: string): Rule<Scope> =>
  ({ data }) =>
    says('scope_id', scopeId, data.scope_id)

/** What a search takes for the same letter depends on the database behind the server. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()

type ScopeQuestion = { query?: string; query_field?: string; parent_scope_id?: string }

/** A page of Scopes: what was searched for is in the field that was searched, and each is a child of the asked parent. */
export const scopesFit =
  ({ query, query_field: field, parent_scope_id: parent }: ScopeQuestion): Rule<Page<Scope>> =>
  ({ data }) =>
    ofItems(data.items, (scope) => {
      if (parent !== undefined) {
        const wrong = says('parent_scope_id', parent, scope.parent_scope_id)
        if (wrong) return wrong
      }
      if (query === undefined || field === undefined) return null
      const text = scope[field]
      return typeof text !== 'string' || folded(text).includes(folded(query.trim()))
        ? null
        : { field, expected: `a text with ${shown(query)}`, received: shown(text) }
    })

type Page<T> = { items: readonly T[] }
type ArtifactPlace = { scopeId: string; family: string; artifactId: string }
type Named = { scope_id: string; family: string; artifact_id: string; revision: number }

const isOf = (
  {
    scopeId,
    family,
    artifactId,
  }: Pick<ArtifactPlace, 'scopeId' | 'family'> & Partial<ArtifactPlace>,
  data: Named,
) =>
  first(
    says('scope_id', scopeId, data.scope_id),
    says('family', family, data.family),
    artifactId === undefined ? null : says('artifact_id', artifactId, data.artifact_id),
  )

/** The ETag names the revision. A proxy that compresses marks it as weak; one may drop it. */
const etagSays = (revision: number, etag: string | null) =>
  etag === null ? null : says('ETag', etagOf(revision), etag.replace(/^W\//, ''))

/** The head of an Artifact, whichever revision it is by now. */
export const headFits =
  (place: ArtifactPlace): Rule<Named> =>
  ({ data, etag }) =>
    first(isOf(place, data), etagSays(data.revision, etag))

/** The same, where 304 says that it is still the one that was named. */
export const movedHeadFits =
  (place: ArtifactPlace): Rule<Named | undefined> =>
  (answer) => {
    const { data, status } = answer
    if (data) return headFits(place)({ ...answer, data })
    return status === 304
      ? null
      : { field: '(the whole body)', expected: 'a revision', received: 'undefined' }
  }

/** One revision of an Artifact. */
export const revisionFits =
  (place: ArtifactPlace, revision: number): Rule<Named> =>
  ({ data }) =>
    first(isOf(place, data), says('revision', revision, data.revision))

/** What a commit has made: the very revision that follows the one it was based on (contract §4: no gaps). */
export const committedFits =
  (place: ArtifactPlace, revision: number): Rule<Named> =>
  (answer) =>
    first(revisionFits(place, revision)(answer), etagSays(revision, answer.etag))

/** A page of the Artifacts of a family. */
export const artifactsFit =
  (scopeId: string, family: string): Rule<Page<Named>> =>
  ({ data }) =>
    ofItems(data.items, (item) => isOf({ scopeId, family }, item))

/**
 * A page of an Artifact's revisions, newest first.
 * @param below the last revision of the page before it; Infinity for the first one
 */
export const revisionsFit =
  (place: ArtifactPlace, below: number): Rule<Page<Named>> =>
  ({ data }) =>
    ofItems(data.items, (item, at) => {
      const newer = data.items[at - 1]?.revision ?? below
      const falls = item.revision < newer
      return (
        isOf(place, item) ??
        (falls ? null : { field: 'revision', expected: `<${newer}`, received: `${item.revision}` })
      )
    })

/** What a Prompt runs now; what is saved of it is the Artifact of that key (contract §5). */
export const promptFits =
  (scopeId: string, promptKey: string): Rule<PromptConfiguration> =>
  ({ data }) => {
    const { artifact, artifact_etag: etag } = data
    return first(
      says('scope_id', scopeId, data.scope_id),
      says('prompt_key', promptKey, data.prompt_key),
      artifact ? says('artifact.family', 'prompt', artifact.family) : null,
      artifact ? says('artifact.artifact_id', promptKey, artifact.artifact_id) : null,
      artifact && etag ? says('artifact_etag', etagOf(artifact.revision), etag) : null,
    )
  }

/** Resources of one kind. */
export const resourcesFit =
  (type: string): Rule<Page<Resource>> =>
  ({ data }) =>
    ofItems(data.items, (item) => says('type', type, item.type))

type Subject = { type: string; id: string }
const isBy = (field: string, asked: Subject, said: Subject) =>
  first(says(`${field}.type`, asked.type, said.type), says(`${field}.id`, asked.id, said.id))

type BindingQuestion = { management_resource: ResourceRequest; subject: Subject }

/** Bindings of a subject on a resource: on a Scope also those on its Artifacts, on the server all (contract §3). */
export const bindingsFit =
  ({ management_resource: asked, subject }: BindingQuestion): Rule<Page<Binding>> =>
  ({ data }) =>
    ofItems(data.items, ({ resource, ...binding }) =>
      first(isBy('subject', subject, binding.subject), isWithin(asked, resource)),
    )

function isWithin(asked: ResourceRequest, said: Resource): Mismatch | null {
  if (asked.type === 'server') return null
  const { scope_id: scopeId, identity } = said as { scope_id?: string; identity?: Identity }
  const inScope = says('resource.scope_id', asked.scope_id, scopeId)
  if (inScope || asked.type === 'scope') return inScope
  return first(
    says('resource.identity.family', asked.identity.family, identity?.family),
    says('resource.identity.artifact_id', asked.identity.artifact_id, identity?.artifact_id),
  )
}
type Identity = { family: string; artifact_id: string }

/** Entries of the Scope's own Memory: which Scope's, the answer does not say (contract §4). */
export const memoryFits: Rule<{ memory?: { family: string } | null | undefined }> = ({ data }) =>
  data.memory ? says('memory.family', 'memory', data.memory.family) : null

/** A page of the audit: every event is one that was asked for. The list of the server holds all (contract §6). */
export const auditFits =
  (asked: ListAuditRequest): Rule<AuditPage> =>
  ({ data }) =>
    ofItems(data.items, (event) => {
      const { resource, action, subject, result, time_range: range } = asked
      const { occurred_at: at } = event
      return first(
        resource.type === 'scope' ? isWithin(resource, event.resource) : null,
        action ? says('action', action, event.action) : null,
        subject ? isBy('principal', subject, event.principal) : null,
        result ? says('allowed', result === 'allowed', event.allowed) : null,
        range && (isBefore(at, range.start) || !isBefore(at, range.end))
          ? { field: 'occurred_at', expected: `from ${range.start} to ${range.end}`, received: at }
          : null,
      )
    })

/** Whether an instant is before another, to the microsecond as the service keeps it. */
function isBefore(one: string, other: string): boolean {
  const ms = Date.parse(one) - Date.parse(other)
  return ms === 0 ? belowMs(one) < belowMs(other) : ms < 0
}
const belowMs = (instant: string) => (/\.\d{3}(\d{1,3})/.exec(instant)?.[1] ?? '').padEnd(3, '0')
