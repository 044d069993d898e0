import type { CaseGroup } from '../case'
import { creating } from './scope-creating'
import { choosing } from './scope-default'
import { getting, listing } from './scope-reading'

export const scopeGroup: CaseGroup = {
  about: '/v1/scopes',
  cases: [...creating, ...choosing, ...getting, ...listing],
}
