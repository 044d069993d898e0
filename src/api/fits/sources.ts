import type { Rule } from '../client'
import type { Source } from '../contract/sources'
import { first, says } from './says'

/** A Source of a Scope. */
export const sourceFits =
  (scopeId: string, sourceType: string, sourceId: string): Rule<Source> =>
  ({ data }) =>
    first(
      says('scope_id', scopeId, data.scope_id),
      says('source_type', sourceType, data.source_type),
      says('source_id', sourceId, data.source_id),
    )
