import * as v from 'valibot'
import type { Role } from '../../../access/change/plan'
import type { RoleDescription } from '../../../api/contract/access'
import { ROLES_1_4, type ResourceRequest } from '../../../api/contract/access-requests'
import { isGrantedOn } from './granted-on'

/** The kinds of principals that a role is granted to; of groups no server that the console knows takes any (contract §3.4). */
export const KINDS = ['user', 'service'] as const

/** The roles that a person can be granted on a resource, as the server describes them. */
export const grantable = (
  descriptions: readonly RoleDescription[],
  on: ResourceRequest,
  type: string,
): { role: Role; description: RoleDescription }[] =>
  descriptions.flatMap((description) => {
    const { role, assignable_subject_types: types } = description
    const fits = isGrantedOn(description, on) && (types?.includes(type) ?? true)
    return fits && v.is(v.picklist(ROLES_1_4), role) ? [{ role, description }] : []
  })
