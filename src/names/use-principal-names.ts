import { useCallback, useSyncExternalStore } from 'react'
import type { Principal } from '../api/contract/access'
import { useIdsOnly } from './ids-only'
import { principalKey, principalNames } from './principal-names'

/**
 * What principals are called: as the answer that names them describes them, otherwise as another answer has told this
 * person in this browser. The hook never asks the server.
 * @returns undefined where nobody has told, or this browser shows ids only
 */
export function usePrincipalNames(): (principal: Principal) => string | undefined {
  const names = useSyncExternalStore(
    principalNames.subscribe,
    principalNames.get,
    principalNames.get,
  )
  const idsOnly = useIdsOnly()
  return useCallback(
    (principal) =>
      idsOnly ? undefined : principal.description || names.get(principalKey(principal)),
    [names, idsOnly],
  )
}

/** A principal by name, with the type and the id that the name stands for: "Ada Nowak (user ada)". */
export const withId = ({ type, id }: Principal, name: string | undefined) =>
  name === undefined ? `${type} ${id}` : `${name} (${type} ${id})`
