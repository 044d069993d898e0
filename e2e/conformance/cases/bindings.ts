import type { CaseGroup } from '../case'
import { creating } from './binding-creating'
import { changing } from './binding-changing'
import { listing } from './binding-listing'

export const bindingGroup: CaseGroup = {
  about: '/v1/access/bindings',
  cases: [...creating, ...changing, ...listing],
}
