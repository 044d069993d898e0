import { useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { session } from '../api/session'
import { signIn } from '../api/sign-in'
import { settleUncommitted, uncommittedOf, type Uncommitted } from '../commit/uncommitted'
import { providerOf } from '../lib/sign-in-settings'
import { paths } from '../routing/paths'

/**
 * Signing out. `leave` does it at once unless the person has typed something that is not committed: then `uncommitted` is
 * what to ask about, and `signOut` takes the answer.
 * @param onLeave called just before the person is signed out
 */
export function useSignOut(onLeave: () => void) {
  const navigate = useNavigate()
  const back = useHref(paths.signIn())
  const [uncommitted, setUncommitted] = useState<readonly Uncommitted[]>([])
  const signOut = (keep: boolean) => {
    onLeave()
    const owner = session.owner()
    if (owner !== null) settleUncommitted(owner, keep)
    const provider = providerOf(signIn())
    const grant = session.grant()
    session.signOut()
    void navigate(paths.signIn())
    if (provider && grant) {
      import('../api/oidc/provider')
        .then(({ signOutAtProvider }) =>
          signOutAtProvider(provider, new URL(back, location.href).href, grant),
        )
        .catch(() => undefined) // signed out here, as the sign-in screen says
    }
  }
  const leave = () => {
    const owner = session.owner()
    const typed = owner === null ? [] : uncommittedOf(owner)
    if (typed.length > 0) setUncommitted(typed)
    else signOut(true)
  }
  return { uncommitted, leave, signOut }
}
