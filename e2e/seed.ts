import * as v from 'valibot'
import type { PromptContent } from '../src/api/contract/prompts'
import { SourceReference } from '../src/api/contract/sources'
import type { Api, Role } from './api'
import type { Features } from './features'
import type { IdentityName } from './identities'
import { auto, contents } from './prompt-texts'
import { Refusal } from './sender'

/** One commit: new content, or revision `restore` again. */
export type RevisionSpec = PromptContent | { restore: number; reason: string }

export type SeededPrompt = {
  scopeId: string
  scopeTitle: string
  key: string
  /** Number and ETag of the head. */
  revision: number
  etag: string
  /** The Source that the first save has left (contract §4.7). */
  sourceId: string
  /** What each revision holds; `contentOf[0]` is revision 1. */
  contentOf: PromptContent[]
}

type SeedOptions = {
  key?: string
  /** Default: `sampleRevisions`. */
  revisions?: readonly RevisionSpec[]
  /** More roles in the Scope than those of `scope-admin`. */
  grants?: Partial<Record<IdentityName, readonly Role[]>>
}

/** Custom, edited, Auto, extended, edited, restored: revisions 2, 5 and 6 differ in turn. */
const sampleRevisions: readonly RevisionSpec[] = [
  contents.opening,
  contents.shortened,
  auto,
  contents.extended,
  contents.opening,
  { restore: 4, reason: 'The order of the answer helped the night shift.' },
]

let made = 0

/** A title that no other test of the run uses, so that lists can be searched for it. */
export const uniqueTitle = (words: string) => `${words} ${process.pid}-${++made}`

/** Makes a Scope in which `scope-admin` may read, write and administer. */
export async function seedScope(api: Api, grants: SeedOptions['grants'] = {}) {
  const root = api.as('root')
  const scope = await root.createScope({
    title: uniqueTitle('Checkout service'),
    summary: 'Payments, baskets and the on-call handbook of the checkout service.',
  })
  const roles: SeedOptions['grants'] = {
    'scope-admin': ['scope.admin', 'scope.viewer', 'scope.contributor'],
    ...grants,
  }
  for (const [name, list] of Object.entries(roles)) {
    for (const role of list) await root.grant(name as IdentityName, role, scope.scope_id)
  }
  return scope
}

/**
 * Makes a Scope and saves the first revision of a Prompt in it. When a binding changes elsewhere in that moment, 1.0
 * refuses with 409 `binding-version` and yet keeps the Prompt, without its owner: such a Scope is given up for a new one.
 */
export async function firstSave(
  api: Api,
  author: IdentityName,
  key: string,
  content: PromptContent,
  grants: SeedOptions['grants'] = {},
) {
  for (let attempt = 1; ; attempt++) {
    const scope = await seedScope(api, grants)
    try {
      return { scope, saved: await api.as(author).savePrompt(scope.scope_id, key, content) }
    } catch (error) {
      const collided = error instanceof Refusal && error.code === 'binding-version'
      if (!collided || attempt === 5) throw error
    }
  }
}

/** Makes a Scope with a Prompt whose revisions `scope-admin` has committed one by one. */
export async function seedPrompt(
  api: Api,
  features: Features,
  { key = 'skill.generate', revisions = sampleRevisions, grants }: SeedOptions = {},
): Promise<SeededPrompt> {
  const author = api.as('scope-admin')
  const [opening, ...later] = revisions
  if (!opening || 'restore' in opening)
    throw new Error('A seeded Prompt begins with a revision of its own.')
  const { scope, saved } = await firstSave(api, 'scope-admin', key, opening, grants)
  const contentOf: PromptContent[] = [opening]
  const etagFrom = (answer: { etag: string | null }) => {
    if (answer.etag === null) throw new Error('A commit was answered without an ETag.')
    return answer.etag
  }
  let etag = etagFrom(saved)
  for (const spec of later) {
    const content = 'restore' in spec ? contentOf[spec.restore - 1] : spec
    if (!content)
      throw new Error('A seed can restore only a revision that it has committed before.')
    const answer = await author.replace(
      scope.scope_id,
      'prompt',
      key,
      content,
      etag,
      // Servers before 1.4 refuse these fields (contract §4).
      'restore' in spec && features.recordsRestores
        ? { from: spec.restore, reason: spec.reason }
        : undefined,
    )
    etag = etagFrom(answer)
    contentOf.push(content)
  }
  return {
    scopeId: scope.scope_id,
    scopeTitle: scope.title,
    key,
    revision: contentOf.length,
    etag,
    sourceId: ownSourceOf(saved.data),
    contentOf,
  }
}

/** The Source that a write has left, by its answer. */
function ownSourceOf({ sources }: Record<string, unknown>): string {
  const [own] = v.parse(v.array(SourceReference), sources)
  if (!own) throw new Error('A write was answered without a Source of its own.')
  return own.source_id
}

/** Requirements that one check may hold, each of which is one audit event. */
const CHECK_MAX = 100

/**
 * Fills a Scope's audit with at least `atLeast` more events, one in four of them denied; about a
 * second for a thousand on a real server.
 */
export async function seedAudit(api: Api, scopeId: string, atLeast: number): Promise<void> {
  const resource = { type: 'scope', scope_id: scopeId }
  for (let written = 0; written < atLeast; written += CHECK_MAX) {
    const caller = api.as(written % (4 * CHECK_MAX) === 0 ? 'stranger' : 'scope-admin')
    await caller.check(
      Array.from({ length: CHECK_MAX }, () => ({ action: 'scope.read', resource })),
    )
  }
}
