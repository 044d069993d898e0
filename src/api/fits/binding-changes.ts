import type { Rule } from '../client'
import type { Binding } from '../contract/access'
import type {
  CreateBindingRequest,
  ReplaceBindingRequest,
  RevokeBindingRequest,
} from '../contract/access-requests'
import type { ReplacedBinding } from '../contract/replaced-binding'
import { isBy, isWithin } from './bindings'
import { first, says } from './says'

/** The binding that was asked for; a server that repeats a change by its key may answer one that was revoked since. */
export const grantedFits =
  (asked: CreateBindingRequest): Rule<Binding> =>
  ({ data }) =>
    first(
      says('role', asked.role, data.role),
      isBy('subject', asked.subject, data.subject),
      says('resource.type', asked.resource.type, data.resource.type),
      isWithin(asked.resource, data.resource),
    )

/** The binding that was asked about, revoked. */
export const revokedFits =
  (asked: RevokeBindingRequest): Rule<Binding> =>
  ({ data }) =>
    first(
      says('binding_id', asked.binding_id, data.binding_id),
      says('state', 'revoked', data.state),
    )

/** The binding that was asked about, and another one in its place. */
export const replacedFits =
  (asked: ReplaceBindingRequest): Rule<ReplacedBinding> =>
  ({ data: { previous, current } }) =>
    first(
      says('previous.binding_id', asked.binding_id, previous.binding_id),
      says('previous.state', 'revoked', previous.state),
      isBy('current.subject', asked.replacement.subject, current.subject),
      says('current.role', previous.role, current.role),
    )
