/**
 * The one table of the screens (screens §1): the path of each, as React Router reads it, and the modules below `src/` that
 * its content needs. The first one exports the page under the module's own name; `…-worker` is a worker's script,
 * `…?event` is needed where the address has that parameter.
 */
export const SCREENS = {
  '/': ['features/home/HomePage'],
  '/sign-in': ['features/session/SignInPage'],
  '/scopes': ['features/scopes/ScopesPage'],
  '/scopes/:scopeId': ['features/scopes/ScopePage'],
  '/scopes/:scopeId/new/:family': ['features/editing/EditPage'],
  '/scopes/:scopeId/artifacts/:family': ['features/artifacts/ArtifactsPage'],
  '/scopes/:scopeId/artifacts/:family/:artifactId': ['features/artifacts/ArtifactPage'],
  '/scopes/:scopeId/artifacts/:family/:artifactId/edit': ['features/editing/EditPage'],
  '/scopes/:scopeId/artifacts/:family/:artifactId/history': [
    'features/history/HistoryPage',
    'components/diff/ContentComparison',
    'lib/diff/diff-worker',
  ],
  '/scopes/:scopeId/artifacts/:family/:artifactId/compare': [
    'features/history/ComparePage',
    'components/diff/ContentComparison',
    'lib/diff/diff-worker',
  ],
  '/scopes/:scopeId/sources/:sourceType/:sourceId': ['features/sources/SourcePage'],
  '/scopes/:scopeId/prompts': ['features/prompts/PromptsPage'],
  '/scopes/:scopeId/prompts/:promptKey': ['features/prompts/PromptPage'],
  '/access': ['features/access/AccessPage'],
  '/access/people/:type/:id': ['features/access/PersonPage'],
  '/audit': ['features/audit/AuditPage', 'features/audit/event/EventDrawer?event'],
} as const satisfies Readonly<Record<string, readonly [page: string, ...others: string[]]>>

export type ScreenPath = keyof typeof SCREENS
