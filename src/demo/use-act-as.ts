import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ownerOf } from '../api/owner'
import { whoIs } from '../api/queries/access'
import { keys } from '../api/queries/keys'
import { session } from '../api/session'
import { paths } from '../routing/paths'
import { untilShown } from './shown-address'

/**
 * Goes on as somebody else, at the same address or at `path`. The screen ends with the session before, and the sign-in screen leads back:
 * what one person was shown or had typed is not the next one's to see (decision 14).
 */
export function useActAs(): (token: string, path?: string) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (token, path) => {
    session.changeToken()
    // The screen of before is not read once more in the other one's name.
    if (path !== undefined) {
      const signIn = paths.signIn(path)
      // The screen that has lost its session leads there by itself. The sign-in leads on to what it was rendered with.
      await untilShown((address) => address.split('?')[0] === paths.signIn())
      void navigate(signIn, { replace: true })
      await untilShown((address) => address === signIn)
    }
    const me = await whoIs(token)
    session.start(token, true, ownerOf(me.principal))
    client.setQueryData(keys.me, me)
  }
}
