import type { ComponentType, ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { BrowserRouter } from 'react-router'
import type { Config } from '../api/config'
import { FailureState } from '../components/FailureState'
import { BASE_PATH } from '../lib/base-path'
import { AppRoutes } from './routes'

type Props = {
  config: Config
  /** Decides where the addresses of screens stand in the browser's. */
  Router?: ComponentType<{ children?: ReactNode }>
}

const PathRouter = ({ children }: { children?: ReactNode }) => (
  <BrowserRouter basename={BASE_PATH}>{children}</BrowserRouter>
)

export function App({ config, Router = PathRouter }: Props) {
  return (
    // The last resort, around the shell itself; a screen's own failures end at its `Screen`.
    <ErrorBoundary
      fallbackRender={({ error }) => (
        <FailureState
          error={error instanceof Error ? error : new Error(String(error))}
          onRetry={() => location.reload()}
        />
      )}
    >
      <Router>
        <AppRoutes config={config} />
      </Router>
    </ErrorBoundary>
  )
}
