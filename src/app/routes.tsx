import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import type { Config } from '../api/config'
import { paths } from '../routing/paths'
import { SCREENS } from '../routing/screens'
import { AskableAddress } from './AskableAddress'
import { NotFoundPage } from './NotFoundPage'
import { pageOf } from './pages'
import { RequireSession } from './RequireSession'
import { Screen } from './Screen'
import { Shell } from './Shell'

const SignInPage = lazy(async () => ({
  default: (await import('../features/session/SignInPage')).SignInPage,
}))

const screens = (Object.keys(SCREENS) as (keyof typeof SCREENS)[])
  .filter((path) => path !== '/sign-in')
  .map((path) => [path, pageOf(path)] as const)

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
        {screens.map(([path, Page]) => (
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
