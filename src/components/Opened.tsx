import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { isCodeFailure } from '../lib/code-failure'
import { notify } from '../ui/notices'

type Props = { onClose: () => void; children: ReactNode }

/**
 * Stands around a dialog, a menu or a drawer while that is open. If its code can't be loaded, this component closes it and
 * shows a notice, so that the screen stays as it is.
 */
export function Opened({ onClose, children }: Props) {
  return (
    <ErrorBoundary fallbackRender={({ error }) => <NotLoaded error={error} onClose={onClose} />}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function NotLoaded({ error, onClose }: { error: unknown; onClose: () => void }) {
  const isOfCode = error instanceof Error && isCodeFailure(error)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOfCode) return
    notify({ kind: 'code-failed' })
    close()
  }, [isOfCode])
  // A crash is for the boundary around the screen.
  if (!isOfCode) throw error
  return null
}
