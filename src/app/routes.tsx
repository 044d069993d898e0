import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import type { Config } from '../api/config'
import { paths } from '../routing/paths'
import { AskableAddress } from './AskableAddress'
import { NotFoundPage } from './NotFoundPage'
import { RequireSession } from './RequireSession'
import { Screen } from './Screen'
import { Shell } from './Shell'

const SignInPage = lazy(async () => ({
  default: (await import('../features/session/SignInPage')).SignInPage,
}))

/** Every screen behind the session (screens §1). Its code is loaded when it is opened. */
const screens: Record<string, LazyExoticComponent<ComponentType>> = {
  '/scopes': lazy(async () => ({
    default: (await import('../features/scopes/ScopesPage')).ScopesPage,
  })),
  '/scopes/:scopeId': lazy(async () => ({
    default: (await import('../features/scopes/ScopePage')).ScopePage,
  })),
  '/scopes/:scopeId/artifacts/:family': lazy(async () => ({
    default: (await import('../features/artifacts/ArtifactsPage')).ArtifactsPage,
  })),
  '/scopes/:scopeId/artifacts/:family/:artifactId': lazy(async () => ({
    default: (await import('../features/artifacts/ArtifactPage')).ArtifactPage,
  })),
  '/scopes/:scopeId/artifacts/:family/:artifactId/edit': lazy(async () => ({
    default: (await import('../features/editing/EditPage')).EditPage,
  })),
  '/scopes/:scopeId/artifacts/:family/:artifactId/history': lazy(async () => ({
    default: (await import('../features/history/HistoryPage')).HistoryPage,
  })),
  '/scopes/:scopeId/prompts': lazy(async () => ({
    default: (await import('../features/prompts/PromptsPage')).PromptsPage,
  })),
  '/scopes/:scopeId/prompts/:promptKey': lazy(async () => ({
    default: (await import('../features/prompts/PromptPage')).PromptPage,
  })),
  '/audit': lazy(async () => ({
    default: (await import('../features/audit/AuditPage')).AuditPage,
  })),
}

/** The one route table. */
export function AppRoutes({ config }: { config: Config }) {
  return (
    <Routes>
      <Route
        path="/sign-in"
        element={
          <Screen bare>
            <SignInPage identities={config.identities ?? []} />
          </Screen>
        }
      />
      <Route
        element={
          <RequireSession signIn={config.signIn}>
            <Shell />
          </RequireSession>
        }
      >
        <Route index element={<Navigate to={paths.scopes()} replace />} />
        {Object.entries(screens).map(([path, Page]) => (
          <Route
            key={path}
            path={path}
            element={
              <Screen>
                <AskableAddress>
                  <Page />
                </AskableAddress>
              </Screen>
            }
          />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
