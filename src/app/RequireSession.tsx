import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { Config } from '../api/config'
import { meQuery, readinessQuery } from '../api/queries/access'
import { session } from '../api/session'
import { useAccessMode } from '../components/use-access-mode'
import { paths } from '../routing/paths'
import { SessionFailure } from './SessionFailure'
import { ShellLoading } from './ShellLoading'

const ProxySignInEnded = lazy(async () => ({
  default: (await import('./ProxySignInEnded')).ProxySignInEnded,
}))

type Props = { signIn: Config['signIn']; children: ReactNode }

/**
 * Lets in whoever the server lets in. A token kept in this tab is believed until the server says 401; without one,
 * only a server whose access control is off, or a deployment that signs in before the console, opens the screens.
 */
export function RequireSession({ signIn, children }: Props) {
  const location = useLocation()
  const token = useSyncExternalStore(session.subscribe, session.token)
  const ended = useSyncExternalStore(session.subscribe, session.ended)
  const readiness = useQuery(readinessQuery())
  const mode = useAccessMode()
  const me = useQuery({ ...meQuery(), enabled: token !== null && mode !== 'disabled' })

  if (signIn === 'none' && ended === 'expired')
    return (
      <Suspense fallback={<ShellLoading />}>
        <ProxySignInEnded />
      </Suspense>
    )
  if (mode === 'disabled' || signIn === 'none') return children
  if (token === null) {
    if (readiness.isPending) return <ShellLoading />
    const here = `${location.pathname}${location.search}${location.hash}`
    // Who signed out does not leave the way to their screen to the next one.
    const back = here !== '/' && (ended === null || ended === 'expired') ? here : undefined
    return <Navigate to={paths.signIn(back)} replace />
  }
  // While readiness is still unknown, a 503 of access/me may only mean that access control is off.
  if (me.isLoadingError && !readiness.isPending)
    return <SessionFailure error={me.error} onRetry={() => void me.refetch()} />
  return children
}
