const id = encodeURIComponent

/** Paths of the service's routes; every id is percent-encoded once (contract §4: ids may hold spaces and slashes). */
export const endpoints = {
  ready: '/health/ready',
  me: '/v1/access/me',
  resources: '/v1/access/resources/list',
  bindings: '/v1/access/bindings/list',
  roles: '/v1/access/roles/list',
  audit: '/v1/access/audit/list',
  scopes: '/v1/scopes',
  capabilities: '/v1/capabilities',
  memoryEntries: '/v1/memory/entries/list',
  scope: (scopeId: string) => `/v1/scopes/${id(scopeId)}`,
  artifacts: (scopeId: string, family: string) =>
    `/v1/scopes/${id(scopeId)}/artifacts/${id(family)}`,
  /** Where an Artifact of any family is made; the family stands in the body. */
  createArtifact: (scopeId: string) => `/v1/scopes/${id(scopeId)}/artifacts`,
  artifact: (scopeId: string, family: string, artifactId: string) =>
    `/v1/scopes/${id(scopeId)}/artifacts/${id(family)}/${id(artifactId)}`,
  revisions: (scopeId: string, family: string, artifactId: string) =>
    `/v1/scopes/${id(scopeId)}/artifacts/${id(family)}/${id(artifactId)}/revisions`,
  revision: (scopeId: string, family: string, artifactId: string, revision: number) =>
    `/v1/scopes/${id(scopeId)}/artifacts/${id(family)}/${id(artifactId)}/revisions/${revision}`,
  prompt: (scopeId: string, promptKey: string) =>
    `/v1/scopes/${id(scopeId)}/prompts/${id(promptKey)}`,
}
