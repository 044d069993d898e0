import type { CaseGroup } from '../case'
import { creating } from './binding-creating'
import { changing } from './binding-changing'
import { listing } from './binding-listing'
import { repeating } from './binding-repeating'

export const bindingGroup: CaseGroup = {
  about: '/v1/access/bindings',
  cases: [...creating, ...changing, ...listing, ...repeating],
}
