import { Suspense, useEffect, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { isCodeFailure } from '../lib/code-failure'
import { notify } from '../ui/notices'

type Props = {
  /** Which menu or dialog is open. Another one starts afresh. */
  part: string | undefined
  onClose: () => void
  children: ReactNode
}

/** Around what opens above a screen. Where its code can't be loaded, a notice says so and the screen stays. */
export function CodeBoundary({ part, onClose, children }: Props) {
  return (
    <ErrorBoundary
      resetKeys={[part]}
      fallbackRender={({ error }) => <NotLoaded error={error} onClose={onClose} />}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function NotLoaded({ error, onClose }: { error: unknown; onClose: () => void }) {
  const isOfCode = error instanceof Error && isCodeFailure(error)
  useEffect(() => {
    if (!isOfCode) return
    notify({ kind: 'code-failed' })
    onClose()
  }, [isOfCode, onClose])
  // A crash is for the boundary around the shell.
  if (!isOfCode) throw error
  return null
}
