import { useQueryClient } from '@tanstack/react-query'
import { ownerOf } from '../api/owner'
import { whoIs } from '../api/queries/access'
import { keys } from '../api/queries/keys'
import { session } from '../api/session'

/**
 * Goes on at the same address as somebody else. The screen ends with the session before, and the sign-in screen leads back:
 * what one person was shown or had typed is not the next one's to see (decision 14).
 */
export function useActAs(): (token: string) => Promise<void> {
  const client = useQueryClient()
  return async (token) => {
    session.changeToken()
    const me = await whoIs(token)
    session.start(token, true, ownerOf(me.principal))
    client.setQueryData(keys.me, me)
  }
}
