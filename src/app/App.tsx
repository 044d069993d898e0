import { ErrorBoundary } from 'react-error-boundary'
import { BrowserRouter } from 'react-router'
import type { Config } from '../api/config'
import { FailureState } from '../components/FailureState'
import { AppRoutes } from './routes'

export function App({ config }: { config: Config }) {
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
      <BrowserRouter>
        <AppRoutes config={config} />
      </BrowserRouter>
    </ErrorBoundary>
  )
}
