import type { ComponentType, ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { BrowserRouter } from 'react-router'
import type { Config } from '../api/config'
import { FailureState } from '../components/FailureState'
import { AppRoutes } from './routes'

type Props = {
  config: Config
  /** Decides where the addresses of screens stand in the browser's. */
  Router?: ComponentType<{ children?: ReactNode }>
}

export function App({ config, Router = BrowserRouter }: Props) {
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
