import type { PromptContent } from '../src/api/contract/prompts'
import type { Api, Role } from './api'
import type { Features } from './features'
import type { IdentityName } from './identities'
import { auto, contents } from './prompt-texts'

/** One commit: new content, or revision `restore` again. */
export type RevisionSpec = PromptContent | { restore: number; reason: string }

export type SeededPrompt = {
  scopeId: string
  scopeTitle: string
  key: string
  /** Number and ETag of the head. */
  revision: number
  etag: string
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
export const sampleRevisions: readonly RevisionSpec[] = [
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

/** Makes a Scope with a Prompt whose revisions `scope-admin` has committed one by one. */
export async function seedPrompt(
  api: Api,
  features: Features,
  { key = 'skill.generate', revisions = sampleRevisions, grants }: SeedOptions = {},
): Promise<SeededPrompt> {
  const scope = await seedScope(api, grants)
  const author = api.as('scope-admin')
  const contentOf: PromptContent[] = []
  let etag: string | null = null
  for (const spec of revisions) {
    const content = 'restore' in spec ? contentOf[spec.restore - 1] : spec
    if (!content)
      throw new Error('A seed can restore only a revision that it has committed before.')
    const answer: { etag: string | null } =
      etag === null
        ? await author.savePrompt(scope.scope_id, key, content)
        : await author.replace(
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
    etag = answer.etag
    contentOf.push(content)
  }
  if (etag === null) throw new Error('A seeded Prompt needs at least one revision.')
  return {
    scopeId: scope.scope_id,
    scopeTitle: scope.title,
    key,
    revision: contentOf.length,
    etag,
    contentOf,
  }
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
