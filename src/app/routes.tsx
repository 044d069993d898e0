import { lazy, type ComponentType } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import type { Config } from '../api/config'
import { paths } from '../routing/paths'
import { SCREENS } from '../routing/screens'
import { AskableAddress } from './AskableAddress'
import { NotFoundPage } from './NotFoundPage'
import { RequireSession } from './RequireSession'
import { Screen } from './Screen'
import { Shell } from './Shell'

const SignInPage = lazy(async () => ({
  default: (await import('../features/session/SignInPage')).SignInPage,
}))

const modules = import.meta.glob<Record<string, ComponentType>>([
  '../features/*/*Page.tsx',
  '!../features/session/*',
])

/** A page's code is loaded when it is opened; the page itself has asked for it then (`early.ts`). */
const pageOf = (module: string) =>
  lazy(async () => {
    const { [module.split('/').at(-1) ?? '']: page } =
      (await modules[`../features/${module}.tsx`]?.()) ?? {}
    if (page === undefined) throw new Error(`src/features/${module}.tsx exports no page`)
    return { default: page }
  })

const { '/sign-in': _, ...behindSession } = SCREENS
const screens = Object.entries(behindSession).map(
  ([path, module]) => [path, pageOf(module)] as const,
)

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
