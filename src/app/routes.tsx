import { createBrowserRouter, Navigate } from 'react-router'
import type { Config } from '../api/config'
import { paths } from '../routing/paths'
import { NotFoundPage } from './NotFoundPage'
import { RequireSession } from './RequireSession'
import { RouteError } from './RouteError'
import { Shell } from './Shell'
import { ShellLoading } from './ShellLoading'

/** The one route table (screens.md). Each screen is loaded when it is opened. */
export function createRouter(config: Config) {
  return createBrowserRouter([
    {
      path: '/sign-in',
      HydrateFallback: ShellLoading,
      ErrorBoundary: RouteError,
      lazy: async () => {
        const { SignInPage } = await import('../features/session/SignInPage')
        return { element: <SignInPage identities={config.identities ?? []} /> }
      },
    },
    {
      element: (
        <RequireSession signIn={config.signIn}>
          <Shell />
        </RequireSession>
      ),
      HydrateFallback: ShellLoading,
      ErrorBoundary: RouteError,
      children: [
        { index: true, element: <Navigate to={paths.scopes()} replace /> },
        {
          // A crash in one screen leaves the navigation standing.
          ErrorBoundary: RouteError,
          children: [
            {
              path: 'scopes',
              lazy: async () => ({
                Component: (await import('../features/scopes/ScopesPage')).ScopesPage,
              }),
            },
            {
              path: 'scopes/:scopeId',
              lazy: async () => ({
                Component: (await import('../features/scopes/ScopePage')).ScopePage,
              }),
            },
            {
              path: 'scopes/:scopeId/artifacts/:family',
              lazy: async () => ({
                Component: (await import('../features/artifacts/ArtifactsPage')).ArtifactsPage,
              }),
            },
            {
              path: 'scopes/:scopeId/artifacts/:family/:artifactId',
              lazy: async () => ({
                Component: (await import('../features/artifacts/ArtifactPage')).ArtifactPage,
              }),
            },
            {
              path: 'scopes/:scopeId/artifacts/:family/:artifactId/history',
              lazy: async () => ({
                Component: (await import('../features/history/HistoryPage')).HistoryPage,
              }),
            },
            {
              path: 'scopes/:scopeId/prompts',
              lazy: async () => ({
                Component: (await import('../features/prompts/PromptsPage')).PromptsPage,
              }),
            },
            {
              path: 'scopes/:scopeId/prompts/:promptKey',
              lazy: async () => ({
                Component: (await import('../features/prompts/PromptPage')).PromptPage,
              }),
            },
            {
              path: 'audit',
              lazy: async () => ({
                Component: (await import('../features/audit/AuditPage')).AuditPage,
              }),
            },
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ])
}
