import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router'
import { FailureState } from '../components/FailureState'
import { LoadingRows } from '../components/LoadingRows'
import { isCodeFailure } from '../lib/code-failure'
import { notify } from '../ui/notices'
import { ShellLoading } from './ShellLoading'

type Props = {
  children: ReactNode
  /** Without the shell around it. */
  bare?: boolean
}

/**
 * Around each screen: its code is on its way, or it crashed. A crash, and code that could not be loaded, leave the
 * navigation standing; another address starts afresh.
 */
export function Screen({ children, bare = false }: Props) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      // The screen says the same in its place.
      onError={(error) => {
        if (error instanceof Error && isCodeFailure(error)) notify(null)
      }}
      fallbackRender={({ error }) => (
        <FailureState
          error={error instanceof Error ? error : new Error(String(error))}
          onRetry={() => location.reload()}
        />
      )}
    >
      <Suspense fallback={bare ? <ShellLoading /> : <LoadingRows />}>{children}</Suspense>
    </ErrorBoundary>
  )
}
