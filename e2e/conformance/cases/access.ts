import type { CaseGroup } from '../case'
import { meAndResources } from './access-resources'
import { checks } from './access-checks'
import { roleList } from './access-roles'

export const accessGroup: CaseGroup = {
  about: '/v1/access: me, resources, check, roles',
  cases: [...meAndResources, ...checks, ...roleList],
}
