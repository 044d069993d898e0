import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { isApiError, isFromProxy } from '../../../api/errors'
import { ProviderError } from '../../../api/oidc/faults'
import { hintsOf } from '../../../api/oidc/token-claims'
import { ownerOf } from '../../../api/owner'
import { whoIs } from '../../../api/queries/access'
import { keys } from '../../../api/queries/keys'
import { serverNow } from '../../../api/server-clock'
import { session } from '../../../api/session'
import type { OidcSettings } from '../../../lib/oidc-settings'
import { paths } from '../../../routing/paths'
import { safeNext } from '../safe-next'

/** The code that speaks to the provider. */
const provider = () => import('../../../api/oidc/provider')

/** An answer of the provider counts once, however often React mounts the page. */
const taken = new Map<
  string,
  ReturnType<Awaited<ReturnType<typeof provider>>['returnFromProvider']>
>()

/**
 * Signing in at the provider: leaving for it, and coming back.
 * @param next where the person is led; an answer of the provider knows it by itself
 * @param answer the address of the page, where the provider has sent the person back to it
 */
export function useProviderSignIn(settings: OidcSettings, next: string, answer: string | null) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const redirect = new URL(useHref(paths.signIn()), location.href).href
  const [keep, setKeep] = useState(true)

  const leave = useMutation({
    mutationFn: async (again: boolean) => {
      const { carryDialogDrafts } = await import('../../../commit/dialog-drafts')
      carryDialogDrafts()
      await (await provider()).leaveToSignIn(settings, redirect, { next, keep, again })
    },
  })

  const come = useMutation({
    mutationFn: async (address: string) => {
      const { returnFromProvider } = await provider()
      const one = taken.get(address) ?? returnFromProvider(settings, redirect, address)
      taken.set(address, one)
      const returned = await one.catch((cause: unknown) => {
        backTo(cause instanceof ProviderError ? cause.next : null)
        throw cause
      })
      try {
        return { returned, me: await whoIs(returned.token) }
      } catch (cause) {
        backTo(returned.next)
        if (!isApiError(cause) || cause.status !== 401 || isFromProxy(cause)) throw cause
        const hints = hintsOf(returned.token, serverNow())
        throw new ProviderError({ kind: 'not-taken', ...hints }, returned.next, { cause })
      }
    },
    onSuccess: ({ returned, me }) => {
      session.start(returned.token, returned.keep, ownerOf(me.principal), returned.grant)
      client.setQueryData(keys.me, me)
      void navigate(safeNext(returned.next, location.origin), { replace: true })
    },
  })
  /** The code in the address is used up; the way back is not. */
  const backTo = (place: string | null) => {
    const to = safeNext(place, location.origin)
    void navigate(paths.signIn(to === paths.home() ? undefined : to), { replace: true })
  }

  const takeAnswer = useEffectEvent(() => {
    // A page that is shown again, by the way back, is not on its way to the provider any more.
    const onShown = ({ persisted }: PageTransitionEvent) => persisted && leave.reset()
    window.addEventListener('pageshow', onShown)
    if (answer !== null && session.token() === null) come.mutate(answer)
    // The press is to find the code there. Where it does not come, the press tells.
    else provider().catch(() => undefined)
    return () => window.removeEventListener('pageshow', onShown)
  })
  useEffect(() => takeAnswer(), [])

  // The effect below the first paint takes the answer up.
  const isAwaited = answer !== null && come.isIdle && !leave.error
  return {
    keep,
    setKeep,
    error: leave.error ?? come.error,
    /** Nothing can be pressed: the person is on the way to the provider, or back from it. */
    isUnderWay: isAwaited || [leave, come].some((way) => way.isPending || way.isSuccess),
    isSignedIn: session.token() !== null && come.isIdle,
    signIn: (again: boolean) => {
      come.reset()
      leave.mutate(again)
    },
  }
}
