/**
 * The one table of the screens (screens §1): the path of each, as React Router reads it, and the module below `features/`
 * that exports its page under the module's own name.
 */
export const SCREENS = {
  '/sign-in': 'session/SignInPage',
  '/scopes': 'scopes/ScopesPage',
  '/scopes/:scopeId': 'scopes/ScopePage',
  '/scopes/:scopeId/artifacts/:family': 'artifacts/ArtifactsPage',
  '/scopes/:scopeId/artifacts/:family/:artifactId': 'artifacts/ArtifactPage',
  '/scopes/:scopeId/artifacts/:family/:artifactId/edit': 'editing/EditPage',
  '/scopes/:scopeId/artifacts/:family/:artifactId/history': 'history/HistoryPage',
  '/scopes/:scopeId/prompts': 'prompts/PromptsPage',
  '/scopes/:scopeId/prompts/:promptKey': 'prompts/PromptPage',
  '/audit': 'audit/AuditPage',
} as const
