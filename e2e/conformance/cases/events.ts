import type { CaseGroup } from '../case'
import { ofScopes } from './scope-events'
import { ofArtifacts } from './artifact-events'
import { ofAccess } from './access-events'
import { ofTags } from './tag-events'

export const eventGroup: CaseGroup = {
  about: 'audit events that a call writes',
  cases: [...ofScopes, ...ofArtifacts, ...ofTags, ...ofAccess],
}
