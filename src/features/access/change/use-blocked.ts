import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { authorityQuery, meQuery } from '../../../api/queries/access'
import { useTexts } from '../../../ui/language'
import type { Shown } from '../shown'
import { actionTexts } from './action-texts'

/** What `access/me` says of a deployment whose bindings another system holds (contract §3.4). */
const HeldElsewhere = v.looseObject({
  provider_capabilities: v.looseObject({ relationship_management: v.literal(false) }),
})

/**
 * Why no binding of a screen can be changed, or null. Whoever reads the list of the server administers it; a reader of a
 * Scope's list may have lost the role since. Neither question is audited.
 */
export function useBlocked({ view, resource, asOf }: Shown): string | null {
  const t = useTexts(actionTexts)
  const { data: me } = useQuery(meQuery())
  const { data: admin } = useQuery(authorityQuery('scope.admin'))
  if (asOf !== null) return t.pastOnly
  if (v.is(HeldElsewhere, me)) return t.managedElsewhere
  const hasLost =
    view === 'scope' &&
    resource.type !== 'server' &&
    admin?.complete === true &&
    !admin.scopeIds.has(resource.scope_id)
  return hasLost ? t.needScopeAdmin : null
}
