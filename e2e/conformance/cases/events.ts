import type { CaseGroup } from '../case'
import { ofScopes } from './scope-events'
import { ofArtifacts } from './artifact-events'
import { ofAccess } from './access-events'
import { ofSearches } from './search-events'
import { ofTags } from './tag-events'
import { ofUndeclared } from './undeclared-events'

export const eventGroup: CaseGroup = {
  about: 'audit events that a call writes',
  cases: [...ofScopes, ...ofArtifacts, ...ofTags, ...ofSearches, ...ofAccess, ...ofUndeclared],
}
