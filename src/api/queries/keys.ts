import type { Tagged } from '../questions'

/**
 * Query keys, one factory a resource, with common prefixes to invalidate. Everything of one Scope stands under
 * `keys.scope(id)`, so that a mutation names what it touches without knowing the screens.
 */
export const keys = {
  readiness: ['readiness'] as const,
  access: ['access'] as const,
  me: ['access', 'me'] as const,
  authorities: ['access', 'authority'] as const,
  authority: (action: string) => ['access', 'authority', action] as const,
  deployments: ['access', 'deployment'] as const,
  deployment: (action: string) => ['access', 'deployment', action] as const,
  roles: ['access', 'roles'] as const,
  bindings: ['bindings'] as const,
  bindingList: (resource: string) => ['bindings', resource] as const,
  heldBindings: (question: string) => ['bindings', 'held', question] as const,
  scopeList: ['scopes'] as const,
  scope: (scopeId: string) => ['scope', scopeId] as const,
  scopeDetail: (scopeId: string) => ['scope', scopeId, 'detail'] as const,
  scopeStats: (scopeId: string) => ['scope', scopeId, 'stats'] as const,
  artifactList: (scopeId: string, family: string) =>
    ['scope', scopeId, 'artifacts', family, 'list'] as const,
  taggedLists: (scopeId: string, family: string) =>
    [...keys.artifactList(scopeId, family), 'tagged'] as const,
  taggedList: (scopeId: string, family: string, tagged: Tagged) =>
    [...keys.taggedLists(scopeId, family), tagged] as const,
  searches: (scopeId: string, family: string) =>
    ['scope', scopeId, 'artifacts', family, 'search'] as const,
  // Outside the prefix that a commit invalidates: it leaves the tags as they are (contract §4.8).
  tags: (scopeId: string, family: string, artifactId: string) =>
    ['tags', scopeId, family, artifactId] as const,
  artifact: (scopeId: string, family: string, artifactId: string) =>
    ['scope', scopeId, 'artifacts', family, 'one', artifactId] as const,
  head: (scopeId: string, family: string, artifactId: string) =>
    [...keys.artifact(scopeId, family, artifactId), 'head'] as const,
  revisions: (scopeId: string, family: string, artifactId: string) =>
    [...keys.artifact(scopeId, family, artifactId), 'revisions'] as const,
  // What never changes stands outside the prefix that a commit invalidates.
  olderRevisions: (scopeId: string, family: string, artifactId: string) =>
    ['older-revisions', scopeId, family, artifactId] as const,
  contents: (scopeId: string, family: string, artifactId: string) =>
    ['revision', scopeId, family, artifactId] as const,
  revision: (scopeId: string, family: string, artifactId: string, revision: number) =>
    [...keys.contents(scopeId, family, artifactId), revision] as const,
  source: (scopeId: string, sourceType: string, sourceId: string) =>
    ['source', scopeId, sourceType, sourceId] as const,
  between: (scopeId: string, family: string, artifactId: string, first: number, last: number) =>
    ['between', scopeId, family, artifactId, first, last] as const,
  // A dialog's or form's look at the head that it is based on; outside as well, for it knows of its own commits.
  watches: (scopeId: string, family: string, artifactId: string) =>
    ['watch', scopeId, family, artifactId] as const,
  watch: (scopeId: string, family: string, artifactId: string, etag: string) =>
    ['watch', scopeId, family, artifactId, etag] as const,
  prompts: (scopeId: string) => ['scope', scopeId, 'prompts'] as const,
  prompt: (scopeId: string, promptKey: string) => ['scope', scopeId, 'prompts', promptKey] as const,
  // What the list of a Scope's Prompts says of one key; the list is the answer that commits correct.
  savedPrompt: (scopeId: string, promptKey: string) =>
    ['saved-prompt', scopeId, promptKey] as const,
  promptCapabilities: ['prompt-capabilities'] as const,
  audit: ['audit'] as const,
  // Outside of `audit`: reading again is itself audited, so no mutation may make these stale.
  auditFeed: (...of: string[]) => ['audit-feed', ...of] as const,
  auditPage: (turn: number) => ['audit-page', turn] as const,
  // The few lines of the audit that Home shows.
  glance: (...of: string[]) => ['glance', ...of] as const,
  // When bindings were last used, as far as it was read.
  uses: (...of: string[]) => ['uses', ...of] as const,
  // Who owns an Artifact, as the audit told it.
  owner: (artifact: string) => ['owner', artifact] as const,
  auditBinding: (...of: string[]) => ['audit-binding', ...of] as const,
  author: (scopeId: string, family: string, artifactId: string, revision: number) =>
    ['author', scopeId, family, artifactId, revision] as const,
  auditChange: (...of: string[]) => ['audit-change', ...of] as const,
  auditRevision: (...of: string[]) => ['audit-revision', ...of] as const,
}
