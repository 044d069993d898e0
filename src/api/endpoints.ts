import { path } from './asked'

const artifactParts = (scopeId: string, family: string, artifactId: string) =>
  [
    '/v1/scopes',
    ['scope', scopeId],
    '/artifacts',
    ['family', family],
    ['artifact', artifactId],
  ] as const

/**
 * Paths of the service's routes.
 * @throws ApiError of kind `id` for an id that the service's rule does not allow, so that no request can be made of it
 */
export const endpoints = {
  ready: path('/health/ready'),
  me: path('/v1/access/me'),
  resources: path('/v1/access/resources/list'),
  bindings: path('/v1/access/bindings/list'),
  createBinding: path('/v1/access/bindings/create'),
  revokeBinding: path('/v1/access/bindings/revoke'),
  replaceBinding: path('/v1/access/bindings/replace'),
  roles: path('/v1/access/roles/list'),
  audit: path('/v1/access/audit/list'),
  stats: path('/v1/stats'),
  scopes: path('/v1/scopes'),
  capabilities: path('/v1/capabilities'),
  memoryEntries: path('/v1/memory/entries/list'),
  scope: (scopeId: string) => path('/v1/scopes', ['scope', scopeId]),
  artifacts: (scopeId: string, family: string) =>
    path('/v1/scopes', ['scope', scopeId], '/artifacts', ['family', family]),
  search: (scopeId: string, family: string) =>
    path('/v1/scopes', ['scope', scopeId], '/artifacts', ['family', family], '/search'),
  /** Where an Artifact of any family is made; the family stands in the body. */
  createArtifact: (scopeId: string) => path('/v1/scopes', ['scope', scopeId], '/artifacts'),
  artifact: (scopeId: string, family: string, artifactId: string) =>
    path(...artifactParts(scopeId, family, artifactId)),
  revisions: (scopeId: string, family: string, artifactId: string) =>
    path(...artifactParts(scopeId, family, artifactId), '/revisions'),
  revision: (scopeId: string, family: string, artifactId: string, revision: number) =>
    path(...artifactParts(scopeId, family, artifactId), '/revisions', ['revision', revision]),
  tags: (scopeId: string, family: string, artifactId: string) =>
    path(...artifactParts(scopeId, family, artifactId), '/tags'),
  source: (scopeId: string, sourceType: string, sourceId: string) =>
    path(
      '/v1/scopes',
      ['scope', scopeId],
      '/sources',
      ['sourceType', sourceType],
      ['source', sourceId],
    ),
  prompt: (scopeId: string, promptKey: string) =>
    path('/v1/scopes', ['scope', scopeId], '/prompts', ['prompt', promptKey]),
}
