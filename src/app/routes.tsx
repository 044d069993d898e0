import { Route, Routes } from 'react-router'
import type { Config, Identity } from '../api/config'
import { SCREENS, type ScreenPath } from '../routing/screens'
import { AskableAddress } from './AskableAddress'
import { NotFoundPage } from './NotFoundPage'
import { pageOf } from './pages'
import { RequireSession } from './RequireSession'
import { Screen } from './Screen'
import { Shell } from './Shell'

const SignInPage = pageOf<{ signIn: Config['signIn']; identities: readonly Identity[] }>('/sign-in')
const screens = (Object.keys(SCREENS) as ScreenPath[])
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
            <SignInPage signIn={config.signIn} identities={config.identities ?? []} />
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
